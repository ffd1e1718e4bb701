import { expect, test } from "vitest";
import { deferScripts } from "#app/defer-scripts.ts";

test("a page requests no script before it is painted, and keeps input for it until then", () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"/></head><body><script>context</script><script type="module" async="">import "/a.js"</script></body>';
  const deferred = deferScripts(page);
  expect(deferred).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
  expect(deferred).toContain('<link rel="later" href="/a.js"/>');
  expect(deferred).toContain('<script type="later">import "/a.js"</script>');
  expect(deferred).toContain("<script>context</script>");
});
