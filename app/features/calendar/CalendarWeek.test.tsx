import "#app/features/calendar/styles/grid.css";
import "#app/features/calendar/styles/boxes.css";
import "#app/features/calendar/styles/beside.css";
import "#app/features/desk/styles/panel.css";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CalendarScreen } from "#app/features/calendar/CalendarScreen.tsx";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { addDays } from "#domain/time/dates.ts";
import { anyPlace, calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { drag } from "#tests/support/components/drag.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, labonno, massage, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const tuli = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const mina = visitOf("Mina Das", [massage, labonno, "16:00", "17:30"]);

const dayOf = (name: string, day: number) =>
  page.getByRole("group", { name: new RegExp(`^${name}, .*\\b${day}\\b`) });
/** In everyone's week the time stands before the name. */
const visit = (name: string) => page.getByRole("button", { name: new RegExp(`^(\\d+:\\d+ )?${name}`) });
const asked = page.getByRole("dialog", { name: "Move Tuli Roy?" });

beforeEach(() => {
  salonAnswers({
    readCalendar: ({ query: { from, to } }) => daysOf(from, to),
    readTimeline: () => [],
    readPlaces: ({ query }) => anyPlace(query),
    readReasons: () => ({ reasons: [], deskCanBook: true }),
    listServices: () => [facial, massage],
    listMasters: () => masters,
  });
});

test("a master's week has a column for each day and begins on Sunday", async () => {
  await showWeek();
  expect(sentWith("readCalendar")).toMatchObject([{ query: { from: "2026-11-22", to: "2026-11-28" } }]);
  for (const day of [22, 23, 24, 25, 26, 27, 28]) {
    await expect.element(dayOf("Anika Rahman", day)).toBeVisible();
  }
  await expect.element(dayOf("Anika Rahman", 23).getByRole("button", { name: /^Tuli Roy/ })).toBeVisible();
  await expect.element(visit("Mina Das")).not.toBeInTheDocument();
});

test("another master's week is one press away", async () => {
  await showWeek();
  await page.getByRole("group", { name: "Master" }).getByRole("button", { name: "Labonno" }).click();
  await expect.element(dayOf("Labonno Das", 23).getByRole("button", { name: /^Mina Das/ })).toBeVisible();
  await expect.element(visit("Tuli Roy")).not.toBeInTheDocument();
});

test("a visit dragged to another day moves once the desk confirms", async () => {
  salonAnswers({ moveBooking: ({ body }) => ({ ...tuli, startsAt: body.startsAt }) satisfies CalendarVisit });
  await showWeek();
  await drag(visit("Tuli Roy"), { into: dayOf("Anika Rahman", 25), down: 0 });
  await expect.element(asked).toMatchTextContent(/Wed 25 Nov/);
  await page.getByRole("button", { name: "Move visit" }).click();
  await expect.element(asked).not.toBeInTheDocument();
  expect(sentWith("moveBooking")).toMatchObject([
    { params: { id: tuli._id }, body: { startsAt: "2026-11-25T09:00:00.000Z" } },
  ]);
});

test("pressing the next week twice goes two weeks on, even before the address changes", async () => {
  await show(<CalendarScreen />, { at: "/dashboard/calendar?view=week", addressLags: true });
  await page.getByRole("button", { name: "Next week" }).dblClick();
  await expect
    .poll(() => sentWith("readCalendar").map(({ query }) => query))
    .toContainEqual({ from: "2026-12-06", to: "2026-12-12" });
});

test("pressing a day's heading opens that day with every master", async () => {
  await showWeek();
  await page.getByRole("button", { name: /^Tue/ }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: /24 November/ })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Labonno Das", exact: true })).toBeVisible();
});

test("the arrows beside the heading go a week on and back", async () => {
  await showWeek();
  await page.getByRole("button", { name: "Next week" }).click();
  await expect.element(dayOf("Anika Rahman", 29)).toBeVisible();
  await page.getByRole("button", { name: "Previous week" }).click();
  await expect.element(dayOf("Anika Rahman", 22)).toBeVisible();
});

