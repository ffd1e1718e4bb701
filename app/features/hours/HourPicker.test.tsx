import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  day,
  freeHours,
  heading,
  hour,
  nextHours,
  nextWeek,
  salonWithHours,
  showPicker,
  week,
} from "#app/features/hours/hour-picker.fixture.tsx";
import { begins } from "#tests/support/components/begins.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";

beforeEach(() => {
  salonWithHours();
});

test("the first free day is open from the start, with its hours by part of the day", async () => {
  await showPicker();
  await expect.element(heading).toHaveTextContent("Tuesday 24 November");
  const part = (name: string) => page.getByRole("group", { name }).getByRole("button");
  await expect.element(part("Morning")).toHaveLength(2);
  await expect.element(part("Afternoon")).toHaveTextContent("4:30 pm");
  await expect.element(part("Evening")).toHaveTextContent("6:00 pm");
  await expect.element(page.getByText("Tuesday 24 November: 4 free")).toBeInTheDocument();
});

test("only the chosen hour is pressed", async () => {
  const { chosen } = await showPicker();
  await hour("4:30 pm").click();
  expect(chosen()).toBe("2026-11-24T16:30:00+06:00");
  await expect.element(hour("4:30 pm")).toHaveAttribute("aria-pressed", "true");
  await userEvent.tab();
  await expect.element(hour("6:00 pm")).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(hour("6:00 pm")).toHaveAttribute("aria-pressed", "true");
  await expect.element(hour("4:30 pm")).toHaveAttribute("aria-pressed", "false");
});

test("an hour taken by somebody else is crossed out, announced as taken, and no button", async () => {
  await showPicker();
  await expect.element(heading).toBeVisible();
  const taken = page.getByRole("group", { name: "Afternoon" }).getByText("12:00", { exact: false });
  await expect.element(taken).toHaveTextContent("12:00 pm, taken");
  expect(getComputedStyle(taken.element()).textDecorationLine).toBe("line-through");
  await expect.element(hour("12:00 pm")).not.toBeInTheDocument();
});

test("a day that became full says so, and asks for another one", async () => {
  await showPicker({ openAt: "2026-11-26" });
  await expect.element(heading).toHaveTextContent("Thursday 26 November");
  await expect.element(page.getByText("No free hour on this day. Choose another one.")).toBeVisible();
  await expect.element(page.getByText("Thursday 26 November: 0 free")).toBeInTheDocument();
});

test("a held hour is shown as the customer's own even when the list no longer has it", async () => {
  await showPicker({ chosen: "2026-11-25T15:00:00+06:00" });
  await expect.element(heading).toHaveTextContent("Wednesday 25 November");
  await expect.element(hour("3:00 pm")).toHaveAttribute("aria-pressed", "true");
});

test("hours that failed to load can be loaded again", async () => {
  salonAnswers({ readAvailability: () => refusal("too_many_requests", { status: 429 }) });
  await showPicker();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^The free hours did not load\./);
  salonAnswers({ readAvailability: ({ query }) => freeHours(query) });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(heading).toHaveTextContent("Tuesday 24 November");
});

test("hours without an answer are requested once more automatically", async () => {
  expectNoise(/^No answer to readAvailability/);
  salonAnswers({ readAvailability: noAnswer });
  await showPicker();
  await expect.poll(() => sentWith("readAvailability")).toHaveLength(1);
  salonAnswers({ readAvailability: ({ query }) => freeHours(query) });
  await expect.element(heading).toHaveTextContent("Tuesday 24 November");
});

test("during a payment no hour can be chosen, and the one being held shows that it is busy", async () => {
  await showPicker({ chosen: "2026-11-24T11:00:00+06:00", busy: true, disabled: true });
  await expect.element(hour("10:00 am")).toBeDisabled();
  await expect.element(hour("11:00 am")).toHaveAttribute("aria-busy", "true");
  await expect.element(hour("10:00 am")).not.toHaveAttribute("aria-busy");
});

test("a day that is over while the page sleeps gives way to the first free one", async () => {
  const { turnTo } = await showPicker({ chosen: "2026-11-24T16:30:00+06:00" });
  await expect.element(heading).toHaveTextContent("Tuesday 24 November");
  turnTo(begins + 2 * 86_400_000);
  await expect.element(week("25 November to 1 December")).toBeVisible();
  await expect.element(heading).toHaveTextContent("Wednesday 25 November");
});

test("weeks begin today, so no past day is shown, and the month is behind a button", async () => {
  await showPicker();
  await expect.element(week("23 to 29 November")).toBeVisible();
  await expect.element(page.getByRole("gridcell")).toHaveLength(7);
  await expect
    .element(page.getByRole("gridcell").first())
    .toMatchTextContent(/^today, Monday 23 November, full/);
  await expect.element(page.getByText("Go to the next month")).not.toBeInTheDocument();
  await nextWeek.click();
  await expect.element(week("30 November to 6 December")).toBeVisible();
  await expect.element(heading).toHaveTextContent("Monday 30 November");
  const spans = sentWith("readAvailability").map(({ query }) => `${query.from} to ${query.to}`);
  expect(spans).toEqual(["2026-11-23 to 2026-11-29", "2026-11-30 to 2026-12-06"]);
  await page.getByRole("button", { name: "Go to the previous week" }).click();
  await expect.element(heading).toHaveTextContent("Tuesday 24 November");
});

