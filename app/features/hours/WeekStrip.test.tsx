import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  day,
  freeHours,
  heading,
  salonWithHours,
  showPicker,
  week,
} from "#app/features/hours/hour-picker.fixture.tsx";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";

beforeEach(salonWithHours);

test("screen readers hear the state of every day of the week, and a full or closed one can't be chosen", async () => {
  await showPicker();
  await expect.element(day("Tuesday 24 November, free, chosen")).toBeEnabled();
  await expect.element(day("Wednesday 25 November, few hours left")).toBeEnabled();
  for (const shut of [
    "today, Monday 23 November, full",
    "Thursday 26 November, full",
    "Friday 27 November, closed",
  ]) {
    await expect.element(day(shut)).toHaveAttribute("aria-disabled", "true");
  }
  await day("Thursday 26 November, full").click({ force: true });
  await expect.element(heading).toHaveTextContent("Tuesday 24 November");
});

test("free, few, full and today differ without colour", async () => {
  await showPicker();
  const part = (name: string, what: string) => {
    const found = day(name).element().querySelector(what);
    return getComputedStyle(found ?? document.body);
  };
  await expect.element(day("Wednesday 25 November, few hours left")).toBeVisible();
  expect(part("Wednesday 25 November, few hours left", "i").boxShadow).toContain("inset");
  expect(part("Saturday 28 November, free", "i").boxShadow).toBe("none");
  expect(part("Thursday 26 November, full", "b").textDecorationLine).toBe("line-through");
  expect(part("Friday 27 November, closed", "i").visibility).toBe("hidden");
  const today = getComputedStyle(day("today, Monday 23 November, full").element());
  expect(today.borderTopColor).not.toBe("rgba(0, 0, 0, 0)");
});

test("arrow keys reach every day, so that a full one can be heard, and Enter opens a free one", async () => {
  await showPicker();
  await day("Tuesday 24 November, free, chosen").click();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(day("Thursday 26 November, full")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(heading).toHaveTextContent("Tuesday 24 November");
  await userEvent.keyboard("{End}{ArrowLeft}{Enter}");
  await expect.element(heading).toHaveTextContent("Saturday 28 November");
  await expect.element(day("Saturday 28 November, free, chosen")).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowLeft}");
  await expect.element(day("today, Monday 23 November, full")).toHaveFocus();
});

test("an arrow key moves past the end of the week and back, and the days load", async () => {
  await showPicker();
  await day("Tuesday 24 November, free, chosen").click();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(week("30 November to 6 December")).toBeVisible();
  await expect.element(day("Tuesday 1 December, free")).toHaveFocus();
  await userEvent.keyboard("{PageUp}");
  await expect.element(week("23 to 29 November")).toBeVisible();
  await expect.element(day("Tuesday 24 November, free, chosen")).toHaveFocus();
});

test("only one day is in the Tab order, and the hours follow it", async () => {
  await showPicker();
  await day("Tuesday 24 November, free, chosen").click();
  const inOrder = page.getByRole("gridcell").getByRole("button").elements();
  expect(inOrder.filter((one) => one instanceof HTMLElement && one.tabIndex === 0)).toHaveLength(1);
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "10:00 am" })).toHaveFocus();
});

test("a week that is loading says that it is busy", async () => {
  await showPicker();
  await expect.element(heading).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  salonAnswers({
    async readAvailability({ query }) {
      await promise;
      return freeHours(query);
    },
  });
  await page.getByRole("button", { name: "Go to the next week" }).click();
  await expect.element(week("30 November to 6 December")).toHaveAttribute("aria-busy", "true");
  resolve();
  await expect.element(week("30 November to 6 December")).toHaveAttribute("aria-busy", "false");
});
