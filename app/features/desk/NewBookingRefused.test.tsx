import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { NewBookingDialog } from "#app/features/desk/NewBookingDialog.tsx";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, facial, masters, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("why nothing was booked stays free of the buttons when the reasons come above it", async () => {
  await page.viewport(1024, 600);
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  salonAnswers({
    listServices: () => [facial],
    listMasters: () => masters,
    readGuest: () => guestOf("Nadia Islam"),
    readAvailability: () => ({ zone, days: [], until: "2026-12-31", nextFree: null }),
    createDeskBooking: () => refusal("slot_taken", { detail: "This hour is taken. Choose another one." }),
    readReasons: async () => {
      await told;
      return { reasons: [{ code: "master_off" }, { code: "closed" }], deskCanBook: false };
    },
  });
  await show(
    <NewBookingDialog
      start={{ masterId: anika._id, date: "2026-11-24", wall: "12:00" }}
      guestId="nadia"
      onClose={() => {}}
    />,
  );
  await page.getByRole("combobox", { name: "Services" }).fill("glow");
  await page.getByRole("option", { name: /Turmeric Glow Facial/ }).click();
  const book = page.getByRole("button", { name: /^Book/ });
  await book.click();
  const problem = page.getByRole("alert").filter({ hasText: "This hour is taken." });
  const room = () =>
    book.element().getBoundingClientRect().top - problem.element().getBoundingClientRect().bottom;
  await expect.element(problem).toBeVisible();
  await expect.poll(room).toBeGreaterThan(0);
  tell();
  await expect.element(page.getByText("The front desk can't book it either.")).toBeVisible();
  await expect.poll(room).toBeGreaterThan(0);
});
