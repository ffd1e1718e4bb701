import { createServer, type ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { arriveToBook, chooseHour } from "#tests/e2e/support/booking-page.ts";
import { offlineNoise } from "#tests/e2e/support/noise.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ noise }) => noise.expect(offlineNoise));

test("an unfinished booking reloaded offline is there once the connection is back", async ({
  page,
  context,
}) => {
  await arriveToBook(page, "Threading");
  const booking = page.url();
  await chooseHour(page);
  await page.getByLabel("Mobile number").fill("01711000000");
  await pageIsKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(missing(page)).toBeVisible();
  // Marks the previous page, which looks the same. Opening an address now could lose against the link's navigation.
  await page.evaluate(() => document.documentElement.setAttribute("data-before", ""));
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.locator("html:not([data-before])")).toBeAttached();
  await page.waitForLoadState();
  await expect(missing(page)).toBeVisible();
  await expect(page).toHaveURL(booking);
  await page.goto("/bn/dashboard/myBookings");
  await expect(page).toHaveURL("/bn/dashboard/myBookings");
  await expect(page.getByRole("heading", { name: "সংযোগ নেই" })).toBeVisible();
  await expect(page.getByRole("link", { name: "আবার চেষ্টা করুন" })).toHaveCSS("border-radius", /[1-9]/);
  await page.goto(booking);
  await expect(missing(page)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/We hold this hour for you/)).toBeVisible();
  await expect(page.getByLabel("Mobile number")).toHaveValue("01711000000");
});

test("an unreachable salon has its own error page, and the page loads when it answers again", async ({
  page,
  context,
  salon,
  host,
  clock,
  noise,
}) => {
  // Requests that were pending when the salon went away.
  noise.expect(/ERR_CONNECTION_RESET/);
  await page.goto("/services");
  await pageIsKept(page);
  // What the browser cached of a visit an hour ago may be too old to use.
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await salon.close();
  await page.reload();
  await expect(missing(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveCSS("border-radius", /[1-9]/);
  await host.open(salon.dataDir, { at: clock.now(), url: salon.url });
  await expect(page.getByRole("link", { name: "Book Appointment" }).first()).toBeVisible();
});

test("a link pressed on the offline page is followed, though the connection comes back meanwhile", async ({
  page,
  context,
  salon,
}) => {
  await page.goto("/services");
  await pageIsKept(page);
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await salon.close();
  await page.reload();
  await expect(missing(page)).toBeVisible();
  const asked = Promise.withResolvers<ServerResponse>();
  const told = Promise.withResolvers<void>();
  await using slow = createServer(({ url }, answer) => {
    if (url === "/contact") asked.resolve(answer);
    else answer.writeHead(503).end();
    if (url === "/told") told.resolve();
  });
  slow.listen(Number(new URL(salon.url).port), "127.0.0.1");

  // A page that is being left can't be told anything by the test.
  await page.evaluate(() =>
    addEventListener("beforeunload", () =>
      setTimeout(() => {
        dispatchEvent(new Event("online"));
        void fetch("/told");
      }),
    ),
  );
  await page.getByRole("link", { name: "Contact Us" }).first().click({ noWaitAfter: true });
  const contact = await asked.promise;
  await told.promise;
  contact.setHeader("content-type", "text/html").end("<h1>Contact Us</h1>");
  await expect(page.getByRole("heading", { name: "Contact Us" })).toBeVisible();
});

/** Waits until the browser has cached the page that it shows when it can't fetch one. */
async function pageIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/offline-worker.js");
    await navigator.serviceWorker.ready;
  });
}

const missing = (page: Page) => page.getByRole("heading", { name: "No connection" });
