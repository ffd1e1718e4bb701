import "#app/features/hours/styles/month.css";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  day,
  freeHours,
  heading,
  hour,
  monthButton,
  salonWithHours,
  showPicker,
} from "#app/features/hours/hour-picker.fixture.tsx";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";

const nextMonth = page.getByRole("button", { name: "Go to the next month" });

beforeEach(salonWithHours);

test("screen readers hear the state of every day, and full, closed and past ones can't be chosen", async () => {
  await showMonth();
  await expect.element(page.getByRole("grid", { name: "Choose a day, November 2026" })).toBeVisible();
  await expect.element(day("Tuesday 24 November, free, chosen")).toBeEnabled();
  await expect.element(day("Wednesday 25 November, few hours left")).toBeEnabled();
  for (const shut of [
    "Sunday 22 November, closed",
    "today, Monday 23 November, full",
    "Thursday 26 November, full",
    "Friday 27 November, closed",
  ]) {
    await expect.element(day(shut)).toBeDisabled();
  }
});

test("past weeks of the month take no room", async () => {
  await showMonth();
  await expect.element(day("Sunday 22 November, closed")).toBeVisible();
  await expect.element(page.getByText("15", { exact: true })).not.toBeVisible();
});

test("a day with few hours left has a visible mark", async () => {
  await showMonth();
  const ring = (name: string) => getComputedStyle(day(name).element(), "::after").boxShadow;
  await expect.element(day("Wednesday 25 November, few hours left")).toBeVisible();
  expect(ring("Wednesday 25 November, few hours left")).toContain("inset");
  expect(ring("Saturday 28 November, free")).toBe("none");
});

test("arrow keys move between open days, and Enter opens one", async () => {
  await showMonth();
  await expect.element(day("Tuesday 24 November, free, chosen")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(day("Wednesday 25 November, few hours left")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(day("Saturday 28 November, free")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(day("Wednesday 25 November, few hours left")).toHaveFocus();
  await expect.element(heading).toHaveTextContent("Tuesday 24 November");
  await userEvent.keyboard("{Enter}");
  await expect.element(heading).toHaveTextContent("Wednesday 25 November");
  await expect.element(day("Wednesday 25 November, few hours left, chosen")).toHaveFocus();
});

test("an arrow key moves past the end of a month, whose days load", async () => {
  await showMonth();
  await expect.element(day("Tuesday 24 November, free, chosen")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("grid", { name: "Choose a day, December 2026" })).toBeVisible();
  await expect.element(day("Tuesday 1 December, free")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByRole("grid", { name: "Choose a day, November 2026" })).toBeVisible();
  await expect.element(day("Tuesday 24 November, free, chosen")).toHaveFocus();
});

test("only one day is in the Tab order", async () => {
  await showMonth();
  await expect.element(day("Tuesday 24 November, free, chosen")).toBeVisible();
  const inOrder = page.getByRole("gridcell").getByRole("button").elements();
  expect(inOrder.filter((one) => one instanceof HTMLElement && one.tabIndex === 0)).toHaveLength(1);
});

test("another month loads from its first day, and the open day stays open", async () => {
  await showMonth();
  await nextMonth.click();
  await expect.element(day("Tuesday 1 December, free")).toBeEnabled();
  await expect.element(heading).toHaveTextContent("Tuesday 24 November");
  const spans = sentWith("readAvailability").map(({ query }) => `${query.from} to ${query.to}`);
  expect(spans.slice(1)).toEqual(["2026-11-23 to 2026-11-30", "2026-12-01 to 2026-12-31"]);
  await expect.element(page.getByRole("button", { name: "Go to the previous month" })).toBeEnabled();
});

test("a month has no chosen day if that is in another month, not even in its first week", async () => {
  salonAnswers({
    readAvailability: ({ query }) => freeHours(query, { "2026-11-30": "10:00", "2026-12-05": "11:00" }),
  });
  await showMonth();
  await expect.element(page.getByRole("gridcell", { selected: true })).toHaveTextContent("30");
  await nextMonth.click();
  await expect.element(day(/^Saturday 5 December/)).toBeEnabled();
  await expect.element(page.getByRole("gridcell", { selected: true })).not.toBeInTheDocument();
});

test("a full month links to the next free hour", async () => {
  salonAnswers({
    readAvailability: ({ query }) => freeHours(query, { "2026-11-24": "10:00", "2027-01-05": "11:00" }),
  });
  await showMonth();
  await nextMonth.click();
  await expect.element(page.getByText("No free day in this month.")).toBeVisible();
  await page.getByRole("button", { name: "Next free: Tuesday 5 January 2027, 11:00 am" }).click();
  await expect.element(heading).toHaveTextContent("Tuesday 5 January 2027");
  await expect.element(hour("11:00 am")).toBeVisible();
});

test("choosing a day of the month returns to the week of that day, with the focus on it", async () => {
  await showMonth();
  await nextMonth.click();
  await day("Tuesday 1 December, free").click();
  await expect
    .element(page.getByRole("grid", { name: "Choose a day, 30 November to 6 December" }))
    .toBeVisible();
  await expect.element(day("Tuesday 1 December, free, chosen")).toHaveFocus();
  await expect.element(heading).toHaveTextContent("Tuesday 1 December");
});

test("returning to the week changes nothing, and the focus goes back to the month's button", async () => {
  await showMonth();
  await expect.element(day("Tuesday 24 November, free, chosen")).toHaveFocus();
  await page.getByRole("button", { name: "Back to the week" }).click();
  await expect.element(monthButton).toHaveFocus();
  await expect.element(heading).toHaveTextContent("Tuesday 24 November");
});

/** The picker, with the month instead of the week. */
async function showMonth() {
  await showPicker();
  await monthButton.click();
  await expect.element(page.getByRole("grid", { name: "Choose a day, November 2026" })).toBeVisible();
}
