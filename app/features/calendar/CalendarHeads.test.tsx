import "#app/features/calendar/styles/boxes.css";
import "#app/features/calendar/styles/grid.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CalendarScreen } from "#app/features/calendar/CalendarScreen.tsx";
import { calendarOf } from "#tests/support/components/calendar-data.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { facial, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("the masters' names stay in sight below the top bar while a long day scrolls", async () => {
  await page.viewport(1440, 480);
  salonAnswers({
    readCalendar: () => calendarOf([]),
    readTimeline: () => [],
    listServices: () => [facial],
    listMasters: () => masters,
  });
  await show(<CalendarScreen />, { at: "/dashboard/calendar" });
  const calendar = page.getByRole("region", { name: "Calendar" });
  await expect.element(calendar).toBeVisible();
  const name = calendar.getByText(masters[0]?.name ?? "").first();
  await expect.element(name).toBeVisible();
  window.scrollTo(0, calendar.element().getBoundingClientRect().bottom - 300);
  await expect.poll(() => window.scrollY).toBeGreaterThan(100);
  const { top } = name.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(80);
  expect(top).toBeLessThan(130);
});
