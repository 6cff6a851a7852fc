import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const outDir = "../src/sjoelen/web/static";

/** The API's page is served by us: its files come from npm, never from elsewhere. */
function swagger(): Plugin {
  const files = ["swagger-ui-bundle.js", "swagger-ui.css", "favicon-32x32.png", "LICENSE", "NOTICE"];
  return {
    name: "swagger",
    apply: "build",
    closeBundle() {
      const shelf = join(import.meta.dirname, outDir, "swagger");
      mkdirSync(shelf, { recursive: true });
      for (const file of files)
        cpSync(join(import.meta.dirname, "node_modules/swagger-ui-dist", file), join(shelf, file));
    },
  };
}

export default defineConfig({
  base: "/static/",
  plugins: [swagger()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: ["chrome123", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ["src/main.tsx", "src/style/reading.css"] },
  },
  test: { include: [process.env.SJOELEN_CASES ? "src/conformance/crossCheck.ts" : "src/**/*.test.ts"] },
});
