import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useGuest } from "#app/data/guests.ts";
import { Merges } from "#app/features/guests/Merges.tsx";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

function Rumi() {
  const { data: guest } = useGuest("rumi-das");
  return (
    guest && (
      <>
        <h1>{guest.name}</h1>
        <Merges guest={guest} onCompare={() => {}} />
      </>
    )
  );
}

test("the focus stays on the page when two guests are taken apart again", async () => {
  let merges = [{ _id: "m1", name: "Rumi D.", number: "01711000000", until: "2026-12-23T10:00:00Z" }];
  salonAnswers({
    readGuest: () => ({ ...guestOf("Rumi Das"), merges }),
    unmergeGuests: () => {
      merges = [];
      return { deletedCount: 1 };
    },
  });
  await show(<Rumi />);
  const button = page.getByRole("button", { name: "Take back" });
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Rumi Das" })).toHaveFocus();
});
