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

test("what is booked is never less than what is taken: it adds what today's visits still owe", async () => {
  const byCard = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
  const paid = { ...byCard, _id: "paid", dueAtSalon: 40, paidAtSalon: 40, paid: "salon" as const };
  const unpaid = { ...byCard, _id: "unpaid", dueAtSalon: 12.5, paid: "deposit" as const };
  const missed = { ...unpaid, _id: "missed", status: "no_show" as const };
  const calendar = calendarOf([byCard, paid, unpaid, missed]);
  // Some of it was paid for visits of other days.
  const days = calendar.days.map((day) => ({ ...day, taken: 340 }));
  await show(<FigureStrip calendar={{ ...calendar, days }} freeMinutes={0} />);
  const link = page.getByRole("link", { name: /Taken today/ });
  await expect.element(link).toHaveTextContent("$340 Taken today of $352.50 booked");
});

test("a visit that began before midnight belongs to the day before, as in the number of bookings", async () => {
  const night = visitOf("Tuli Roy", [facial, anika, "00:00", "00:30"]);
  const startsAt = "2026-11-22T23:30:00+06:00";
  const calendar = calendarOf([{ ...night, startsAt, dueAtSalon: 40, paid: "unpaid" }]);
  const days = calendar.days.map((day) => ({ ...day, bookings: 0 }));
  await show(<FigureStrip calendar={{ ...calendar, days }} freeMinutes={0} />);
  const figures = page.getByRole("navigation", { name: "Today in figures" });
  await expect.element(figures.getByText("0 still to come")).toBeVisible();
  await expect.element(figures.getByText("of $0 booked")).toBeVisible();
});
