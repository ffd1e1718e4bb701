import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ThisWeek } from "#app/features/calendar/ThisWeek.tsx";
import { revenueOfTwoWeeks } from "#tests/support/components/revenue-data.ts";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("this week's revenue that did not load says so, and can be asked for again", async () => {
  salonAnswers({ readRevenue: () => refusal("too_many_requests", { status: 429 }) });
  await show(<ThisWeek now={Date.now()} />);
  const told = page.getByRole("alert");
  await expect.element(told.getByText(/^This week: /)).toBeVisible();
  salonAnswers({ readRevenue: () => revenueOfTwoWeeks });
  await told.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "This week" })).toBeVisible();
});

test("the names of the days keep the size of a label, however wide the panel is", async () => {
  await page.viewport(1000, 900);
  salonAnswers({ readRevenue: () => revenueOfTwoWeeks });
  await show(<ThisWeek now={Date.now()} />);
  const drawn = page.getByRole("img").getByText("Sun");
  await expect.element(drawn).toBeVisible();
  expect(drawn.element().getBoundingClientRect().height).toBeLessThan(24);
});
