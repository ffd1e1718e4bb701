import "#app/features/calendar/styles/grid.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { WeekOfAll } from "#app/features/calendar/WeekOfAll.tsx";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { addDays } from "#domain/time/dates.ts";
import { calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { facial, anika as sadia } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("a week wider than the screen scrolls within its frame, and each name stays in its column", async () => {
  await page.viewport(920, 900);
  const monday = visitOf("Mina Das", [facial, sadia, "16:00", "17:00"]);
  const saturday: CalendarVisit = JSON.parse(JSON.stringify(monday).replaceAll("11-23T", "11-28T"));
  const { days, ...calendar } = calendarOf([saturday]);
  const week = Array.from({ length: 7 }, (_, day) =>
    days.map((one) => ({ ...one, date: addDays("2026-11-22", day) })),
  );
  const master = { ...sadia, name: "Kazi Farhana of Brahmanbariasadar" };
  await show(
    <WeekOfAll
      calendar={{ ...calendar, masters: [master], days: week.flat() }}
      masters={[master]}
      today="2026-11-23"
      selectedId={null}
      onSelect={() => {}}
      onDay={() => {}}
      onMaster={() => {}}
    />,
  );
  await expect.element(page.getByRole("button", { name: /Mina Das/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(920);
  const name = page.getByRole("button", { name: /^The week of Kazi/ }).element();
  expect(name.scrollWidth).toBe(name.clientWidth);
});
