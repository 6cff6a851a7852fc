import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import browsers from "./browsers.json";

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

/** The icons of home screens, which take no SVG. */
function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    closeBundle() {
      const drawing = readFileSync(join(import.meta.dirname, "icon.svg"), "utf-8");
      for (const size of [180, 192, 512]) {
        const image = new Resvg(drawing, { fitTo: { mode: "width", value: size } }).render();
        writeFileSync(join(import.meta.dirname, outDir, `icon-${size}.png`), image.asPng());
      }
    },
  };
}

export default defineConfig({
  base: "/static/",
  plugins: [swagger(), icons()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: Object.entries(browsers).map(([name, version]) => `${name}${version}`),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ["src/main.tsx", "src/style/reading.css"] },
  },
  test: { include: [process.env.SJOELEN_CASES ? "src/conformance/crossCheck.ts" : "src/**/*.test.ts"] },
});
