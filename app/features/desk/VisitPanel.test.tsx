import "#app/features/desk/styles/grid.css";
import "#app/features/desk/styles/panel.css";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { VisitPanel } from "#app/features/desk/VisitPanel.tsx";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const tuli = { ...visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]), paid: "unpaid" as const };

test("what is pressed by keyboard leaves the focus in the visit, also when its button goes", async () => {
  salonAnswers({ recordPayment: () => ({ amount: tuli.price }), readTimeline: () => [] });
  await show(<Desk />);
  const pay = page.getByRole("button", { name: /^Pay at salon/ });
  await expect.element(pay).toBeVisible();
  (pay.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "In cash" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  (page.getByRole("button", { name: "The calendar is read again" }).element() as HTMLElement).click();
  await expect.element(page.getByRole("link", { name: "Receipt" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Tuli Roy" })).toHaveFocus();
});

test("a visit leads to its guest, with the notes and all the visits", async () => {
  salonAnswers({ readTimeline: () => [] });
  await show(<Desk />);
  const guest = page.getByRole("link", { name: /completed visit.*Tuli Roy$/ });
  await expect.element(guest).toHaveAttribute("href", "/dashboard/guests/guest");
});

test("in the narrow place beside the calendar a visit ends where that does", async () => {
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

/** The panel, and what the calendar says of the visit once it is read again. */
function Desk() {
  const [paid, setPaid] = useState<"unpaid" | "salon">("unpaid");
  return (
    <>
      <VisitPanel
        visit={{ ...tuli, paid }}
        now={Date.parse("2026-11-23T08:00:00Z")}
        onClose={() => {}}
        onPlaces={() => {}}
      />
      <button type="button" onClick={() => setPaid("salon")}>
        The calendar is read again
      </button>
    </>
  );
}
