import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ReceiptScreen } from "#app/features/receipts/ReceiptScreen.tsx";
import { ReceiptSheet } from "#app/features/receipts/ReceiptSheet.tsx";
import { receipt } from "#app/features/receipts/receipt.fixture.ts";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("two identical services are two lines of a receipt", async () => {
  salonAnswers({ listServices: () => [], listMasters: () => [] });
  const [threading] = receipt.lines;
  if (!threading) throw new Error("The receipt has a service.");
  await show(<ReceiptSheet receipt={{ ...receipt, lines: [threading, threading] }} />);
  await expect.element(page.getByText("Threading, with Farzana Haque").nth(1)).toBeVisible();
});

test("a mail's link to the receipt of another account says so", async () => {
  const detail = "There is no such booking.";
  salonAnswers({ readReceipt: () => refusal("not_found", { status: 404, detail }) });
  await show(<ReceiptScreen bookingId="booking-1" />);
  const said = "This account has no such receipt. If you booked with another account, log in with that one.";
  await expect.element(page.getByText(said)).toBeVisible();
});
