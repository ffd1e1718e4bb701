import "#app/features/calendar/styles/grid.css";
import "#app/features/desk/styles/panel.css";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { VisitPanel } from "#app/features/desk/VisitPanel.tsx";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { deskQuote } from "#tests/support/components/desk-quote.ts";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const visit = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const tuli = { ...visit, dueAtSalon: visit.price, paid: "unpaid" as const };

test("pressing a button by keyboard keeps the focus in the visit, even when the button disappears", async () => {
  salonAnswers({
    recordPayment: () => ({ amount: tuli.price, tip: 0 }),
    readTimeline: () => [],
    readGuest: () => guestOf("Tuli Roy"),
  });
  await show(<Desk />);
  const pay = page.getByRole("button", { name: /^Pay at salon/ });
  await expect.element(pay).toBeVisible();
  (pay.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const taking = page.getByRole("dialog", { name: `Tuli Roy pays $${tuli.price}` });
  await taking.getByLabelText("The guest gives").fill("100");
  await expect.element(taking.getByText("Give back")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(sentWith("recordPayment")[0]?.body).toEqual({
    key: expect.any(String),
    due: tuli.price,
    method: "cash",
  });
  await page.getByRole("dialog", { name: "Tuli Roy has paid" }).getByRole("button", { name: "Done" }).click();
  (page.getByRole("button", { name: "The calendar is read again" }).element() as HTMLElement).click();
  await expect.element(page.getByRole("link", { name: "Receipt" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Tuli Roy" })).toHaveFocus();
});

test("a visit links to its guest, and shows the notes and all visits", async () => {
  salonAnswers({ readTimeline: () => [] });
  await show(<Desk />);
  const guest = page.getByRole("link", { name: /completed visit.*Tuli Roy$/ });
  await expect.element(guest).toHaveAttribute("href", "/dashboard/guests/guest");
});

test("an imported visit without a number shows its address instead", async () => {
  salonAnswers({ readTimeline: () => [] });
  await show(<Desk contact={{ number: "", email: "tuli@example.com" }} />);
  const address = page.getByRole("link", { name: "tuli@example.com" });
  await expect.element(address).toHaveAttribute("href", "mailto:tuli@example.com");
  await expect.element(page.getByText("Mobile", { exact: true })).not.toBeInTheDocument();
});

test("the rule that asked for a payment is named beside it", async () => {
  const booked = { at: "2026-11-21T10:00:00+06:00", by: "Tuli Roy", from: null, to: "pending" as const };
  const hours = { fromStartsAt: null, toStartsAt: null };
  salonAnswers({ readTimeline: () => [{ ...booked, ...hours, why: "deposit paid on a first visit" }] });
  const asked = await show(<Desk />);
  const paid = page.getByRole("definition").filter({ hasText: `$${tuli.price}, not yet` });
  await expect.element(paid).toMatchTextContent(/Booked with a deposit paid, on a first visit$/);
  await asked.unmount();
  salonAnswers({ readTimeline: () => [{ ...booked, ...hours, why: "deposit paid" }] });
  await show(<Desk />);
  await page.getByText("What happened").click();
  await expect.element(page.getByText("Booked with a deposit paid: the salon will confirm")).toBeVisible();
  await expect.element(paid).toMatchTextContent(/not yet$/);
});

test("in the narrow panel beside the calendar a visit ends where the panel does", async () => {
  salonAnswers({ readTimeline: () => [] });
  await show(
    <div className="calendar-aside" style={{ width: 300 }}>
      <Desk />
    </div>,
  );
  await expect.element(page.getByRole("link", { name: /^No completed visit yet/ })).toBeVisible();
  const panel = page.getByRole("article", { name: "Tuli Roy" }).element();
  expect(panel.getBoundingClientRect().width).toBe(300);
  expect(panel.scrollWidth).toBe(panel.clientWidth);
});

test("the card machine takes the tip too, too little cash is refused, and the next visit can be booked from there", async () => {
  salonAnswers({
    recordPayment: () => ({ amount: tuli.price, tip: 4 }),
    readGuest: () => guestOf("Tuli Roy"),
    readTimeline: () => [],
    checkRow: () => [],
    quoteAtDesk: () => deskQuote(facial.price),
    listMasters: () => [anika],
  });
  await show(<Desk status="in_chair" />);
  await page.getByRole("button", { name: /^Pay at salon/ }).click();
  const taking = page.getByRole("dialog", { name: `Tuli Roy pays $${tuli.price}` });
  await taking.getByLabelText("The guest gives").fill("1");
  await expect.element(taking.getByText("That is not enough.")).toBeVisible();
  await taking.getByRole("radio", { name: /10%/ }).click();
  const tip = Math.max(1, Math.round(tuli.price / 10));
  await taking.getByText("Card machine").click();
  await expect.element(taking.getByText(`Type $${tuli.price + tip} into the machine.`)).toBeVisible();
  await taking.getByRole("button", { name: `The machine said yes to $${tuli.price + tip}` }).click();
  expect(sentWith("recordPayment")[0]?.body).toEqual({
    key: expect.any(String),
    due: tuli.price,
    method: "machine",
    tip,
  });
  const paid = page.getByRole("dialog", { name: "Tuli Roy has paid" });
  await expect.element(paid.getByText(/for the visit, \$/)).toBeVisible();
  await paid.getByRole("button", { name: "Book the next visit" }).click();
  await expect.element(page.getByRole("dialog").getByLabelText("First visit")).toBeVisible();
});

interface DeskProps {
  status?: "confirmed" | "in_chair";
  contact?: { number: string; email: string };
}

/** The panel, and what the calendar says about the visit after a refetch. */
function Desk({ status = "confirmed", contact }: DeskProps) {
  const [paid, setPaid] = useState<"unpaid" | "salon">("unpaid");
  return (
    <>
      <VisitPanel
        visit={{ ...tuli, ...contact, paid, status }}
        now={Date.parse("2026-11-23T08:00:00Z")}
        onClose={() => {}}
        onCancelled={() => {}}
        onPlaces={() => {}}
      />
      <button type="button" onClick={() => setPaid("salon")}>
        The calendar is read again
      </button>
    </>
  );
}
