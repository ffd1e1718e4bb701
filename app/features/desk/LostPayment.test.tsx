import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SalonPayment } from "#app/features/desk/SalonPayment.tsx";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const visit = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);

test("a payment that was written down although its answer got lost is told as taken", async () => {
  expectNoise(/No answer to recordPayment/);
  salonAnswers({ readGuest: () => guestOf("Tuli Roy"), recordPayment: noAnswer });
  await show(<Desk />);
  await page.getByRole("button", { name: /^Pay at salon/ }).click();
  await page.getByRole("button", { name: `Take $${visit.price} in cash` }).click();
  await expect.element(page.getByText(/^The connection broke.*may or may not be written down/)).toBeVisible();
  expect(page.getByText("The payment was not recorded").elements()).toEqual([]);
  (page.getByRole("button", { name: "The calendar is read again" }).element() as HTMLElement).click();
  const paid = page.getByRole("dialog", { name: "Tuli Roy has paid" });
  await expect.element(paid.getByText(`$${visit.price} in cash`)).toBeVisible();
});

test("money that was handed back is not told as unwritten when the answer got lost", async () => {
  expectNoise(/No answer to handBack/);
  salonAnswers({ handBack: noAnswer });
  await show(<SalonPayment visit={{ ...visit, handBack: 12 }} />);
  await page.getByRole("button", { name: "Hand back $12" }).click();
  await page.getByRole("button", { name: "$12 is handed back" }).click();
  await expect.element(page.getByText(/^The connection broke.*may or may not be written down/)).toBeVisible();
  expect(page.getByText("It was not written down").elements()).toEqual([]);
});

function Desk() {
  const [due, setDue] = useState(visit.price);
  return (
    <>
      <button type="button" onClick={() => setDue(0)}>
        The calendar is read again
      </button>
      <SalonPayment visit={{ ...visit, dueAtSalon: due, paid: due > 0 ? "unpaid" : "salon" }} />
    </>
  );
}
