import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  cards,
  chooseHour,
  fillIn,
  openBooking,
  payAndBeBooked,
  showNextMonth,
} from "#tests/e2e/support/booking-page.ts";
import { beginBooking, openDay, quietDay, signedUpStaff } from "#tests/e2e/support/front-desk.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { chooseOfVisit } from "#tests/e2e/support/own-visit.ts";
import { admin, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { confirmNumber, textSaying, textsTo } from "#tests/e2e/support/texts.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a customer chooses texts, books and cancels, and gets a text about each and none that is outdated", async ({
  page,
  context,
  clock,
  openBrowser,
}) => {
  await signedUp(context);
  await page.goto("/dashboard/settings");
  const notices = page.getByRole("region", { name: "Notices" });
  await expect(notices).toContainText("To get texts, confirm your mobile number in your profile");
  const number = await confirmNumber(page);

  await page.goto("/dashboard/settings");
  const told = notices.getByLabel("How we tell you of your visits");
  await told.selectOption(`By text message to 0${number.slice(4)}`);
  await expect(told).toHaveValue("sms");
  await expectAccessible(page);
  await page.reload();
  await expect(told).toHaveValue("sms");

  await openBooking(page, "Alta Hands & Nails");
  await showNextMonth(page);
  await chooseHour(page);
  await fillIn(page, cards.pays);
  await payAndBeBooked(page);
  const booked = await textSaying(context, number, /your visit is booked/);
  expect(booked).toContain("Alta Hands &#38; Nails");

  await chooseOfVisit(page.getByRole("article"), "Cancel visit");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel visit" }).click();
  await noticed(page, "Your visit is cancelled");
  expect(await textSaying(context, number, /your visit is cancelled/)).toContain("$18 goes back.");

  await clock.advance(60 * 24 * 60 * 60_000);
  const owner = await openBrowser();
  await signedIn(owner, admin);
  const log = await owner.newPage();
  const card = log.getByRole("article").filter({ hasText: "The visit was cancelled before it was due." });
  // Due work is done in the background.
  await expect(async () => {
    await log.goto("/dashboard/deliveries?state=not_sent");
    await expect(card.first()).toContainText("Reminder", { timeout: 20_000 });
  }).toPass();
  expect(await textsTo(context, number)).toHaveLength(3);
});

test("the owner sees what each text has cost and how many of the day's are used", async ({
  page,
  context,
}) => {
  await signedUp(context);
  const number = await confirmNumber(page);
  await context.clearCookies();
  await signedIn(context, admin);
  await page.goto("/dashboard/deliveries");
  const card = page.getByRole("article", { name: "Code for a mobile number, by text" });
  await expect(card).toContainText(`to ${number}`);
  await expect(card).toContainText("1 segment");
  await expect(page.getByText(/^Texts today: 0 of 400 .* 1 of 100 with codes\.$/)).toBeVisible();
  await expectAccessible(page);
});

test("a caller who asks for texts gets them", async ({ page, context, openBrowser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedUpStaff(context, openBrowser);
  await openDay(page, quietDay());
  const call = { name: "Rokeya Khatun", service: "Turmeric Glow Facial", master: "Labonno Das", at: "12:00" };
  const dialog = await beginBooking(page, call);
  await dialog.getByLabel("Send texts to this number").check();
  await dialog.getByRole("button", { name: /^Book, \$/ }).click();
  await noticed(page, "Booked for Rokeya Khatun");
  await textSaying(context, "+8801800000077", /your visit is confirmed/);
});
