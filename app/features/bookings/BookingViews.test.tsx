import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ManageBookings } from "#app/features/bookings/ManageBookings.tsx";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, facial, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const listed = Array.from({ length: 25 }, (_, place) =>
  visitOf(`Guest ${place + 10}`, [facial, anika, "15:00", "16:00"]),
);

test("the list stays where it was scrolled to when it is read again", async () => {
  let first = "Guest 10";
  salonAnswers({
    listMasters: () => masters,
    listAllMasters: () => [],
    listBookings: () => listed.map((one, place) => (place === 0 ? { ...one, name: first } : one)),
  });
  await page.viewport(390, 600);
  await show(<ManageBookings />, { at: "/dashboard/manageBookings" });
  await expect.element(page.getByRole("link", { name: "Guest 34" })).toBeVisible();
  window.scrollTo(0, 1500);
  const place = window.scrollY;
  expect(place).toBeGreaterThan(800);
  first = "Tuli Roy";
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByRole("link", { name: first })).toBeInTheDocument();
  expect(window.scrollY).toBe(place);
});