test("a swipe scrolls the calendar without moving a visit, and a tap opens one", async () => {
  await showWeek();
  await expect.element(visit("Tuli Roy")).toBeVisible();
  swipe(visit("Tuli Roy").element(), 160);
  await expect.element(asked).not.toBeInTheDocument();
  expect(getComputedStyle(visit("Tuli Roy").element()).touchAction).not.toBe("none");
  await userEvent.click(visit("Tuli Roy"));
  await expect.element(page.getByRole("heading", { name: "Tuli Roy" })).toBeVisible();
});

test("without a master the week shows everyone's visits by name, and the free hours", async () => {
  await show(<CalendarScreen />, { at: "/dashboard/calendar?view=week" });
  const week = page.getByRole("table", { name: "The week of all masters" });
  await expect
    .element(week.getByRole("row", { name: /^The week of Anika Rahman/ }))
    .toMatchTextContent(/3:00 Tuli Roy/);
  await expect
    .element(week.getByRole("row", { name: /^The week of Labonno Das/ }))
    .toMatchTextContent(/8½ h free/);
  await week.getByRole("button", { name: /Mina Das/ }).click();
  await expect.element(page.getByRole("heading", { name: "Mina Das" })).toBeVisible();
  await week.getByRole("button", { name: "The week of Labonno Das" }).click();
  await expect.element(dayOf("Labonno Das", 23)).toBeVisible();
  await page.getByRole("button", { name: "Everyone" }).click();
  await week.getByRole("button", { name: "Open Tue 24" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: /24 November/ })).toBeVisible();
});

test("in a week wider than the screen the masters' names stay visible beside the day", async () => {
  await page.viewport(920, 900);
  await show(<CalendarScreen />, { at: "/dashboard/calendar?view=week&date=2026-11-28" });
  const week = page.getByRole("table", { name: "The week of all masters" });
  await expect.element(week.getByRole("button", { name: "Open Sat 28" })).toBeVisible();
  const scroller = week.element().parentElement;
  scroller?.scrollTo({ left: 2000 });
  expect(scroller?.scrollLeft).toBeGreaterThan(50);
  const name = week.getByRole("button", { name: "The week of Anika Rahman" });
  await expect.element(name).toBeInViewport({ ratio: 1 });
  const { left, top, width } = name.element().getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + 20);
  expect(name.element().contains(onTop)).toBe(true);
});

test("on a desk's screen everyone's week shows all its days, and an open visit stands beside the pressed name", async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(1280, 900);
  const saturday: CalendarVisit = JSON.parse(JSON.stringify(mina).replaceAll("11-23T", "11-28T"));
  salonAnswers({ readCalendar: ({ query: { from, to } }) => daysOf(from, to, [saturday]) });
  await show(<CalendarScreen />, { at: "/dashboard/calendar?view=week" });
  await expect.element(page.getByRole("button", { name: "Open Sun 22" })).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole("button", { name: "Open Sat 28" })).toBeInViewport({ ratio: 1 });
  await userEvent.click(visit("Mina Das"));
  await expect.element(page.getByRole("heading", { name: "Mina Das" })).toBeInViewport({ ratio: 1 });
  await expect.element(visit("Mina Das")).toBeInViewport({ ratio: 1 });
});

test("the chairs in use of a week are all of its booked time by all of its open time, as the figures count them", async () => {
  const [short, long] = [
    { bookedMinutes: 60, openMinutes: 60, chairsInUse: 100 },
    { bookedMinutes: 120, openMinutes: 600, chairsInUse: 20 },
  ];
  salonAnswers({
    readCalendar: ({ query: { from, to } }) => {
      const week = daysOf(from, to);
      return { ...week, days: week.days.map((day, at) => ({ ...day, ...(at === 0 ? short : long) })) };
    },
  });
  await showWeek();
  // 780 of 3,660 minutes; the mean of the days is 31 per cent.
  await expect.element(page.getByText("Chairs in use").element().parentElement).toMatchTextContent(/21%$/);
});

