import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { CallName } from "#contract/paths.ts";
import { keepsPage, withoutLinkTags } from "#server/http/keeps-page.ts";
import type { Page } from "#server/http/page.ts";
import { createPageCache } from "#server/http/page-cache.ts";

test("a plain page is cached, and so is the price list with one service open", () => {
  for (const url of ["/", "/services", "/services?service=thermal-bath"]) expect(keepsPage(url)).toBe(true);
});

test("a page with anything else in its query is not cached", () => {
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

test("a page is cached once, whichever link led to it", async () => {
  let rendered = 0;
  const cache = createPageCache(
    () => 0,
    () => true,
  );
  for (const url of [
    "/services",
    "/services?src=instagram",
    "/services?src=a-card&src=twice",
    "/services?src=",
    "/services?code=EID10",
    "/services?fbclid=IwAR0-x1",
    "/services?utm_source=newsletter&utm_campaign=eid&gclid=Cj0K",
  ]) {
    await cache.page(withoutLinkTags(url), async () => {
      rendered++;
      return { status: 200, headers: {}, body: Buffer.from("") };
    });
  }
  expect(rendered).toBe(1);
  expect(withoutLinkTags("/services?service=bath&src=instagram")).toBe("/services?service=bath");
  for (const other of [
    "/services?srcs=1",
    "/services?q=src=1",
    "/services?xutm_source=1",
    "/services?q=fbclid",
  ])
    expect(withoutLinkTags(other)).toBe(other);
  expect(keepsPage(withoutLinkTags("/?src=instagram&x=1"))).toBe(false);
});

test("made-up queries are answered and evict nothing", async () => {
  let rendered = 0;
  const cache = createPageCache(
    () => 0,
    () => true,
  );
  const render = async (url: string) => {
    if (url === "/") rendered++;
    return { status: 200, headers: {}, body: Buffer.from(url) };
  };
  await cache.page("/", render);
  for (let count = 0; count < 300; count++) {
    const page = await cache.page(`/?q=${count}`, render);
    expect("packed" in page && String((await page.packed()).body)).toBe(`/?q=${count}`);
  }
  await cache.page("/", render);
  expect(rendered).toBe(1);
});

test("a page that can't be rendered is shown from the cache until something that it shows has changed", async () => {
  let now = 0;
  const cache = createPageCache(
    () => now,
    () => true,
  );
  const shown = async (render: () => Promise<Page>) => {
    const page = await cache.page("/", render);
    return "packed" in page ? String((await page.packed()).body) : page.status;
  };
  const made = (text: string) => async () => ({ status: 200, headers: {}, body: Buffer.from(text) });
  const away = async () => ({ status: 503, headers: {}, body: Buffer.from("") });
  const broken = () => Promise.reject(new Error("The database does not answer."));
  expect(await shown(made("first"))).toBe("first");
  for (const failing of [away, broken, away]) {
    now += 61_000;
    expect(await shown(failing)).toBe("first");
  }
  now += 61_000;
  expect(await shown(made("second"))).toBe("second");
  cache.forget();
  expect(await shown(away)).toBe(503);
});

test("without notifications a page is rendered every second, and a hanging render is not waited for", async () => {
  let now = 0;
  const cache = createPageCache(
    () => now,
    () => false,
  );
  const shown = async (render: () => Promise<Page>) => {
    const page = await cache.page("/", render);
    return "packed" in page ? String((await page.packed()).body) : page.status;
  };
  const made = (text: string) => async () => ({ status: 200, headers: {}, body: Buffer.from(text) });
  expect(await shown(made("first"))).toBe("first");
  now += 999;
  expect(await shown(made("second"))).toBe("first");
  now += 1;
  expect(await shown(made("second"))).toBe("second");
  now += 1_000;
  expect(await shown(() => new Promise(() => {}))).toBe("second");
});

test("a change drops the pages that show it, including those being rendered, and no others", async () => {
  const cache = createPageCache(
    () => 0,
    () => true,
  );
  const showing = (...shows: CallName[]) => ({
    status: 200,
    headers: {},
    body: Buffer.from(""),
    shows: new Set(shows),
  });
  await cache.page("/", async () => showing("readSalon", "listReviews"));
  await cache.page("/services", async () => showing("listServices"));
  const { promise, resolve } = Promise.withResolvers<Page>();
  const making = cache.page("/masters", () => promise);
  cache.forget(["listReviews"]);
  resolve(showing("listMasters"));
  await making;
  expect(["/", "/services", "/masters"].filter((url) => cache.find(url))).toEqual(["/services"]);
});

test("a cached page is compressed once per encoding that its readers accept", async () => {
  const cache = createPageCache(
    () => 0,
    () => true,
  );
  const body = Buffer.from("page ".repeat(100));
  const page = await cache.page("/", async () => ({ status: 200, headers: {}, body }));
  if (!("packed" in page)) throw new Error("It is answered as it was made.");
  const [one, other, gzipped, plain] = await Promise.all(
    ["gzip, br", "br", "gzip", "identity"].map((accepted) => page.packed(accepted)),
  );
  expect([one?.encoding, gzipped?.encoding, plain?.encoding]).toEqual(["br", "gzip", undefined]);
  expect(other?.body).toBe(one?.body);
  expect(brotliDecompressSync(one?.body ?? "")).toEqual(body);
  expect(gunzipSync(gzipped?.body ?? "")).toEqual(body);
  expect(plain?.body).toBe(body);
});
