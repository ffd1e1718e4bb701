import { expect, test } from "vitest";
import { deferScripts, starter } from "#app/defer-scripts.ts";
import { hashOf, takeMarks } from "#app/inline-scripts.server.ts";

const nonce = "a3c1";
const router = `<script nonce="${nonce}">window.router={}</script>`;

test("only a script with the render's mark is hashed, and the mark is removed from the page", () => {
  const foreign =
    '<script>steal()</script><script nonce="">steal()</script><script nonce="b2">steal()</script>';
  const { html, hashes } = takeMarks(`<p>${foreign}</p>${router}`, nonce);
  expect(hashes).toEqual([hashOf("window.router={}")]);
  expect(html).toBe(`<p>${foreign}</p><script>window.router={}</script>`);
});

test("a file's script needs no hash", () => {
  expect(takeMarks(`<script nonce="${nonce}" src="/a.js"></script>`, nonce).hashes).toEqual([]);
});

test("a page with deferred scripts keeps the hash of the script that defers them", () => {
  const page = `${router}<script type="module" async="" nonce="${nonce}">import "/a.js"</script>`;
  const { html, hashes } = takeMarks(page, nonce);
  expect(hashes).toEqual([hashOf("window.router={}"), hashOf('import "/a.js"')]);
  expect(deferScripts(html)).toContain(`<script>${starter}</script><script type="later">import "/a.js"`);
});
