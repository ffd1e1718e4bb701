import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import {
  arriveToBook,
  cards,
  chooseHour,
  fillIn,
  payAndBeBooked,
  showNextMonth,
  typeCard,
} from "#tests/e2e/support/booking-page.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { chooseOfVisit } from "#tests/e2e/support/own-visit.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a guest adds a service to a coming visit, pays the difference, and gets both payments back when it is cancelled", async ({
  page,
  noise,
}) => {
  test.slow();
  noise.expect(/402/);
  await arriveToBook(page, "Alta Hands & Nails");
  await showNextMonth(page);
  await chooseHour(page);
  await fillIn(page, cards.pays);
  await payAndBeBooked(page);

  await test.step("they find a service by its name and see the difference before the payment", async () => {
    await chooseOfVisit(page, "Change services");
    await expect(page.getByRole("heading", { name: "Change services" })).toBeVisible();
    const inVisit = page.getByRole("group", { name: "In this visit" });
    await expect(inVisit.getByRole("checkbox", { name: /^Alta Hands & Nails/ })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Save changes" })).toBeDisabled();
    await page.getByLabel("Add a service").fill("thread");
    await page.getByRole("button", { name: /^Threading/ }).click();
    await expect(inVisit.getByRole("checkbox", { name: /^Threading/ })).toBeChecked();
    const difference = page.getByRole("complementary", { name: "The difference" });
    await expect(difference).toContainText("Was$18");
    await expect(difference).toContainText("Threading, in+ $6");
    await expect(difference).toContainText("$6 more than before.Your card is charged $6 now;");
    await expect(page.getByText(/^It fits: /)).toBeVisible();
    await atRest(page);
    await expectAccessible(page);
  });

  await test.step("a declined card changes nothing, another one pays", async () => {
    await typeCard(page, cards.declined);
    await page.getByRole("button", { name: "Pay $6 and save" }).click();
    await expect(page.getByText(/declined/)).toBeVisible();
    await typeCard(page, cards.pays);
    await page.getByRole("button", { name: "Pay $6 and save" }).click();
    await noticed(page, "Your visit is changed");
    await expect(page.getByRole("article").first()).toContainText("Alta Hands & Nails, Threading");
  });

  await test.step("the refund matches what was shown before cancelling", async () => {
    const visit = page.getByRole("article").first();
    await chooseOfVisit(visit, "Cancel visit");
    const dialog = page.getByRole("dialog", { name: "Cancel this visit?" });
    await expect(dialog).toContainText("All of the $24 that you paid goes back to your card.");
    await dialog.getByRole("button", { name: "Cancel visit" }).click();
    await noticed(page, "Your visit is cancelled");
    await page.getByRole("link", { name: /^Receipt/ }).click();
    const receipt = page.getByRole("article");
    await expect(receipt).toContainText("Paid by card for the change$6");
    await expect(receipt).toContainText("−$18");
    await expect(receipt).toContainText("−$6");
    await expect(receipt).toContainText("Paid, less what was given back$0");
  });
});

test("a service is removed by keyboard, after the page has shown the refund", async ({ page }) => {
  test.slow();
  await arriveToBook(page, "Alta Hands & Nails");
  await showNextMonth(page);
  await page.getByRole("checkbox", { name: "Thermal Bath" }).check();
  await chooseHour(page);
  await fillIn(page, cards.pays);
  await payAndBeBooked(page);
  await page.getByRole("button", { name: /^More for/ }).focus();
  await page.keyboard.press("ArrowDown");
  const change = page.getByRole("menuitem", { name: "Change services" });
  await page.keyboard.press("ArrowDown");
  await expect(change).toBeFocused();
  await page.keyboard.press("Enter");
  const bath = page
    .getByRole("group", { name: "In this visit" })
    .getByRole("checkbox", { name: /^Thermal Bath/ });
  await bath.focus();
  await page.keyboard.press("Space");
  await expect(bath).not.toBeChecked();
  const difference = page.getByRole("complementary", { name: "The difference" });
  await expect(difference).toContainText("$55 less than before.$55 goes back to the card you paid with.");
  await difference.getByRole("button", { name: "Save changes" }).focus();
  await page.keyboard.press("Enter");
  await noticed(page, "Your visit is changed");
  await expect(page.getByRole("article").first()).not.toContainText("Thermal Bath");
});
