import { expect, test } from "vitest";
import { pathAndQuery } from "#server/http/request-target.ts";

test.each([
  ["/", "/"],
  ["/services?service=x", "/services?service=x"],
  ["http://x/path?q=1", "/path?q=1"],
  ["HTTP://user:secret@x:99/path", "/path"],
  ["https://x", "/"],
  ["http://x//evil.example/a", "/evil.example/a"],
  ["//evil.example/a", "/evil.example/a"],
  ["http://[", "/http://["],
  ["*", "/*"],
  ["", "/"],
])("the target %j is the path %j", (target, path) => {
  expect(pathAndQuery(target)).toBe(path);
});
