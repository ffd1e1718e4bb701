import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import {
  arriveToBook,
  cards,
  chooseHour,
  fillIn,
  payAndBeBooked,
  showNextMonth,
} from "#tests/e2e/support/booking-page.ts";
import { signedUpStaff } from "#tests/e2e/support/front-desk.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a visit that was paid at the desk gets dearer and is paid on, gets cheaper, and the desk hands back the rest", async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const owner = await openBrowser();
  await signedIn(owner, admin);
  const authorization = `Bearer ${await tokenOf(owner, admin.email)}`;
  const asked = await owner.request.patch("/api/salon-settings", {
    data: { deposit: { kind: "percent", percent: 30 } },
    headers: { authorization },
  });
  expect(asked.status()).toBe(200);

  const guest = await arriveToBook(page, "Alta Hands & Nails");
  await showNextMonth(page);
  await chooseHour(page);
  await fillIn(page, cards.pays);
  await payAndBeBooked(page);
  const booked = page.getByRole("article").first();
  await expect(booked).toContainText("$5.40 paid, $12.60 to pay at the salon.");
  const desk = await openBrowser();
  await signedUpStaff(desk, openBrowser);
  const calendar = await desk.newPage();
  await calendar.setViewportSize({ width: 390, height: 844 });
  const panel = calendar.getByRole("article", { name: guest.name });
  const headers = { authorization: `Bearer ${await tokenOf(page.context(), guest.email)}` };
  const [visit] = await (await page.request.get(`/api/bookings/${guest.email}`, { headers })).json();
  const showVisit = async () => {
    await calendar.goto(`/dashboard/calendar?date=${visit.startsAt.slice(0, 10)}&visit=${visit._id}`);
    await expect(panel).toBeVisible();
  };

  await test.step("the desk takes what is due", async () => {
    await showVisit();
    await takeInCash(calendar, "$12.60");
    await expect(panel).toContainText("$5.40, card; $12.60, at the salon");
  });

  await test.step("the guest adds a service: what was paid stays, and the difference is left for the salon", async () => {
    const difference = await changeServices(page);
    await page.getByLabel("Add a service").fill("thread");
    await page.getByRole("button", { name: /^Threading/ }).click();
    await expect(difference).toContainText("Paid already− $18");
    await expect(difference).toContainText("At the salon$6");
    await save(page);
    await expect(booked).toContainText("$18 paid, $6 to pay at the salon.");
  });

  await test.step("the desk sees what is paid and what is due, and takes the balance", async () => {
    await showVisit();
    await expect(panel).toContainText("$5.40, card; $12.60, at the salon; $6, not yet");
    await takeInCash(calendar, "$6");
    await expect(panel).toContainText("$5.40, card; $18.60, at the salon");
  });

  await test.step("the guest takes a service out, and reads what goes to the card and what waits at the salon", async () => {
    const difference = await changeServices(page);
    await page.getByRole("checkbox", { name: /^Alta Hands & Nails/ }).uncheck();
    await expect(difference).toContainText("Back to the card$5.40");
    await expect(difference).toContainText("Handed back at the salon$12.60");
    await expect(difference).toContainText("$12.60 waits for you at the salon, where you paid it.");
    await atRest(page);
    await expectAccessible(page);
    await save(page);
    await expect(booked).toContainText("$12.60 waits for you at the salon.");
  });

  await test.step("the desk hands it back once, and the receipt says so", async () => {
    await showVisit();
    await expect(panel).toContainText("$6, at the salon; $12.60 to hand back");
    await panel.getByRole("button", { name: "Hand back $12.60" }).click();
    const dialog = calendar.getByRole("dialog", { name: `Hand $12.60 back to ${guest.name}` });
    await expect(dialog.getByRole("radio", { name: "Cash" })).toBeChecked();
    await atRest(calendar);
    await expectAccessible(calendar);
    await dialog.getByRole("button", { name: "$12.60 is handed back" }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole("button", { name: /^Hand back/ })).toHaveCount(0);
    await expect(panel).not.toContainText("to hand back");
    await page.goto(`/dashboard/receipts/${visit._id}`);
    const receipt = page.getByRole("article");
    await expect(receipt).toContainText(/Given back at the desk on .*-\$12\.60/);
    await expect(receipt).toContainText("Paid, less what was given back$6");
  });
});

async function takeInCash(calendar: Page, sum: string): Promise<void> {
  await calendar.getByRole("button", { name: `Pay at salon, ${sum}` }).click();
  await calendar.getByRole("button", { name: `Take ${sum} in cash` }).click();
  await calendar.getByRole("dialog").getByRole("button", { name: "Done" }).click();
}

/** Opens the page that changes the guest's visit. @returns where its difference stands */
async function changeServices(page: Page) {
  await page.goto("/dashboard/myBookings");
  await page.getByRole("link", { name: /^Change services/ }).click();
  await expect(page.getByRole("heading", { name: "Change services" })).toBeVisible();
  return page.getByRole("complementary", { name: "The difference" });
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Save changes" });
  await expect(button).toBeEnabled();
  await button.click();
  await noticed(page, "Your visit is changed");
}
