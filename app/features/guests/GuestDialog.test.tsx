import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { GuestDialog } from "#app/features/guests/GuestDialog.tsx";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("editing a guest only sends the fields changed here", async () => {
  salonAnswers({ updateGuest: () => ({ modifiedCount: 1 }) });
  await show(<GuestDialog guest={guestOf("Nadia Islam")} onClose={() => {}} />);
  await page.getByLabelText(/^Address/).fill("Road 27, Dhanmondi");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => sentWith("updateGuest").map(({ body }) => body))
    .toEqual([{ address: "Road 27, Dhanmondi" }]);
});
