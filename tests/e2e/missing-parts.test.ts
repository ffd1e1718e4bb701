import type { BrowserContext, Locator, Page } from "@playwright/test";
import {
  arriveToBook,
  cards,
  chooseHour,
  fetchChecks,
  fillIn,
  payAndBeBooked,
  payNow,
  typeCard,
} from "#tests/e2e/support/booking-page.ts";
import { anika, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a login whose form check can't be loaded says so and sends nothing", async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|Failed to fetch dynamically/);
  await page.goto("/login");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.getByLabel("Email").fill(anika.email);
  await page.getByLabel("Password", { exact: true }).fill(anika.password);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
  await expect(
    page.getByText(
      "Part of this page could not be loaded. Copy what you want to keep, then reload the page.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(anika.email);
  expect(sent).toEqual([]);
});

test("a dialog whose style sheet can't be reached is told as a lost connection, and its page opens again with it", async ({
  page,
  context,
  noise,
}) => {
  noise.expect(offlineNoise);
  const history = await openHistoryOffline(page, context);
  await context.setOffline(false);
  await history.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a page chosen while another one lacks a part opens once the connection is back, and not the former one", async ({
  page,
  context,
  noise,
}) => {
  noise.expect(offlineNoise);
  await openHistoryOffline(page, context);
  await page
    .getByRole("link", { name: /^add review/i })
    .first()
    .click();
  await expect(page.getByText("The next page opens when the connection is back.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel("Your Review")).toBeVisible();
  await page.waitForLoadState();
  await expect(page).toHaveURL("/dashboard/addReview");
});

test("a payment whose part of the page is gone after an upgrade says to load the page again, which then pays", async ({
  page,
  noise,
}) => {
  noise.expect(/404|dynamically imported/);
  await arriveToBook(page, "Threading");
  await chooseHour(page);
  await fetchChecks(page);
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await fillIn(page, cards.pays);
  await payNow(page).click();
  await expect(page.getByText(/You have not been charged. Reload the page/).first()).toBeVisible();
  await page.unroute("**/assets/*.js");
  await page.reload();
  await typeCard(page, cards.pays);
  await payAndBeBooked(page);
});

const offlineNoise = /ERR_INTERNET_DISCONNECTED|preload CSS|dynamically imported|No answer to/;

/** Opens a dialog whose parts can't be fetched, so that My bookings fails. @returns the button that opens it */
async function openHistoryOffline(page: Page, context: BrowserContext): Promise<Locator> {
  await signedIn(context, anika);
  await page.goto("/dashboard/myBookings");
  const history = page.getByRole("button", { name: /^History/ }).first();
  await expect(history).toBeVisible();
  await context.setOffline(true);
  await history.click();
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  return history;
}
