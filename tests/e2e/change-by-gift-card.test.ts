import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import {
  arriveToBook,
  cards,
  chooseHour,
  moneySaid,
  payAndBeBooked,
  showNextMonth,
  typeCard,
} from "#tests/e2e/support/booking-page.ts";
import { addressInMail, applyCode, fillGiftCard, payGiftCard } from "#tests/e2e/support/gift-cards.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { chooseOfVisit } from "#tests/e2e/support/own-visit.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a gift card pays part of a visit, a service is removed, and the refund matches what was shown", async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const giver = await (await openBrowser()).newPage();
  await fillGiftCard(giver, "mehrin.change@example.com");
  await payGiftCard(giver);
  const code = (await addressInMail(giver, "mehrin.change@example.com")).split("#")[1] ?? "";

  await test.step("a gift card pays $25 of it, a bank card the rest", async () => {
    await arriveToBook(page, "Alta Hands & Nails");
    await showNextMonth(page);
    await page.getByRole("checkbox", { name: "Thermal Bath" }).check();
    await chooseHour(page);
    await applyCode(page, code);
    await expect(moneySaid(page, "$25 from the gift card, $48 now;")).toBeVisible();
    await page.getByLabel("Mobile number").fill("01711000000");
    await typeCard(page, cards.pays);
    await payAndBeBooked(page);
  });

  await test.step("before the bath is removed, the page says what is refunded, and where to", async () => {
    await chooseOfVisit(page, "Change services");
    const inVisit = page.getByRole("group", { name: "In this visit" });
    await inVisit.getByRole("checkbox", { name: /^Thermal Bath/ }).uncheck();
    const difference = page.getByRole("complementary", { name: "The difference" });
    await expect(difference).toContainText("Back on the gift card$25");
    await expect(difference).toContainText("Back to the card$30");
    await expect(difference).toContainText("$25 is back on the gift card as soon as you save.");
    await expect(page.getByText(/^It fits: /)).toBeVisible();
    await atRest(page);
    await expectAccessible(page);
    await difference.getByRole("button", { name: "Save changes" }).click();
    await noticed(page, "Your visit is changed");
    await expect(page.getByRole("article").first()).not.toContainText("Thermal Bath");
  });

  await test.step("the receipt has both parts", async () => {
    await page.getByRole("link", { name: /^Receipt/ }).click();
    const receipt = page.getByRole("article");
    await expect(receipt).toContainText("−$25");
    await expect(receipt).toContainText("−$30");
    await expect(receipt).toContainText("Paid, less what was given back$18");
  });

  await test.step("the gift card has its full balance again", async () => {
    await page.goto("/gift-card/balance");
    await page.getByLabel("Code").fill(code);
    await page.getByRole("button", { name: "Look" }).click();
    await expect(page.getByRole("img", { name: "$25 of $25 left" })).toBeVisible();
  });
});
