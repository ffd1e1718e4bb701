import type { Page } from "@playwright/test";
import { cards, typeCard } from "#tests/e2e/support/booking-page.ts";
import { signedUp } from "#tests/e2e/support/people.ts";
import { expect } from "#tests/e2e/support/test.ts";

/** Fills in the page for a gift card of $25 to Mehrin, up to its payment. */
export async function fillGiftCard(giver: Page, email: string): Promise<void> {
  await signedUp(giver.context());
  await giver.goto("/gift-card");
  await giver.getByRole("link", { name: "Give a gift card" }).click();
  await giver.getByText("$25", { exact: true }).click();
  await giver.getByLabel("Their name").fill("Mehrin");
  await giver.getByLabel(/^Their e-mail/).fill(email);
  await giver.getByLabel("Your name").fill("Tasnim");
  await giver.getByLabel(/^A message/).fill("Be looked after for once.");
  await typeCard(giver, cards.pays);
}

export async function payGiftCard(giver: Page): Promise<void> {
  await giver.getByRole("button", { name: "Pay Now" }).click();
  await expect(giver.getByRole("heading", { name: "The card is Mehrin's" })).toBeVisible();
}

/** Enters a gift card's code on the booking page. */
export async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(/^Gift card or code/).fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}

/** Waits for the gift card's mail in the demo's mailbox, and returns the address of its page. */
export async function addressInMail(page: Page, email: string): Promise<string> {
  let address = "";
  await expect
    .poll(async () => {
      const list = await (await page.request.get("/dev/mailbox")).text();
      const row = list.split("<li").find((one) => one.includes(email));
      const mail = row && /href="([^"]*\/dev\/mailbox\/[0-9a-f]{32})"/.exec(row)?.[1];
      const text = mail ? await (await page.request.get(mail)).text() : "";
      address = /\/gift-card\/received#[0-9A-Z-]{19}/.exec(text)?.[0] ?? "";
      return address;
    })
    .not.toBe("");
  return address;
}
