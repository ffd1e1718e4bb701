import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ThisWeek } from "#app/features/calendar/ThisWeek.tsx";
import { addDays } from "#domain/time/dates.ts";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("this week's revenue that did not load says so, and can be asked for again", async () => {
  salonAnswers({ readRevenue: () => refusal("too_many_requests", { status: 429 }) });
  await show(<ThisWeek now={Date.now()} />);
  const told = page.getByRole("alert");
  await expect.element(told.getByText(/^This week: /)).toBeVisible();
  const days = Array.from({ length: 14 }, (_, index) => ({
    date: addDays("2026-11-15", index),
    amount: 100,
  }));
  salonAnswers({
    readRevenue: () => ({ net: 900, card: 900, desk: 0, credit: 0, days, services: [], masters: [] }),
  });
  await told.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "This week" })).toBeVisible();
});
