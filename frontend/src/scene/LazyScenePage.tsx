import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";

/** The page of scenes, loaded only where it is asked for. */
export function LazyScenePage() {
  const page = useSignal<FunctionComponent | null>(null);
  useEffect(() => {
    void import("./ScenePage").then(({ ScenePage }) => {
      page.value = ScenePage;
    });
  }, []);
  const Page = page.value;
  return Page ? <Page /> : null;
}
