import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { chooseOfVisit } from "#tests/e2e/support/own-visit.ts";
import { bookedInPart, takeInCash } from "#tests/e2e/support/paid-at-salon.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a visit paid at the desk becomes more expensive and is paid, becomes cheaper, and the desk hands back the difference", async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const { guest, id, desk: calendar, panel, showVisit } = await bookedInPart(page, openBrowser);
  const booked = page.getByRole("article").first();

  await test.step("the desk takes what is due", async () => {
    await showVisit();
    await takeInCash(calendar, "$12.60");
    await expect(panel).toContainText("$5.40, card; $12.60, at the salon");
  });

  await test.step("the guest adds a service: the payment stays, and the difference is left for the salon", async () => {
    const difference = await changeServices(page);
    await page.getByLabel("Add a service").fill("thread");
    await page.getByRole("button", { name: /^Threading/ }).click();
    await expect(difference).toContainText("Paid already− $18");
    await expect(difference).toContainText("At the salon$6");
    await save(page);
    await expect(booked).toContainText("$18 paid, $6 to pay at the salon.");
  });

  await test.step("the desk sees what is paid and what is due, and takes the rest", async () => {
    await showVisit();
    await expect(panel).toContainText("$5.40, card; $12.60, at the salon; $6, not yet");
    await takeInCash(calendar, "$6");
    await expect(panel).toContainText("$5.40, card; $18.60, at the salon");
  });

  await test.step("the guest removes a service, and sees what goes to the card and what waits at the salon", async () => {
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
    await page.goto(`/dashboard/receipts/${id}`);
    const receipt = page.getByRole("article");
    await expect(receipt).toContainText(/Given back at the desk on .*−\$12\.60/);
    await expect(receipt).toContainText("Paid, less what was given back$6");
  });
});

/** Opens the page that changes the guest's visit. @returns the element that shows the difference */
async function changeServices(page: Page) {
  await page.goto("/dashboard/myBookings");
  await chooseOfVisit(page, "Change services");
  await expect(page.getByRole("heading", { name: "Change services" })).toBeVisible();
  return page.getByRole("complementary", { name: "The difference" });
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Save changes" });
  await expect(button).toBeEnabled();
  await button.click();
  await noticed(page, "Your visit is changed");
}
