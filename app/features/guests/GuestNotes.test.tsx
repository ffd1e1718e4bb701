import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { GuestNotes } from "#app/features/guests/GuestNotes.tsx";
import type { Guest } from "#contract/guests.ts";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const note = { _id: "tea", note: "Tea.", pinned: false, by: "Sadia", date: "2026-10-17T10:00:00+06:00" };

test("after saving a note the empty field for the next one has the focus, and may stay empty", async () => {
  salonAnswers({ createGuestNote: () => ({ insertedId: "note" }) });
  await show(<GuestNotes guest={guestOf("Nadia Islam")} />);
  const field = page.getByRole("textbox", { name: "Write a note" });
  await field.fill("No mustard oil.");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect.element(page.getByText("The note is kept")).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("");
  expect(sentWith("createGuestNote")).toMatchObject([{ body: { note: "No mustard oil.", pinned: false } }]);
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toBeInvalid();
});

test("text typed while a note is saved stays in the field", async () => {
  const kept = Promise.withResolvers<{ insertedId: string }>();
  salonAnswers({ createGuestNote: () => kept.promise });
  await show(<GuestNotes guest={guestOf("Nadia Islam")} />);
  const field = page.getByRole("textbox", { name: "Write a note" });
  await field.fill("No mustard oil.");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect.poll(() => sentWith("createGuestNote")).toHaveLength(1);
  await field.fill("Likes the window.");
  kept.resolve({ insertedId: "note" });
  await expect.element(page.getByText("The note is kept")).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("Likes the window.");
});

test("a note changed by another desk shows its new text, and only the changes made here are sent", async () => {
  salonAnswers({ updateGuestNote: () => ({ modifiedCount: 1 }) });
  await show(<OtherDesk note={note} />);
  await page.getByRole("button", { name: "Change the note: Tea." }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Shown at every booking").click();
  (page.getByRole("button", { name: "Another desk writes" }).element() as HTMLElement).click();
  await expect.element(dialog.getByText("Meanwhile the note says: Coffee.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save note" }).click();
  await expect
    .poll(() => sentWith("updateGuestNote").map(({ body }) => body))
    .toEqual([{ pinned: true, seen: "Coffee." }]);
});

test("a note that is kept once its dialog was closed closes no other note that is being changed", async () => {
  const answer = Promise.withResolvers<{ modifiedCount: number }>();
  salonAnswers({ updateGuestNote: () => answer.promise });
  await show(<OtherDesk note={note} />);
  const change = page.getByRole("button", { name: "Change the note: Tea." });
  const field = page.getByRole("dialog").getByRole("textbox");
  await change.click();
  await field.fill("Green tea.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.poll(() => sentWith("updateGuestNote")).toHaveLength(1);
  await page.getByRole("button", { name: "Discard" }).click();
  await change.click();
  await field.fill("Black tea.");
  answer.resolve({ modifiedCount: 1 });
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.poll(() => sentWith("updateGuestNote")).toHaveLength(2);
});

test("a half-written note about a guest survives the end of the session", async () => {
  const field = page.getByRole("textbox", { name: "Write a note" });
  const first = await show(<GuestNotes guest={guestOf("Nadia Islam")} />);
  await field.fill("No mustard oil.");
  await page.getByRole("checkbox").click();
  await first.unmount();
  await show(<GuestNotes guest={guestOf("Nadia Islam")} />);
  await expect.element(field).toHaveValue("No mustard oil.");
  await expect.element(page.getByRole("checkbox")).toBeChecked();
});

test("a note that is being changed survives the end of the session, beside what another desk saved meanwhile", async () => {
  const guest = (says: string) => ({ ...guestOf("Nadia Islam"), notes: [{ ...note, note: says }] });
  const dialog = page.getByRole("dialog");
  const first = await show(<GuestNotes guest={guest("Tea.")} />);
  await page.getByRole("button", { name: "Change the note: Tea." }).click();
  await dialog.getByRole("textbox").fill("Green tea.");
  await first.unmount();
  const again = await show(<GuestNotes guest={guest("Coffee.")} />);
  await expect.element(dialog.getByRole("textbox")).toHaveValue("Green tea.");
  await expect.element(dialog.getByText("Meanwhile the note says: Coffee.")).toBeVisible();
  await dialog.getByRole("button", { name: "Discard" }).click();
  await again.unmount();
  await show(<GuestNotes guest={guest("Coffee.")} />);
  await expect.element(page.getByRole("button", { name: "Change the note: Coffee." })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

function OtherDesk({ note }: { note: Guest["notes"][number] }) {
  const [says, setSays] = useState(note.note);
  return (
    <>
      <GuestNotes guest={{ ...guestOf("Nadia Islam"), notes: [{ ...note, note: says }] }} />
      <button type="button" onClick={() => setSays("Coffee.")}>
        Another desk writes
      </button>
    </>
  );
}
