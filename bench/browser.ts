/**
 * `npm run bench:browser`: when the booking page shows its content on a slow phone, and how soon the desk's calendar
 * responds to a press on a full day. It passes no judgement.
 */
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { ensureBuilt } from "#scripts/lib/build.mjs";
import { startSite } from "#scripts/lib/site.ts";
import { chromiumFlags, chromiumPath } from "#tests/support/browser.ts";
import { fillDay, visitsWanted } from "./full-day.ts";
import { behindProxy, median } from "./load.ts";
import { printTable, type Row } from "./table.ts";

const runs = 5;
const owner = { email: "admin@shiuli.example", password: "shiuli-admin" };

/** 400 kbit/s with a round trip of 0.4 seconds, on a phone with a quarter of this machine's speed. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowPhone = 4;

await ensureBuilt();
const site = await startSite({ ...behindProxy, TZ: "Asia/Dhaka" });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags() });
try {
  const rows = [...(await bookingPage(browser)), ...(await calendar(browser))];
  printTable(rows);
} finally {
  await browser.close();
  await site.stop();
}

/** A customer opens the booking page with an empty cache. Measures until the last large text or picture is painted. */
async function bookingPage(browser: Browser): Promise<Row[]> {
  const services: { _id: string }[] = await (await fetch(`${site.url}/api/services`)).json();
  const address = `${site.url}/dashboard/bookingAppointment/${services[0]?._id}`;
  const painted: number[] = [];
  for (let run = 1; run <= runs; run++) {
    console.log(`measuring: booking page, ${run} of ${runs}`);
    const context = await signedInContext(browser, { viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send("Network.enable");
    await wire.send("Network.emulateNetworkConditions", slow3G);
    await wire.send("Emulation.setCPUThrottlingRate", { rate: slowPhone });
    await page.addInitScript(watchLargestPaint);
    await page.goto(address, { timeout: 120_000 });
    await page.waitForFunction(() => "alive" in document.documentElement.dataset, null, { timeout: 120_000 });
    painted.push(await page.evaluate(() => Number(document.documentElement.dataset.largest)));
    await context.close();
  }
  return [row("booking page's content, slow 3G, 4 times slower", median(painted), "≤ 3000 ms")];
}

/** The owner selects visits, pages through days and opens a dialog. Measures the slowest press-to-paint time. */
async function calendar(browser: Browser): Promise<Row[]> {
  const { date, visits } = await fillDay(site.url, owner);
  const rows: Row[] = [];
  for (const rate of [1, slowPhone]) {
    console.log(`measuring: calendar with ${visits} visits, ${rate} times slower`);
    const context = await signedInContext(browser, { viewport: { width: 1440, height: 1000 } });
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await page.addInitScript(watchInteractions);
    await page.goto(`${site.url}/dashboard/calendar?date=${date}`);
    await page.getByRole("button", { name: /Bench/ }).first().waitFor();
    await wire.send("Emulation.setCPUThrottlingRate", { rate });
    const slowest: number[] = [];
    for (let run = 0; run < runs; run++) slowest.push(await slowestAnswer(page));
    const how = rate === 1 ? "" : `, ${rate} times slower`;
    rows.push(
      row(`press to paint, calendar, ${visits} of ${visitsWanted} visits${how}`, median(slowest), "≤ 100 ms"),
    );
    await context.close();
  }
  return rows;
}

async function slowestAnswer(page: Page): Promise<number> {
  await page.evaluate(() => delete document.documentElement.dataset.slowest);
  const visits = page.getByRole("button", { name: /Bench/ });
  for (const index of [0, 7, 3]) await visits.nth(index).click();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("button", { name: "New booking" }).click();
  await page.getByRole("combobox", { name: "Guest" }).pressSequentially("Anika");
  await page.getByRole("option").first().waitFor();
  // The first press closes the list of guests, the second the dialog.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard it" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // The measurement is reported a moment after the paint.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  return await page.evaluate(() => Number(document.documentElement.dataset.slowest ?? 0));
}

async function signedInContext(
  browser: Browser,
  options: { viewport: { width: number; height: number } },
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, serviceWorkers: "block" });
  const answer = await context.request.post(`${site.url}/api/auth/sign-in/email`, {
    data: owner,
    headers: { origin: site.url },
  });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}`);
  return context;
}

/** Runs in the page: stores the time of the largest paint on <html>. */
function watchLargestPaint(): void {
  new PerformanceObserver((seen) => {
    const last = seen.getEntries().at(-1);
    if (last) document.documentElement.dataset.largest = String(last.startTime);
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Runs in the page: stores the longest time from a press or key to the next paint on <html>. */
function watchInteractions(): void {
  new PerformanceObserver((seen) => {
    const { dataset } = document.documentElement;
    for (const entry of seen.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (!entry.interactionId) continue;
      dataset.slowest = String(Math.max(Number(dataset.slowest ?? 0), entry.duration));
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

function row(what: string, milliseconds: number, aim: string): Row {
  return { what, ours: `${Math.round(milliseconds)} ms`, reference: "", ratio: null, aim };
}
