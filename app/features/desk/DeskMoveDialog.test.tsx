import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DeskMoveDialog } from "#app/features/desk/DeskMoveDialog.tsx";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, labonno, masters, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const tuli = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const whom = page.getByLabelText("Master");
const move = page.getByRole("button", { name: "Move visit" });

/** Opens the dialog. @param known the masters that the page has loaded; undefined while they load */
async function showDialog(visit: CalendarVisit, known: typeof masters | undefined) {
  salonAnswers({
    listMasters: () => known ?? new Promise<never>(() => {}),
    listServices: () => [facial],
    readAvailability: () => ({ zone, until: "2027-01-31", nextFree: null, days: [] }),
    readReasons: () => ({ reasons: [], deskCanBook: true }),
    moveBooking: ({ body }) => ({ ...visit, startsAt: body.startsAt }),
  });
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  await show(<DeskMoveDialog visit={visit} now={Date.parse("2026-11-23T06:00:00Z")} onClose={close} />);
  return { isClosed: () => isClosed };
}

test("a visit moved before the masters have loaded keeps its master", async () => {
  const { isClosed } = await showDialog(tuli, undefined);
  await expect.element(whom).toHaveDisplayValue("Anika Rahman");
  await page.getByLabelText("Time", { exact: true }).fill("17:00");
  await move.click();
  await expect.poll(isClosed).toBe(true);
  expect(sentWith("moveBooking")).toMatchObject([{ body: { masterId: anika._id } }]);
});

test("free hours that do not load are said so, and shown once they are asked for again", async () => {
  await showDialog(tuli, masters);
  salonAnswers({ readAvailability: () => refusal("too_many_requests", { status: 429 }) });
  await page.getByLabelText("Day").fill("2026-11-25");
  await expect.element(page.getByText(/^The free hours did not load\./)).toBeVisible();
  salonAnswers({ readAvailability: () => ({ zone, until: "2027-01-31", nextFree: null, days: [] }) });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText(/^The free hours did not load\./)).not.toBeInTheDocument();
  await expect.element(page.getByText(/^None is left/)).toBeVisible();
});

test("a visit keeps its master who no longer does the service, unless the desk chooses otherwise", async () => {
  await showDialog(tuli, [labonno]);
  await expect.element(whom).toHaveDisplayValue("Anika Rahman");
  await whom.selectOptions("Anyone who is free");
  await expect.element(whom).toHaveValue("any");
});

test("a visit moved elsewhere in the meantime is refused, and moved once the desk has seen its new time", async () => {
  salonAnswers({
    listMasters: () => masters,
    listServices: () => [facial],
    readAvailability: () => ({ zone, until: "2027-01-31", nextFree: null, days: [] }),
    readReasons: () => ({ reasons: [], deskCanBook: true }),
    moveBooking: ({ body }) =>
      body.from === elsewhere.startsAt
        ? { ...elsewhere, startsAt: body.startsAt }
        : refusal("visit_moved", { detail: "This visit has just been moved to 5:30 pm. Look at it again." }),
  });
  await show(<MovedElsewhere />);
  (page.getByRole("button", { name: "The calendar is read again" }).element() as HTMLElement).click();
  await page.getByLabelText("Time", { exact: true }).fill("17:00");
  await move.click();
  await expect.element(page.getByText(/just been moved to 5:30 pm/)).toBeVisible();
  await move.click();
  await expect
    .poll(() => sentWith("moveBooking").map(({ body }) => body?.from))
    .toEqual([tuli.startsAt, elsewhere.startsAt]);
});

test("a move that was made although its answer got lost is told as made", async () => {
  expectNoise(/No answer to moveBooking/);
  salonAnswers({
    listMasters: () => masters,
    listServices: () => [facial],
    readAvailability: () => ({ zone, until: "2027-01-31", nextFree: null, days: [] }),
    readReasons: () => ({ reasons: [], deskCanBook: true }),
    moveBooking: noAnswer,
  });
  await show(<MovedElsewhere />);
  await page.getByLabelText("Time", { exact: true }).fill("17:30");
  await move.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^The connection broke/);
  (page.getByRole("button", { name: "The calendar is read again" }).element() as HTMLElement).click();
  await expect.element(page.getByText("Moved to Mon 23 Nov, 5:30 pm")).toBeVisible();
});

const elsewhere = { ...visitOf("Tuli Roy", [facial, anika, "17:30", "18:30"]), _id: tuli._id };

/** A visit that another desk moves while the dialog is open. */
function MovedElsewhere() {
  const [visit, setVisit] = useState(tuli);
  return (
    <>
      <button type="button" onClick={() => setVisit(elsewhere)}>
        The calendar is read again
      </button>
      <DeskMoveDialog visit={visit} now={Date.parse("2026-11-23T06:00:00Z")} onClose={() => {}} />
    </>
  );
}

test("choosing the same hour closes the dialog without a notice", async () => {
  const { isClosed } = await showDialog(tuli, masters);
  await expect.element(whom).toHaveDisplayValue("Anika Rahman");
  await move.click();
  await expect.poll(isClosed).toBe(true);
  await expect.element(page.getByText(/^Moved to/)).not.toBeInTheDocument();
});

test("reasons against an hour ignore the visit that is being moved", async () => {
  await showDialog(tuli, masters);
  await page.getByLabelText("Time", { exact: true }).fill("15:05");
  await page.getByRole("button", { name: "Why not 3:05 pm?" }).click();
  await expect
    .poll(() => sentWith("readReasons").map(({ query }) => query))
    .toMatchObject([{ master: [anika._id], moving: tuli._id }]);
});
