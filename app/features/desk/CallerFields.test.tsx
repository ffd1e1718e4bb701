import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { NewBookingDialog } from "#app/features/desk/NewBookingDialog.tsx";
import { deskQuote } from "#tests/support/components/desk-quote.ts";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, masters, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("an account without a name can be booked for once the desk adds the name", async () => {
  const nameless = { ...guestOf("Nadia Islam"), _id: "nobody", name: "" };
  salonAnswers({
    listServices: () => [facial],
    listMasters: () => masters,
    readGuest: () => nameless,
    readAvailability: () => ({ zone, days: [], until: "2026-12-31", nextFree: null }),
    quoteAtDesk: () => deskQuote(facial.price),
    createDeskBooking: () => ({ insertedId: "new" }),
  });
  const start = { masterId: anika._id, date: "2026-11-24", wall: "12:00" };
  await show(<NewBookingDialog start={start} guestId="nobody" onClose={() => {}} />);
  await page.getByRole("combobox", { name: "Services" }).fill("glow");
  await page.getByRole("option", { name: /Turmeric Glow Facial/ }).click();
  await page.getByLabelText("Name").fill("Nadia Islam");
  await page.getByRole("button", { name: /^Book/ }).click();
  await expect
    .poll(() => sentWith("createDeskBooking").map(({ body }) => body))
    .toMatchObject([{ guestId: "nobody", name: "Nadia Islam", number: nameless.number }]);
});
