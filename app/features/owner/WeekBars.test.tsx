import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { WeekBars } from "#app/features/owner/WeekBars.tsx";
import { calendarOf } from "#tests/support/components/calendar-data.ts";
import { revenueOfTwoWeeks } from "#tests/support/components/revenue-data.ts";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("a week's revenue that did not load says so, and can be asked for again", async () => {
  salonAnswers({
    readCalendar: () => calendarOf([]),
    readRevenue: () => refusal("too_many_requests", { status: 429 }),
  });
  await show(<WeekBars today="2026-11-23" dueToday={0} />);
  const told = page.getByRole("alert");
  await expect.element(told.getByText(/^The numbers did not load/)).toBeVisible();
  salonAnswers({ readRevenue: () => revenueOfTwoWeeks });
  await told.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: /^The week/ })).toBeVisible();
});
