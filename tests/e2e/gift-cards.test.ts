import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  arriveToBook,
  beBooked,
  cards,
  chooseHour,
  openBooking,
  payAndBeBooked,
  showNextMonth,
  typeCard,
} from "#tests/e2e/support/booking-page.ts";
import { addressInMail, applyCode, fillGiftCard, payGiftCard } from "#tests/e2e/support/gift-cards.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { chooseOfVisit } from "#tests/e2e/support/own-visit.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a gift card is bought, received, used twice, and what comes back is what was shown", async ({
  page,
  openBrowser,
  noise,
}) => {
  test.slow();
  // What a code that nobody has is answered with.
  noise.expect(/409/);
  const email = "mehrin.gift@example.com";
  const giver = await (await openBrowser()).newPage();
  await giver.setViewportSize({ width: 390, height: 844 });

  await test.step("somebody gives it", async () => {
    await fillGiftCard(giver, email);
    await expectAccessible(giver);
    await giver.getByLabel(/^Their e-mail/).fill("mehrin.gift@example");
    await giver.getByRole("button", { name: "Pay Now" }).click();
    const wrong = giver.getByText("Something above is missing or wrong.");
    await expect(wrong).toBeVisible();
    await giver.getByLabel(/^Their e-mail/).fill(email);
    await payGiftCard(giver);
    await expect(wrong).toHaveCount(0);
  });

  const code = await test.step("its mail opens it, without an account", async () => {
    const address = await addressInMail(page, email);
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Mehrin, this is yours" })).toBeVisible();
    await expect(page.getByText("Be looked after for once.")).toBeVisible();
    await expect(page.getByText("$25, any service or master")).toBeVisible();
    await expectAccessible(page);
    return address.split("#")[1] ?? "";
  });

  await test.step("it pays for a visit whole, without a bank card", async () => {
    await arriveToBook(page, "Alta Hands & Nails");
    await chooseHour(page);
    await applyCode(page, code);
    await expect(page.getByText("Gift card, $18 of $25")).toBeVisible();
    await expect(page.getByText("$7 stays on it")).toBeVisible();
    await expect(page.getByText("$18 from the gift card;")).toBeVisible();
    await page.getByLabel("Mobile number").fill("01711000000");
    await expectAccessible(page);
    const book = page.getByRole("button", { name: "Book now" }).filter({ visible: true });
    await beBooked(page, () => book.click());
  });

  await test.step("what is left pays a part of another, and goes back to it first", async () => {
    await openBooking(page, "Turmeric Glow Facial");
    await showNextMonth(page);
    await chooseHour(page);
    await applyCode(page, code);
    await expect(page.getByText("$7 from the gift card, $31 now;")).toBeVisible();
    await page.getByLabel("Mobile number").fill("01711000000");
    await typeCard(page, cards.pays);
    await payAndBeBooked(page);
    const visit = page.getByRole("article").filter({ hasText: "Turmeric Glow Facial" });
    await chooseOfVisit(visit, "Cancel visit");
    const dialog = page.getByRole("dialog", { name: "Cancel this visit?" });
    await expect(dialog).toContainText("$7 goes back to your gift card at once, and $31 to your card.");
    await dialog.getByRole("button", { name: "Cancel visit" }).click();
    await noticed(page, "Your visit is cancelled");
  });

  await test.step("the balance says what happened, and a code that nobody has reads as an empty one", async () => {
    await page.goto("/gift-card/balance");
    await page.getByLabel("Code").fill(code.toLowerCase());
    await page.getByRole("button", { name: "Look" }).click();
    await expect(page.getByRole("img", { name: "$7 of $25 left" })).toBeVisible();
    await expect(page.getByText("Back from a visit")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Code").fill("0000-0000-0000-0000");
    await page.getByRole("button", { name: "Look" }).click();
    await expect(page.getByText(/^There is nothing to spend on a gift card with this code/)).toBeVisible();
  });
});