test.each([
  ["a day ahead", 1],
  ["months ahead", 100],
])("a phone that turns out to be %s opens the salon's own week", async (_, days) => {
  const { turnTo } = await showPicker({ now: begins + days * 86_400_000 });
  await expect.poll(() => sentWith("readAvailability")).toHaveLength(1);
  turnTo(begins);
  await expect.element(week("23 to 29 November")).toBeVisible();
  await expect.element(heading).toHaveTextContent("Tuesday 24 November");
});

test("when this week is full, the week of the next free hour is open from the start", async () => {
  salonAnswers({ readAvailability: ({ query }) => freeHours(query, { "2027-01-05": "11:00" }) });
  await showPicker();
  await expect.element(week("4 to 10 January")).toBeVisible();
  await expect.element(heading).toHaveTextContent("Tuesday 5 January 2027");
});

test("a full week links to the next free hour", async () => {
  salonAnswers({
    readAvailability: ({ query }) => freeHours(query, { "2026-11-24": "10:00", "2027-01-05": "11:00" }),
  });
  await showPicker();
  await nextWeek.click();
  await expect.element(page.getByText("No free day in this week.")).toBeVisible();
  await page.getByRole("button", { name: "Next free: Tuesday 5 January 2027, 11:00 am" }).click();
  await expect.element(heading).toHaveTextContent("Tuesday 5 January 2027");
  await expect.element(hour("11:00 am")).toBeVisible();
  await expect.element(day(/^Tuesday 5 January 2027/)).toHaveFocus();
});

test("when nothing is free, the page says how far ahead bookings go", async () => {
  salonAnswers({ readAvailability: ({ query }) => freeHours(query, {}) });
  await showPicker();
  const sentence = "We take bookings up to Sunday 31 January 2027, and nothing is free until then.";
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test("the week ends where bookings end", async () => {
  await showPicker({ openAt: "2027-01-31" });
  await expect.element(day("Sunday 31 January 2027, closed, chosen")).toBeVisible();
  await expect.element(nextWeek).toHaveAttribute("aria-disabled", "true");
});

test("a master's first free day is announced, and an earlier hour with another master is a line", async () => {
  const first = (date: string, masterId: string) => ({
    startsAt: `${date}T10:00:00+06:00`,
    endsAt: `${date}T11:30:00+06:00`,
    masterIds: [masterId],
  });
  const sooner = first("2026-11-24", "labonno");
  salonAnswers({
    readAvailability: ({ query }) => freeHours(query, { "2026-11-26": "10:00" }),
    readNextHours: () =>
      nextHours({
        anyone: sooner,
        masters: [
          { masterId: "anika", next: first("2026-11-26", "anika") },
          { masterId: "labonno", next: sooner },
        ],
      }),
  });
  const onSooner = vi.fn();
  await showPicker({ masterIds: ["anika"], onSooner });
  await expect.element(heading).toHaveTextContent("Thursday 26 November");
  await expect.element(page.getByText("Anika's first free day")).toBeVisible();
  await hour("Sooner with Labonno: tomorrow, 10:00 am").click();
  expect(onSooner).toHaveBeenCalledWith({ startsAt: sooner.startsAt, masterIds: ["labonno"] });
});

test("taking an earlier hour chooses and focuses it", async () => {
  const sooner = {
    startsAt: "2026-11-24T10:00:00+06:00",
    endsAt: "2026-11-24T11:30:00+06:00",
    masterIds: ["labonno"],
  };
  salonAnswers({
    readNextHours: () => nextHours({ anyone: sooner, masters: [{ masterId: "anika", next: null }] }),
  });
  await showPicker({ masterIds: ["anika"], chosen: "2026-11-30T11:00:00+06:00" });
  const line = hour(/^Sooner with/);
  await expect.element(line).toBeVisible();
  (line.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(hour("10:00 am")).toHaveAttribute("aria-pressed", "true");
  await expect.element(hour("10:00 am")).toHaveFocus();
});

test("no master is suggested when any master will do", async () => {
  salonAnswers({
    readNextHours: () =>
      nextHours({
        anyone: {
          startsAt: "2026-11-24T10:00:00+06:00",
          endsAt: "2026-11-24T11:30:00+06:00",
          masterIds: ["anika"],
        },
      }),
  });
  await showPicker();
  await expect.element(page.getByText("The first free day")).toBeVisible();
  await expect.element(page.getByText(/^Sooner with/)).not.toBeInTheDocument();
});

test("while another visit's hours load, the old ones can't be chosen and nothing is shown as full", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  salonAnswers({
    readAvailability: async ({ query }) => {
      if (query.service.length === 1) return freeHours(query);
      await answered;
      return freeHours(query, { "2026-11-24": "18:00" });
    },
  });
  const { grow } = await showPicker();
  await expect.element(hour("4:30 pm")).toBeEnabled();
  grow();
  await expect.element(hour("4:30 pm")).toBeDisabled();
  await nextWeek.click();
  await expect.element(page.getByText("No free day in this week.")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Go to the previous week" }).click();
  answer();
  await expect.element(hour("6:00 pm")).toBeEnabled();
  await expect.element(hour("4:30 pm")).not.toBeInTheDocument();
});
