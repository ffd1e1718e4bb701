import type { Page } from "@playwright/test";
import { atRest } from "#tests/e2e/support/alive.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** What a first visit may transfer, in bytes: all of it with its headers, and its JavaScript as brotli. */
const budgets = {
  "/": { all: 260_000, script: 115_000 },
  "/services": { all: 270_000, script: 125_000 },
  "/contact": { all: 300_000, script: 118_000 },
  "/login": { all: 300_000, script: 168_000 },
  "/bn": { all: 400_000, script: 123_000 },
};

for (const [path, budget] of Object.entries(budgets)) {
  test(`a first visit to ${path} stays within its bytes and asks nobody else`, async ({ page, baseURL }) => {
    const transfers = await visit(page, path);
    const all = transfers.reduce((sum, { head, body }) => sum + head + body, 0);
    const script = transfers.reduce((sum, { type, body }) => sum + (type === "Script" ? body : 0), 0);
    expect(transfers.filter(({ url }) => !url.startsWith(baseURL ?? "") && !url.startsWith("data:"))).toEqual(
      [],
    );
    expect(script).toBeGreaterThan(0);
    expect(script, "JavaScript").toBeLessThanOrEqual(budget.script);
    expect(all, "everything").toBeLessThanOrEqual(budget.all);
  });
}

test("no script is asked for before the page is painted", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("script[type=later]")).toHaveCount(0);
  const [painted, firstScript] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
    Math.min(
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    ),
  ]);
  expect(painted).toBeLessThanOrEqual(firstScript ?? 0);
});

interface Transfer {
  url: string;
  type: string;
  /** Bytes of the answer's headers, and of its body as it travelled. */
  head: number;
  body: number;
}

/** Opens a page as somebody who was never here, and lists what came over the wire. */
async function visit(page: Page, path: string): Promise<Transfer[]> {
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  const transfers = new Map<string, Transfer>();
  const underWay = new Set<string>();
  wire.on("Network.requestWillBeSent", ({ requestId }) => void underWay.add(requestId));
  wire.on("Network.loadingFailed", ({ requestId }) => void underWay.delete(requestId));
  wire.on("Network.responseReceived", ({ requestId, type, response }) => {
    transfers.set(requestId, { url: response.url, type, head: response.encodedDataLength, body: 0 });
  });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.body = encodedDataLength - transfer.head;
    underWay.delete(requestId);
  });
  await page.goto(path);
  await expect(page.locator("script[type=later]")).toHaveCount(0);
  await atRest(page);
  await expect.poll(() => underWay.size).toBe(0);
  return [...transfers.values()];
}
