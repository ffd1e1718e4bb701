import "#app/features/desk/styles/panel.css";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LengthDialog } from "#app/features/desk/LengthDialog.tsx";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const tuli = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const visit = { ...tuli, endsAt: "2026-11-23T16:00:00+06:00" };
const later = page.getByRole("button", { name: "End five minutes later" });
const sooner = page.getByRole("button", { name: "End five minutes sooner" });
const change = page.getByRole("button", { name: "Change the end" });

test("each press ends the visit five minutes later, and the new end is sent", async () => {
  salonAnswers({ changeLength: ({ body }) => ({ ...tuli, endsAt: body.endsAt }) });
  await show(<LengthDialog visit={visit} onClose={() => undefined} />);
  await later.click();
  await later.click();
  await later.click();
  await expect.element(page.getByText("4:15 pm")).toBeVisible();
  await expect.element(page.getByText(/^15 minutes longer\./)).toBeVisible();
  await change.click();
  await expect.poll(() => sentWith("changeLength")).toHaveLength(1);
  expect(sentWith("changeLength")).toMatchObject([
    { params: { id: tuli._id }, body: { endsAt: "2026-11-23T10:15:00.000Z", from: visit.endsAt } },
  ]);
});

test("at least five minutes remain, however often it is pressed", async () => {
  await show(
    <LengthDialog visit={{ ...visit, endsAt: "2026-11-23T15:10:00+06:00" }} onClose={() => undefined} />,
  );
  await sooner.click();
  await sooner.click();
  await sooner.click();
  await expect.element(page.getByText("3:05 pm")).toBeVisible();
});

test("the reason why the end was not changed stays in the dialog until another end is chosen", async () => {
  salonAnswers({
    changeLength: () => refusal("slot_taken", { detail: "Somebody else has the master by then." }),
  });
  await show(<LengthDialog visit={visit} onClose={() => undefined} />);
  await later.click();
  await change.click();
  const problem = page.getByRole("alert").filter({ hasText: "The end was not changed" });
  await expect.element(problem).toMatchTextContent(/Somebody else has the master by then/);
  await sooner.click();
  await expect.element(problem).not.toBeInTheDocument();
});

test("an end that was changed elsewhere in the meantime is refused, and the dialog goes on from the end that there is now", async () => {
  salonAnswers({
    changeLength: ({ body }) =>
      body.from === elsewhere.endsAt
        ? { ...elsewhere, endsAt: body.endsAt }
        : refusal("visit_moved", { detail: "This visit now ends at 6:30 pm. Look at it again." }),
  });
  await show(<MovedElsewhere />);
  await later.click();
  (page.getByRole("button", { name: "The calendar is read again" }).element() as HTMLElement).click();
  await expect.element(page.getByText("4:05 pm")).toBeVisible();
  await change.click();
  await expect.element(page.getByText(/now ends at 6:30 pm\. Look at it again/)).toBeVisible();
  await expect
    .element(page.getByText(/^As long as it is now\. The last service then takes 60/))
    .toBeVisible();
  await later.click();
  await change.click();
  await expect
    .poll(() => sentWith("changeLength").map(({ body }) => body))
    .toEqual([
      { endsAt: "2026-11-23T10:05:00.000Z", from: visit.endsAt },
      { endsAt: "2026-11-23T12:35:00.000Z", from: elsewhere.endsAt },
    ]);
});

test("an end that was changed although the answer got lost is told as changed", async () => {
  expectNoise(/No answer to changeLength/);
  salonAnswers({ changeLength: noAnswer });
  await show(<MovedElsewhere later="2026-11-23T16:05:00+06:00" />);
  await later.click();
  await change.click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/^The connection broke.*may or may not be/);
  expect(page.getByText("The end was not changed").elements()).toEqual([]);
  (page.getByRole("button", { name: "The calendar is read again" }).element() as HTMLElement).click();
  await expect.element(page.getByText(/4:05 pm/).first()).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

const elsewhere = {
  ...visitOf("Tuli Roy", [facial, anika, "17:30", "18:30"]),
  _id: tuli._id,
  endsAt: "2026-11-23T18:30:00+06:00",
};

/** A visit that another desk moves while the dialog is open. @param later the end it gets instead, at the same place */
function MovedElsewhere({ later }: { later?: string }) {
  const [now, setNow] = useState(visit);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setNow(later ? { ...visit, endsAt: later } : elsewhere)}>
        The calendar is read again
      </button>
      {isOpen && <LengthDialog visit={now} onClose={() => setOpen(false)} />}
    </>
  );
}
