import type { Page } from "@playwright/test";
import { atRest } from "#tests/e2e/support/alive.ts";
import { admin, anika, signedIn } from "#tests/e2e/support/people.ts";
import { accountPlaces, adminPlaces } from "#tests/e2e/support/places.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/**
 * What a first visit may transfer, in bytes: everything with its headers, and its JavaScript as brotli. Each limit
 * leaves up to a kilobyte above the measured value, because a file's name depends on its content, and names affect the
 * compressed size.
 */
const budgets = {
  "/": { all: 215_000, script: 114_300 },
  "/services": { all: 210_000, script: 117_900 },
  "/contact": { all: 185_000, script: 110_700 },
  "/login": { all: 195_000, script: 115_000 },
  "/singup": { all: 195_000, script: 115_000 },
  "/bn": { all: 340_000, script: 118_900 },
};

for (const [path, budget] of Object.entries(budgets)) {
  test(`a first visit to ${path} stays within its bytes and contacts no other site`, async ({
    page,
    baseURL,
  }) => {
    const transfers = await visit(page, path);
    const all = transfers.reduce((sum, { head, body }) => sum + head + body, 0);
    const script = sizeOf(scriptsOf(transfers));
    expect(transfers.filter(({ url }) => !url.startsWith(baseURL ?? "") && !url.startsWith("data:"))).toEqual(
      [],
    );
    expect(script).toBeGreaterThan(0);
    expect(script, "JavaScript").toBeLessThanOrEqual(budget.script);
    expect(all, "everything").toBeLessThanOrEqual(budget.all);
  });
}

/** What a dashboard page may need beyond what all of them share, and everything that the booking page may need. */
const dashboardPage = 56_600;
const bookingPage = 179_000;

for (const [who, person, places] of [
  ["a customer", anika, accountPlaces],
  // The site's editor shows a public page in a frame, whose bytes are counted above.
  ["the owner", admin, adminPlaces.filter((place) => place !== "/dashboard/site")],
] as const) {
  test(`each dashboard page of ${who} stays within its JavaScript beyond the shared part`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await signedIn(context, person);
    const fetched: Transfer[][] = [];
    for (const place of places) fetched.push(ownScriptsOf(await visit(page, place), baseURL));
    const shared = fetched.reduce((all, scripts) => all.filter(({ url }) => has(scripts, url)));
    const beyond = fetched.map((scripts) => sizeOf(scripts.filter(({ url }) => !has(shared, url))));
    expect(shared.length).toBeGreaterThan(2);
    for (const [index, place] of places.entries())
      expect(beyond[index], place).toBeLessThanOrEqual(dashboardPage);
  });
}

test("the booking page stays within its JavaScript, without the card provider's", async ({
  page,
  context,
  baseURL,
}) => {
  await signedIn(context, anika);
  const services: { _id: string }[] = await (await context.request.get("/api/services")).json();
  const transfers = await visit(page, `/dashboard/bookingAppointment/${services[0]?._id}`);
  expect(sizeOf(ownScriptsOf(transfers, baseURL))).toBeLessThanOrEqual(bookingPage);
});

/** The card provider's scripts are not the site's own. */
const ownScriptsOf = (transfers: Transfer[], baseURL: string | undefined) =>
  scriptsOf(transfers).filter(({ url }) => url.startsWith(`${baseURL}/assets/`));
const scriptsOf = (transfers: Transfer[]) => transfers.filter(({ type }) => type === "Script");
const sizeOf = (transfers: Transfer[]) => transfers.reduce((sum, { body }) => sum + body, 0);
const has = (transfers: Transfer[], wanted: string) => transfers.some(({ url }) => url === wanted);

test("no script is requested before the page is painted", async ({ page }) => {
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

test("pictures far below a phone's first screen wait until the page is painted", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await atRest(page);
  // The browser loads lazy pictures whenever it has time.
  await expect.poll(async () => (await picturesOf(page)).late).toBeGreaterThan(0);
  // The logo, and those of the block below the first screen.
  expect((await picturesOf(page)).early).toBeLessThanOrEqual(5);
});

/** How many pictures a page has fetched before its first script, and since then. */
function picturesOf(page: Page): Promise<{ early: number; late: number }> {
  return page.evaluate(() => {
    const fetched = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = fetched.filter(({ name }) => name.endsWith(".js"));
    const firstScript = Math.min(...scripts.map(({ startTime }) => startTime));
    const pictures = fetched.filter(({ initiatorType }) => initiatorType === "img");
    const early = pictures.filter(({ startTime }) => startTime < firstScript).length;
    return { early, late: pictures.length - early };
  });
}

interface Transfer {
  url: string;
  type: string;
  /** Bytes of the answer's headers, and of its body as transferred. */
  head: number;
  body: number;
}

/** Opens a page as a first-time visitor, and lists what was transferred. */
async function visit(page: Page, path: string): Promise<Transfer[]> {
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  await wire.send("Network.setCacheDisabled", { cacheDisabled: true });
  const transfers = new Map<string, Transfer>();
  const underWay = new Set<string>();
  wire.on("Network.requestWillBeSent", ({ requestId, type }) => {
    // The stream of notices about other people's bookings stays open.
    if (type !== "EventSource") underWay.add(requestId);
  });
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
  await wire.detach();
  return [...transfers.values()];
}
