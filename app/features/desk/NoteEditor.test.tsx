import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { NoteEditor } from "#app/features/desk/NoteEditor.tsx";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const tuli = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);

test("a note that another desk saves in the meantime is shown above the field, and is sent as seen", async () => {
  salonAnswers({ updateBooking: () => ({ modifiedCount: 1 }) });
  await show(<Desks />);
  await page.getByRole("button", { name: "Change the note" }).click();
  const field = page.getByRole("textbox", { name: "Note" });
  await field.fill("Comes by the lift.");
  await page.getByRole("button", { name: "Another desk writes" }).click();
  await expect.element(page.getByText("Meanwhile the note says: No mustard oil.")).toBeVisible();
  await expect.element(field).toHaveValue("Comes by the lift.");
  await field.fill("No mustard oil. Comes by the lift.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect
    .poll(() => sentWith("updateBooking").map(({ body }) => body))
    .toEqual([{ note: "No mustard oil. Comes by the lift.", seen: "No mustard oil." }]);
});

test("a note that was saved although its answer got lost closes its form, and is not told as unsaved", async () => {
  expectNoise(/No answer to updateBooking/);
  salonAnswers({ updateBooking: noAnswer });
  await show(<Desks />);
  await page.getByRole("button", { name: "Change the note" }).click();
  await page.getByRole("textbox", { name: "Note" }).fill("No mustard oil.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.element(page.getByText("The connection broke")).toBeVisible();
  // What the calendar reads then is the note as it was saved.
  await page.getByRole("button", { name: "Another desk writes" }).click();
  await expect.element(page.getByRole("button", { name: "Change the note" })).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("a half-written note survives the end of the session, beside what another desk saved meanwhile", async () => {
  const field = page.getByRole("textbox", { name: "Note" });
  const first = await show(<Desks />);
  await page.getByRole("button", { name: "Change the note" }).click();
  await field.fill("Comes by the lift.");
  await first.unmount();
  const again = await show(<Desks start="No mustard oil." />);
  await expect.element(field).toHaveValue("Comes by the lift.");
  await expect.element(page.getByText("Meanwhile the note says: No mustard oil.")).toBeVisible();
  localStorage.setItem("access-token", "of somebody who is signed in");
  await page.getByRole("button", { name: "Discard" }).click();
  await again.unmount();
  localStorage.clear();
  await show(<Desks />);
  await expect.element(page.getByRole("button", { name: "Change the note" })).toBeVisible();
});

function Desks({ start = "Asks for tea." }: { start?: string }) {
  const [note, setNote] = useState(start);
  return (
    <>
      <NoteEditor visit={{ ...tuli, note }} />
      <button type="button" onClick={() => setNote("No mustard oil.")}>
        Another desk writes
      </button>
    </>
  );
}
