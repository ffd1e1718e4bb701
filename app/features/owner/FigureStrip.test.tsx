import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { FigureStrip } from "#app/features/owner/FigureStrip.tsx";
import { calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("today's bookings lead to where they are counted in the same way, without missed and cancelled ones", async () => {
  const calendar = calendarOf([visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"])]);
  await show(<FigureStrip calendar={calendar} freeMinutes={0} />);
  const link = page.getByRole("link", { name: /^1 Bookings today/ });
  await expect.element(link).toHaveAttribute("href", "/dashboard/calendar");
});
