import "#app/features/calendar/styles/grid.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CalendarScreen } from "#app/features/calendar/CalendarScreen.tsx";
import type { HitVisit } from "#contract/front-desk.ts";
import { calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, labonno } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const left = visitOf("Tuli Roy", [facial, labonno, "15:00", "16:00"]);
const blocks = page.getByRole("button", { name: "Block time" });
const dialog = page.getByRole("dialog", { name: "Block time" });

async function open() {
  salonAnswers({
    readCalendar: () => calendarOf([left]),
    listServices: () => [facial],
    listMasters: () => [anika],
    createTimeOff: () => noAnswer(),
  });
  await show(<CalendarScreen />, { at: "/dashboard/calendar" });
  await blocks.first().click();
}

test("a former master's time can't be blocked, although her visits are still on the calendar", async () => {
  await open();
  const masters = dialog.getByLabelText("Master");
  await expect.element(masters.getByRole("option", { name: "Anika Rahman" })).toBeInTheDocument();
  await expect.element(masters.getByRole("option", { name: "Labonno Das" })).not.toBeInTheDocument();
});

test("the last day follows the first one until it was chosen itself", async () => {
  await open();
  const from = dialog.getByLabelText("From");
  const until = dialog.getByLabelText("Until");
  await from.fill("2026-12-01");
  await expect.element(until).toHaveValue("2026-12-01");
  await until.fill("2026-12-05");
  await from.fill("2026-12-02");
  await expect.element(from).toHaveValue("2026-12-02");
  await expect.element(until).toHaveValue("2026-12-05");
});

test("blocked time that is resent after a lost answer has the same key", async () => {
  expectNoise(/^No answer to createTimeOff/);
  await open();
  await dialog.getByLabelText("Reason").fill("Dentist");
  const send = dialog.getByRole("button", { name: "Block time" });
  await send.click();
  await expect.poll(() => sentWith("createTimeOff")).toHaveLength(1);
  await send.click();
  await expect.poll(() => sentWith("createTimeOff")).toHaveLength(2);
  const [one, other] = sentWith("createTimeOff");
  expect(other?.body).toEqual(one?.body);
  expect(one?.body.key).toEqual(expect.any(String));
});

test("the desk hears of visits in the blocked time even if the dialog was closed before the answer", async () => {
  const answer = Promise.withResolvers<{ insertedId: string; hits: HitVisit[] }>();
  await open();
  salonAnswers({ createTimeOff: () => answer.promise });
  await dialog.getByLabelText("Reason").fill("Dentist");
  await dialog.getByRole("button", { name: "Block time" }).click();
  await expect.poll(() => sentWith("createTimeOff")).toHaveLength(1);
  await dialog.getByRole("button", { name: "Discard" }).click();
  await blocks.first().click();
  const { _id, name, number, service_name } = left;
  const hit = { _id, name, number, service_name, startsAt: `${left.startsAt}`, endsAt: `${left.endsAt}` };
  answer.resolve({ insertedId: "off", hits: [hit] });
  await expect.element(page.getByText(/^Blocked, with visits in it/)).toBeVisible();
  await expect.element(dialog.getByLabelText("Reason")).toHaveValue("");
});
