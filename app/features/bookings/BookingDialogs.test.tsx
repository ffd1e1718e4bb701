import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ManageBookings } from "#app/features/bookings/ManageBookings.tsx";
import type { Booking } from "#contract/bookings.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, facial, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const tuli: Booking = { ...visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]), status: "pending" };

test("a dialog and its input stay when another desk has confirmed the last booking of the list", async () => {
  let waiting = [tuli];
  salonAnswers({
    listMasters: () => masters,
    listAllMasters: () => [],
    listBookings: () => waiting,
    previewCancellation: () => ({ allowed: true, refund: 0, atSalon: 0, percent: 0, paid: 0, steps: [] }),
  });
  await page.viewport(1440, 900);
  await show(<ManageBookings />, { at: "/dashboard/manageBookings?status=waiting" });
  await page.getByRole("button", { name: "Actions for Tuli Roy" }).click();
  await page.getByRole("menuitem", { name: /^Cancel/ }).click();
  const reason = page.getByRole("dialog").getByRole("textbox", { name: /^Reason/ });
  await reason.fill("Ill");
  waiting = [];
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText("Nothing to confirm")).toBeInTheDocument();
  await expect.element(reason).toHaveValue("Ill");
});
