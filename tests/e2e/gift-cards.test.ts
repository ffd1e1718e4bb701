import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  arriveToBook,
  beBooked,
  cards,
  chooseHour,
  moneySaid,
  openBooking,
  payAndBeBooked,
  showNextMonth,
  typeCard,
} from "#tests/e2e/support/booking-page.ts";
import { addressInMail, applyCode, fillGiftCard, payGiftCard } from "#tests/e2e/support/gift-cards.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { chooseOfVisit, visitOf } from "#tests/e2e/support/own-visit.ts";
import { signedUp } from "#tests/e2e/support/people.ts";
import { refundsAtProvider } from "#tests/e2e/support/provider.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a card that can't be sold leads the focus to the first wrong field on the page, also to its amount", async ({
  page,
  context,
}) => {
  await signedUp(context);
  await page.goto("/dashboard/giveGiftCard");
  const amount = page.getByLabel(/^Another amount/);
  await amount.fill("5");
  await page.getByRole("button", { name: "Pay Now" }).click();
  await expect(amount).toBeFocused();
  await amount.fill("50");
  await page.getByRole("button", { name: "Pay Now" }).click();
  await expect(page.getByLabel("Their name")).toBeFocused();
});

test("a gift card is bought, received and used twice, and the refund matches what was shown", async ({
  page,
  openBrowser,
  noise,
  salon,
}) => {
  test.slow();
  // The answer for an unknown code.
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

  const guest = await test.step("it pays for a whole visit, without a bank card", async () => {
    const arrived = await arriveToBook(page, "Alta Hands & Nails");
    await chooseHour(page);
    await applyCode(page, code);
    await expect(page.getByText("Gift card, $18 of $25")).toBeVisible();
    await expect(page.getByText("$7 stays on it")).toBeVisible();
    await expect(moneySaid(page, "$18 from the gift card;")).toBeVisible();
    await page.getByLabel("Mobile number").fill("01711000000");
    await expectAccessible(page);
    const book = page.getByRole("button", { name: "Book now" }).filter({ visible: true });
    await beBooked(page, () => book.click());
    return arrived;
  });

  await test.step("the rest pays part of another visit, and is refunded to it first", async () => {
    await openBooking(page, "Turmeric Glow Facial");
    await showNextMonth(page);
    await chooseHour(page);
    await applyCode(page, code);
    await expect(moneySaid(page, "$7 from the gift card, $31 now;")).toBeVisible();
    await page.getByLabel("Mobile number").fill("01711000000");
    await typeCard(page, cards.pays);
    await payAndBeBooked(page);
    await cancel(
      page,
      "Turmeric Glow Facial",
      "$7 goes back to your gift card at once, and $31 to your card.",
    );
  });

  await test.step("the bank card gets exactly that, and the receipt lists both", async () => {
    const facial = await visitOf(page, guest, "Turmeric Glow Facial");
    await expect.poll(() => refundsAtProvider(salon, facial.transactionId)).toEqual([31_00]);
    await page.goto(`/dashboard/receipts/${facial._id}`);
    const receipt = page.getByRole("article");
    await expect(receipt).toContainText("Paid with a gift card$7");
    await expect(receipt).toContainText("Paid by card$31");
    await expect(receipt).toContainText("Back on the gift card on 23 Nov 2026−$7");
    await expect(receipt).toContainText("Given back to the card on 23 Nov 2026−$31");
    await expect(receipt).toContainText("Paid, less what was given back$0");
  });

  await test.step("the balance page shows the history, and an unknown code looks like an empty card", async () => {
    await lookAtBalance(page, code.toLowerCase());
    await expect(page.getByRole("img", { name: "$7 of $25 left" })).toBeVisible();
    await expect(page.getByText("Back from a visit")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Code").fill("0000-0000-0000-0000");
    await page.getByRole("button", { name: "Look" }).click();
    await expect(page.getByText(/^There is nothing to spend on a gift card with this code/)).toBeVisible();
  });

  await test.step("the first visit is cancelled too, and the card has its full balance again", async () => {
    await page.goto("/dashboard/myBookings");
    await cancel(
      page,
      "Alta Hands & Nails",
      "All of the $18 that you paid goes back to your gift card at once.",
    );
    await lookAtBalance(page, code);
    await expect(page.getByRole("img", { name: "$25 of $25 left" })).toBeVisible();
    await expect(page.getByText("Back from a visit")).toHaveCount(2);
  });
});

/** Cancels a visit on My bookings, which first says what will be refunded. */
async function cancel(page: Page, serviceName: string, goesBack: string): Promise<void> {
  await chooseOfVisit(page.getByRole("article").filter({ hasText: serviceName }), "Cancel visit");
  const dialog = page.getByRole("dialog", { name: "Cancel this visit?" });
  await expect(dialog).toContainText(goesBack);
  await dialog.getByRole("button", { name: "Cancel visit" }).click();
  await noticed(page, "Your visit is cancelled");
}

async function lookAtBalance(page: Page, code: string): Promise<void> {
  await page.goto("/gift-card/balance");
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Look" }).click();
}
