import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import {
  beBooked,
  cards,
  chooseHour,
  moneySaid,
  openBooking,
  showNextMonth,
  typeCard,
} from "#tests/e2e/support/booking-page.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { chooseOfVisit } from "#tests/e2e/support/own-visit.ts";
import { admin, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the owner sells five for four, and a guest buys it, uses a session without a card, and gets it back in time", async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const owner = await openBrowser();
  await signedIn(owner, admin);
  const desk = await owner.newPage();
  await desk.setViewportSize({ width: 390, height: 844 });

  await test.step("the owner puts it on sale", async () => {
    await desk.goto("/dashboard/managePackages");
    await expect(desk.getByText("Nobody has bought a package yet.")).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole("button", { name: "New package" }).click();
    const dialog = desk.getByRole("dialog", { name: "New package" });
    await dialog.getByLabel("Service").selectOption({ label: "Turmeric Glow Facial" });
    await dialog.getByLabel("Price of all in dollars").fill("152");
    await dialog.getByRole("button", { name: "Save" }).click();
    await noticed(desk, "Saved");
    await expect(desk.getByText("5 sessions for $152, $30.40 a session")).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step("a guest sees it on the service's page and buys it", async () => {
    await signedUp(page.context());
    await page.goto("/services?service=turmeric-glow-facial");
    await page.getByRole("link", { name: "5 sessions for $152, $30.40 a session" }).click();
    await typeCard(page, cards.pays);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Pay Now" }).click();
    await noticed(page, "The sessions are yours");
    await expect(page.getByText("5 of 5 sessions left")).toBeVisible();
  });

  await test.step("a session pays for a visit, unless the guest deselects it", async () => {
    await openBooking(page, "Turmeric Glow Facial");
    await showNextMonth(page);
    await chooseHour(page);
    const session = page.getByRole("checkbox", { name: "Use a session of your package (5 left)" });
    await expect(session).toBeChecked();
    await expect(moneySaid(page, "$30.40 from your package;")).toBeVisible();
    await session.uncheck();
    await expect(moneySaid(page, "$38 now;")).toBeVisible();
    await session.check();
    await expect(moneySaid(page, "$30.40 from your package;")).toBeVisible();
    await page.getByLabel("Mobile number").fill("01711000000");
    await expectAccessible(page);
    const book = page.getByRole("button", { name: "Book now" }).filter({ visible: true });
    await beBooked(page, () => book.click());
    await expect(page.getByText("4 of 5 sessions left")).toBeVisible();
  });

  await test.step("cancelled in time the session is returned", async () => {
    const visit = page.getByRole("article").filter({ hasText: "Turmeric Glow Facial" });
    await chooseOfVisit(visit, "Cancel visit");
    const dialog = page.getByRole("dialog", { name: "Cancel this visit?" });
    await expect(dialog).toContainText("The session goes back to your package at once.");
    await dialog.getByRole("button", { name: "Cancel visit" }).click();
    await noticed(page, "Your visit is cancelled");
    await expect(page.getByText("5 of 5 sessions left")).toBeVisible();
  });

  await test.step("a service is added beside a session, and the session is returned once its own service is removed", async () => {
    await bookWithSession(page);
    await expect(page.getByText("4 of 5 sessions left")).toBeVisible();
    const difference = page.getByRole("complementary", { name: "The difference" });
    const inVisit = page.getByRole("group", { name: "In this visit" });
    await chooseOfVisit(page, "Change services");
    await page.getByLabel("Add a service").fill("thread");
    await page.getByRole("button", { name: /^Threading/ }).click();
    await expect(difference).toContainText("$6 more than before.");
    await expect(difference).toContainText("Your card is charged $6 now;");
    await expect(page.getByText(/^It fits: /)).toBeVisible();
    await typeCard(page, cards.pays);
    await page.getByRole("button", { name: "Pay $6 and save" }).click();
    await expect(page.getByRole("heading", { name: "Turmeric Glow Facial, Threading" })).toBeVisible();
    await expect(page.getByText("4 of 5 sessions left")).toBeVisible();
    await chooseOfVisit(page, "Change services");
    await inVisit.getByRole("checkbox", { name: /^Turmeric Glow Facial/ }).uncheck();
    await expect(difference).toContainText("The session goes back to your package at once.");
    await expect(difference).toContainText("Paid already− $6");
    await atRest(page);
    await expectAccessible(page);
    await saveChange(page);
    await expect(page.getByText("5 of 5 sessions left")).toBeVisible();
  });

  await test.step("the owner sees what is owed, and refunds it", async () => {
    await desk.reload();
    await expect(desk.getByText("$152 is owed: sessions that are paid and not used.")).toBeVisible();
    await desk.getByRole("button", { name: /^Give back/ }).click();
    const dialog = desk.getByRole("dialog", { name: "Give $152 back?" });
    await dialog.getByRole("button", { name: "Yes, give it back" }).click();
    await noticed(desk, "$152 goes back to the card");
    await expect(desk.getByText("$0 is owed: sessions that are paid and not used.")).toBeVisible();
    await expectAccessible(desk);
  });
});

/** Books the first free hour of next month with a session, which the page selects by itself. */
async function bookWithSession(page: Page): Promise<void> {
  await openBooking(page, "Turmeric Glow Facial");
  await showNextMonth(page);
  await chooseHour(page);
  await expect(moneySaid(page, "$30.40 from your package;")).toBeVisible();
  await page.getByLabel("Mobile number").fill("01711000000");
  const book = page.getByRole("button", { name: "Book now" }).filter({ visible: true });
  await beBooked(page, () => book.click());
}

/** Saves once the page knows that the change fits. */
async function saveChange(page: Page): Promise<void> {
  await expect(page.getByText(/^It fits: /)).toBeVisible();
  await atRest(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "All bookings" })).toBeVisible();
}
