import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DeskActions } from "#app/features/desk/DeskActions.tsx";
import type { Answer } from "#contract/calls.ts";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, masters, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const tuli = { ...visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]), status: "confirmed" as const };

const actionsOf = (visit: CalendarVisit) => (
  <DeskActions
    visit={visit}
    now={Date.parse("2026-11-23T09:30:00Z")}
    onPlaces={() => {}}
    onCancelled={() => {}}
  />
);

test("the second press of a double click does not trigger the step that moved under the pointer", async () => {
  salonAnswers({ changeBookingState: ({ body }) => ({ ...tuli, status: body.to }) });
  await show(actionsOf(tuli));
  const missed = page.getByRole("button", { name: "No-show" });
  await expect.element(missed).toBeVisible();
  missed.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  await page.getByRole("button", { name: "In the chair" }).click();
  await expect
    .poll(() => sentWith("changeBookingState").map(({ body }) => body))
    .toEqual([{ to: "in_chair" }]);
});

test("a move that is answered once its dialog was closed is told, and closes no other dialog", async () => {
  const answer = Promise.withResolvers<typeof tuli>();
  salonAnswers({
    listMasters: () => masters,
    listServices: () => [facial],
    readAvailability: () => ({ zone, until: "2027-01-31", nextFree: null, days: [] }),
    readReasons: () => ({ reasons: [], deskCanBook: true }),
    moveBooking: () => answer.promise,
  });
  await show(actionsOf(tuli));
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByLabelText("Time", { exact: true }).fill("17:00");
  await page.getByRole("button", { name: "Move visit" }).click();
  await expect.poll(() => sentWith("moveBooking")).toHaveLength(1);
  await page.getByRole("button", { name: "Keep as it is" }).click();
  await page.getByRole("button", { name: "Longer or shorter" }).click();
  answer.resolve(tuli);
  await expect.element(page.getByText(/^Moved to/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "End five minutes later" })).toBeVisible();
});

test("a payment that is taken back once its dialog was closed closes no other dialog", async () => {
  const answer = Promise.withResolvers<Answer<"reversePayment">>();
  salonAnswers({ reversePayment: () => answer.promise });
  await show(actionsOf({ ...tuli, paid: "salon", paidAtSalon: tuli.price, takenAtDesk: tuli.price }));
  const dialog = page.getByRole("dialog", { name: "Take this payment back?" });
  const takeBack = async (why: string) => {
    await page.getByRole("button", { name: "Take payment back" }).first().click();
    await dialog.getByRole("textbox").fill(why);
  };
  const send = dialog.getByRole("button", { name: "Take payment back" });
  await takeBack("Wrong guest");
  await send.click();
  await expect.poll(() => sentWith("reversePayment")).toHaveLength(1);
  await dialog.getByRole("button", { name: "Keep" }).click();
  await takeBack("Wrong sum");
  answer.resolve({ amount: tuli.price });
  await send.click();
  await expect.poll(() => sentWith("reversePayment")).toHaveLength(2);
});