test("the chairs in use of a week are the mean of its days where a former release's server says no minutes", async () => {
  salonAnswers({
    readCalendar: ({ query: { from, to } }) => {
      const week = daysOf(from, to);
      const older = week.days.map(({ bookedMinutes: _, openMinutes: __, ...day }) => ({
        ...day,
        chairsInUse: 30,
      }));
      return { ...week, days: older };
    },
  });
  await showWeek();
  await expect.element(page.getByText("Chairs in use").element().parentElement).toMatchTextContent(/30%$/);
});

test("unpaid visits and money to hand back are marked in a master's week and everyone's, also for screen readers", async () => {
  const unpaid = { ...tuli, dueAtSalon: tuli.price, paid: "unpaid" as const };
  const back = { ...visitOf("Rima Sen", [facial, anika, "11:00", "12:00"]), handBack: 6 };
  const paid = visitOf("Sadia Khan", [facial, anika, "12:00", "13:00"]);
  const missed = {
    ...visitOf("Nila Bose", [facial, anika, "13:00", "14:00"]),
    dueAtSalon: facial.price,
    paid: "unpaid" as const,
    status: "no_show" as const,
  };
  salonAnswers({ readCalendar: ({ query: { from, to } }) => daysOf(from, to, [unpaid, back, paid, missed]) });
  await showWeek();
  const expectMarks = async () => {
    await expect.element(visit("Tuli Roy")).toMatchTextContent(/Confirmed, \$40 to pay$/i);
    await expect.element(visit("Rima Sen")).toMatchTextContent(/Confirmed, \$6 to hand back$/i);
    await expect.element(visit("Sadia Khan")).toMatchTextContent(/Confirmed$/i);
    await expect.element(visit("Nila Bose")).toMatchTextContent(/No-show$/i);
    const marked = ["Tuli Roy", "Rima Sen", "Sadia Khan", "Nila Bose"].map((name) => isMarked(visit(name)));
    expect(marked).toEqual([true, true, false, false]);
  };
  await expectMarks();
  await page.getByRole("button", { name: "Everyone" }).click();
  await expect.element(page.getByRole("table", { name: "The week of all masters" })).toBeVisible();
  await expectMarks();
});

test("on a phone each master's days open as that master's", async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(390, 844);
  await show(<CalendarScreen />, { at: "/dashboard/calendar?view=week" });
  await page.getByRole("button", { name: "Open Tue 24 of Labonno Das" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: /24 Nov/ })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Labonno Das", exact: true })).toBeVisible();
});

async function showWeek() {
  await show(<CalendarScreen />, { at: `/dashboard/calendar?view=week&master=${anika._id}` });
  await expect.element(dayOf("Anika Rahman", 23)).toBeVisible();
}

/** The days from one date to another, each like the first, with the visits of the 23rd. */
function daysOf(from: string, to: string, ofMonday = [tuli, mina]) {
  const calendar = calendarOf(ofMonday);
  const [first] = calendar.days;
  if (!first) throw new Error("A calendar has a day.");
  const days = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push({ ...first, date });
  const visits = from <= first.date && first.date <= to ? calendar.visits : [];
  return { ...calendar, days, visits };
}

/** Whether a circle is drawn on it. */
function isMarked(what: { element: () => Element }): boolean {
  const mark = getComputedStyle(what.element(), "::after");
  return mark.content !== "none" && mark.borderTopStyle === "solid" && mark.borderTopWidth !== "0px";
}

/** Puts a finger on something and drags it down. */
function swipe(what: Element, down: number): void {
  const { left, top } = what.getBoundingClientRect();
  const finger = (type: string, y: number) =>
    what.dispatchEvent(
      new PointerEvent(type, {
        pointerType: "touch",
        clientX: left + 10,
        clientY: top + 10 + y,
        bubbles: true,
      }),
    );
  finger("pointerdown", 0);
  finger("pointermove", down / 2);
  finger("pointermove", down);
  finger("pointerup", down);
}
