import { expect, test } from "vitest";
import { keepsPage } from "#server/http/keeps-page.ts";
import { createPageCache } from "#server/http/page-cache.ts";

test("a plain page is kept, and the price list with one service open", () => {
  for (const url of ["/", "/services", "/services?service=thermal-bath"]) expect(keepsPage(url)).toBe(true);
});

test("a page with anything else in its query is not", () => {
  for (const url of [
    "/?x=1",
    "/?",
    "/services?x=1",
    "/services?service=bath&x=1",
    "/services?service=a&service=b",
    "/contact?service=bath",
    "/services?%73ervice=bath&utm=1",
  ])
    expect(keepsPage(url)).toBe(false);
});

test("made-up queries are answered and push out nothing", async () => {
  let rendered = 0;
  const cache = createPageCache(() => 0);
  const render = async (url: string) => {
    if (url === "/") rendered++;
    return { status: 200, headers: {}, body: Buffer.from(url) };
  };
  await cache.page("/", render);
  for (let count = 0; count < 300; count++) {
    const page = await cache.page(`/?q=${count}`, render);
    expect("raw" in page && page.raw.toString()).toBe(`/?q=${count}`);
  }
  await cache.page("/", render);
  expect(rendered).toBe(1);
});
