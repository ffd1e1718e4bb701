import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ReceiptSheet } from "#app/features/receipts/ReceiptSheet.tsx";
import { receipt } from "#app/features/receipts/receipt.fixture.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("two identical services are two lines of a receipt", async () => {
  salonAnswers({ listServices: () => [], listMasters: () => [] });
  const [threading] = receipt.lines;
  if (!threading) throw new Error("The receipt has a service.");
  await show(<ReceiptSheet receipt={{ ...receipt, lines: [threading, threading] }} />);
  await expect.element(page.getByText("Threading, with Farzana Haque").nth(1)).toBeVisible();
});
