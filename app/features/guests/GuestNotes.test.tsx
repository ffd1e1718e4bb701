import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { GuestNotes } from "#app/features/guests/GuestNotes.tsx";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("after a note is kept, the focus is in the empty field for the next one, which may be left empty", async () => {
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

test("what is typed while a note is kept stays in the field", async () => {
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
