import "#app/features/hours/styles/month.css";
import "#app/features/hours/styles/slots.css";
import { type ComponentProps, useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { HourPicker } from "#app/features/hours/HourPicker.tsx";
import type { Availability, AvailableDay } from "#contract/availability.ts";
import { begins } from "#tests/support/components/begins.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { massage, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const day = (name: string) => page.getByRole("gridcell").getByRole("button", { name });
const hour = (name: string) => page.getByRole("button", { name });
const heading = page.getByRole("heading", { level: 3 });
const nextMonth = page.getByRole("button", { name: "Go to the next month" });

/** Free hours of each day, with those that others have in brackets; what is not named is closed. */
const hours: Record<string, string> = {
  "2026-11-23": "(15:00)",
  "2026-11-24": "10:00 11:00 (12:00) 16:30 18:00",
  "2026-11-25": "10:00",
  "2026-11-26": "(10:00) (11:00)",
  "2026-11-28": "10:00 11:00 12:00",
  "2026-11-30": "10:00 11:00 12:00",
  "2026-12-01": "10:00 11:00 12:00",
  "2026-12-02": "(10:00)",
};

beforeEach(() => {
  salonAnswers({ readAvailability: ({ query }) => freeHours(query) });
});

test("the first free day is open from the start, its hours by part of the salon's day", async () => {
  await showPicker();
  await expect.element(heading).toHaveTextContent("Tuesday 24 November");
  const part = (name: string) => page.getByRole("group", { name }).getByRole("button");
  await expect.element(part("Morning")).toHaveLength(2);
  await expect.element(part("Afternoon")).toHaveTextContent("4:30 pm");
  await expect.element(part("Evening")).toHaveTextContent("6:00 pm");
  await expect.element(page.getByText("Tuesday 24 November: 4 free")).toBeInTheDocument();
});

test("every day tells a screen reader what it holds, and full, closed and past ones can't be chosen", async () => {
  await showPicker();
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

test("a day with few hours left bears a mark for the eye, too", async () => {
  await showPicker();
  const ring = (name: string) => getComputedStyle(day(name).element(), "::after").boxShadow;
  await expect.element(day("Wednesday 25 November, few hours left")).toBeVisible();
  expect(ring("Wednesday 25 November, few hours left")).toContain("inset");
  expect(ring("Saturday 28 November, free")).toBe("none");
});

test("arrow keys lead from one open day to the next, and Enter opens it", async () => {
  await showPicker();
  await day("Tuesday 24 November, free, chosen").click();
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

test("an arrow leads over the end of a month, and the days there are read", async () => {
  await showPicker();
  await day("Tuesday 24 November, free, chosen").click();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("grid", { name: "Choose a day, December 2026" })).toBeVisible();
  await expect.element(day("Tuesday 1 December, free, chosen")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByRole("grid", { name: "Choose a day, November 2026" })).toBeVisible();
  await expect.element(day("Tuesday 24 November, free, chosen")).toHaveFocus();
});

test("only one day is in the order of Tab", async () => {
  await showPicker();
  await expect.element(day("Tuesday 24 November, free, chosen")).toBeVisible();
  const inOrder = page.getByRole("gridcell").getByRole("button").elements();
  expect(inOrder.filter((one) => one instanceof HTMLElement && one.tabIndex === 0)).toHaveLength(1);
});

test("an hour that is chosen is pressed, and no other", async () => {
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

test("an hour that somebody else has is struck, said to be taken, and no button", async () => {
  await showPicker();
  await expect.element(heading).toBeVisible();
  const taken = page.getByRole("group", { name: "Afternoon" }).getByText("12:00", { exact: false });
  await expect.element(taken).toHaveTextContent("12:00 pm, taken");
  expect(getComputedStyle(taken.element()).textDecorationLine).toBe("line-through");
  await expect.element(hour("12:00 pm")).not.toBeInTheDocument();
});

test("a day that filled up under way says so, and that another one is to be chosen", async () => {
  await showPicker({ openAt: "2026-11-26" });
  await expect.element(heading).toHaveTextContent("Thursday 26 November");
  await expect.element(page.getByText("No free hour on this day. Choose another one.")).toBeVisible();
  await expect.element(page.getByText("Thursday 26 November: 0 free")).toBeInTheDocument();
});

test("the hour that is held is shown as the customer's own although the list has it no more", async () => {
  await showPicker({ chosen: "2026-11-25T15:00:00+06:00" });
  await expect.element(heading).toHaveTextContent("Wednesday 25 November");
  await expect.element(hour("3:00 pm")).toHaveAttribute("aria-pressed", "true");
});

test("another month opens its first free day", async () => {
  await showPicker();
  await nextMonth.click();
  await expect.element(heading).toHaveTextContent("Tuesday 1 December");
  const spans = sentWith("readAvailability").map(({ query }) => `${query.from} to ${query.to}`);
  expect(spans).toEqual(["2026-11-23 to 2026-11-30", "2026-12-01 to 2026-12-31"]);
  await expect.element(page.getByRole("button", { name: "Go to the previous month" })).toBeEnabled();
});

test("a month without a free day leads on to the next free hour", async () => {
  salonAnswers({
    readAvailability: ({ query }) => freeHours(query, { "2026-11-24": "10:00", "2027-01-05": "11:00" }),
  });
  await showPicker();
  await nextMonth.click();
  await expect.element(page.getByText("No free day in this month.")).toBeVisible();
  await page.getByRole("button", { name: "Next free: Tuesday 5 January 2027, 11:00 am" }).click();
  await expect.element(page.getByRole("grid", { name: "Choose a day, January 2027" })).toBeVisible();
  await expect.element(heading).toHaveTextContent("Tuesday 5 January 2027");
  await expect.element(hour("11:00 am")).toBeVisible();
});

test("where this month has no free day, the month of the next free hour is open from the start", async () => {
  salonAnswers({ readAvailability: ({ query }) => freeHours(query, { "2027-01-05": "11:00" }) });
  await showPicker();
  await expect.element(heading).toHaveTextContent("Tuesday 5 January 2027");
});

test("where nothing is free at all, it says how far bookings go", async () => {
  salonAnswers({ readAvailability: ({ query }) => freeHours(query, {}) });
  await showPicker();
  const sentence = "We take bookings up to Sunday 31 January 2027. Nothing is free in this month.";
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test("hours that do not load can be asked for again", async () => {
  salonAnswers({ readAvailability: () => refusal("too_many_requests", { status: 429 }) });
  await showPicker();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^The free hours did not load\./);
  salonAnswers({ readAvailability: ({ query }) => freeHours(query) });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(heading).toHaveTextContent("Tuesday 24 November");
});

test("hours that got no answer are asked for once more without being told to", async () => {
  expectNoise(/^No answer to readAvailability/);
  salonAnswers({ readAvailability: noAnswer });
  await showPicker();
  await expect.poll(() => sentWith("readAvailability")).toHaveLength(1);
  salonAnswers({ readAvailability: ({ query }) => freeHours(query) });
  await expect.element(heading).toHaveTextContent("Tuesday 24 November");
});

test("no hour can be chosen while money moves, and the one that is being held says that it is busy", async () => {
  await showPicker({ chosen: "2026-11-24T11:00:00+06:00", busy: true, disabled: true });
  await expect.element(hour("10:00 am")).toBeDisabled();
  await expect.element(hour("11:00 am")).toHaveAttribute("aria-busy", "true");
  await expect.element(hour("10:00 am")).not.toHaveAttribute("aria-busy");
});

async function showPicker(given: Partial<ComponentProps<typeof HourPicker>> = {}) {
  let chosen = given.chosen;
  function Choosing() {
    const [startsAt, choose] = useState(chosen);
    chosen = startsAt;
    return (
      <HourPicker
        serviceIds={[massage._id]}
        masterIds={["any"]}
        now={begins}
        busy={false}
        disabled={false}
        {...given}
        chosen={startsAt}
        onChoose={choose}
      />
    );
  }
  await show(<Choosing />);
  return { chosen: () => chosen };
}

function freeHours({ from, to }: { from: string; to: string }, of = hours): Availability {
  const slots = Object.entries(of).flatMap(([date, times]) => slotsOf(date, times).slots);
  return {
    zone,
    until: "2027-01-31",
    nextFree: slots.find(({ startsAt }) => startsAt >= from) ?? null,
    days: datesFrom(from, to).map((date) => slotsOf(date, of[date])),
  };
}

function slotsOf(date: string, times: string | undefined): AvailableDay {
  const all = times?.split(" ") ?? [];
  const at = (time: string) => `${date}T${time}:00+06:00`;
  const slots = all
    .filter((time) => !time.startsWith("("))
    .map((time) => ({ startsAt: at(time), endsAt: at("20:00"), masterIds: ["anika"] }));
  const taken = all.filter((time) => time.startsWith("(")).map((time) => at(time.slice(1, -1)));
  const open = slots.length === 0 ? "full" : slots.length < 3 ? "few" : "free";
  return { date, state: times === undefined ? "closed" : open, count: slots.length, slots, taken };
}

function datesFrom(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    dates.push(new Date(at).toISOString().slice(0, 10));
  return dates;
}
