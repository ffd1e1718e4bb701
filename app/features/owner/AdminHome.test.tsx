import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AdminHome } from "#app/features/owner/AdminHome.tsx";
import type { Answer } from "#contract/calls.ts";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { begins } from "#tests/support/components/begins.ts";
import { calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { revenueOfTwoWeeks } from "#tests/support/components/revenue-data.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, labonno, massage, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

/** The test starts at 2 pm in the salon. */
const late = visitOf("Zara Mahmud", [facial, labonno, "13:45", "14:45"]);
const inChair: CalendarVisit = {
  ...visitOf("Ishrat Karim", [massage, anika, "13:00", "14:30"]),
  status: "in_chair",
};
const asked = visitOf("Faria Islam", [facial, anika, "16:00", "17:00"]);
const later: CalendarVisit = { ...asked, dueAtSalon: 32, paid: "deposit" };

beforeEach(async () => {
  await page.viewport(1440, 1200);
  salonAnswers({
    readCalendar: () => ({ ...calendarOf([inChair, late, later]), waiting: 8 }),
    readDeskNews: () => ({
      counts: { toConfirm: 8, today: 3, messages: 2, exceptions: 1, reviews: 0 },
      toHandBack: { visits: 0, amount: 0 },
      unseen: 0,
      news: [],
    }),
    listExceptions: () => ({
      open: 1,
      exceptions: [
        {
          _id: "e1",
          kind: "failed_refund",
          at: "2026-11-23T04:00:00Z",
          resolvedAt: null,
          action: "retry_refund",
          outcome: null,
          work: null,
          about: {
            bookingId: null,
            name: "Rumi",
            service_name: null,
            startsAt: null,
            transactionId: null,
            amount: 18,
          },
        },
      ],
    }),
    readRevenue: () => revenueOfTwoWeeks,
    listServices: () => [facial, massage],
    listMasters: () => masters,
    changeBookingState: () => ({ status: "in_chair" }),
  });
});

test("money that needs a person comes first, then people, then waiting visits", async () => {
  await show(<AdminHome firstName="Rehana" />);
  const needs = page.getByRole("region", { name: "Needs a person" });
  await expect.element(needs.getByText("A refund failed", { exact: true })).toBeVisible();
  await expect.element(needs.getByText("2 messages without an answer", { exact: true })).toBeVisible();
  const titles = needs
    .getByRole("listitem")
    .elements()
    .map((one) => one.querySelector("b")?.textContent);
  expect(titles).toEqual(["A refund failed", "2 messages without an answer", "8 visits wait for a yes"]);
});

test("the first page never says that nothing needs the owner while the inbox could not be read", async () => {
  expectNoise(/^No answer to listExceptions/);
  salonAnswers({
    readCalendar: () => calendarOf([]),
    readDeskNews: () => ({
      counts: { toConfirm: 0, today: 0, messages: 0, exceptions: 0, reviews: 0 },
      toHandBack: { visits: 0, amount: 0 },
      unseen: 0,
      news: [],
    }),
    listExceptions: () => noAnswer(),
  });
  await show(<AdminHome firstName="Rehana" />);
  const needs = page.getByRole("region", { name: "Needs a person" });
  await expect.element(needs.getByText("Some of what may need you did not load.")).toBeVisible();
  await expect.element(needs.getByText("Nothing needs you")).not.toBeInTheDocument();
  salonAnswers({ listExceptions: () => ({ open: 0, exceptions: [] }) });
  await needs.getByRole("button", { name: "Try again" }).click();
  await expect.element(needs.getByText("Nothing needs you")).toBeVisible();
});

test("what stands below waits for what needs a person, so that it does not move from under a finger", async () => {
  const held = Promise.withResolvers<Answer<"listExceptions">>();
  salonAnswers({ listExceptions: () => held.promise });
  await page.viewport(390, 844);
  await show(<AdminHome firstName="Rehana" />);
  const next = page.getByText("Who is next");
  await expect.element(page.getByText("Bookings today")).toBeVisible();
  await expect.element(next).not.toBeVisible();
  held.resolve({ open: 0, exceptions: [] });
  await expect.element(next).toBeVisible();
});

test("what could not be read takes nothing out of sight while it is asked for again", async () => {
  const never = () => new Promise<never>(() => {});
  const refused = () => refusal("too_many_requests", { status: 429 });
  salonAnswers({ listExceptions: refused, readRevenue: refused });
  await page.viewport(390, 844);
  await show(<AdminHome firstName="Rehana" />);
  const soon = page.getByText(/^Stock: which/);
  await expect.element(soon).toBeVisible();
  salonAnswers({ listExceptions: never, readRevenue: never });
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => sentWith("listExceptions")).toHaveLength(2);
  await expect.poll(() => sentWith("readRevenue")).toHaveLength(2);
  await expect.element(page.getByText("Who is next")).toBeVisible();
  await expect.element(soon).toBeVisible();
});

test("a single waiting visit is described in the singular", async () => {
  salonAnswers({ readCalendar: () => ({ ...calendarOf([inChair]), waiting: 1 }) });
  await show(<AdminHome firstName="Rehana" />);
  const needs = page.getByRole("region", { name: "Needs a person" });
  await expect.element(needs.getByText("A visit waits for a yes", { exact: true })).toBeVisible();
  await expect.element(needs.getByText("The guest is told once you confirm.", { exact: true })).toBeVisible();
});

test("money to hand back comes before people, and links to its visits", async () => {
  const counts = { toConfirm: 0, today: 3, messages: 1, exceptions: 0, reviews: 0 };
  const toHandBack = { visits: 2, amount: 37.1 };
  salonAnswers({
    readDeskNews: () => ({ counts, toHandBack, unseen: 0, news: [] }),
    listExceptions: () => ({ open: 0, exceptions: [] }),
  });
  const { address } = await show(<AdminHome firstName="Rehana" />);
  await expect.element(page.getByText("It waits at the desk for the guests of 2 visits.")).toBeVisible();
  const first = page.getByRole("region", { name: "Needs a person" }).getByRole("listitem").first();
  await expect.element(first.getByText("$37.10 to hand back", { exact: true })).toBeVisible();
  await first.getByRole("link").click();
  await expect.poll(address).toBe("/dashboard/manageBookings?status=hand_back");
});

test("each figure links to what it counts", async () => {
  const { address } = await show(<AdminHome firstName="Rehana" />);
  const figures = page.getByRole("navigation", { name: "Today in figures" });
  await figures.getByRole("link", { name: /^8 Waiting to confirm/ }).click();
  await expect.poll(address).toBe("/dashboard/manageBookings?status=waiting");
});

test("a past day shows its revenue and visits, today its bookings, and each links to its calendar", async () => {
  const { address } = await show(<AdminHome firstName="Rehana" />);
  const days = page.getByRole("region", { name: /^The week: / });
  await expect
    .element(days.getByRole("link", { name: "Today: $108, the week before $101, of $140 booked, 3 visits" }))
    .toBeVisible();
  await days.getByRole("link", { name: /^Sun 22: \$107, the week before \$100$/ }).click();
  await expect.poll(address).toBe("/dashboard/calendar?date=2026-11-22");
});

test("the next guest is shown as late, and one press starts the visit", async () => {
  await show(<AdminHome firstName="Rehana" />);
  const next = page.getByRole("region", { name: "Today, who is next" });
  await expect.element(next.getByText("15 minutes late")).toBeVisible();
  await expect.element(next.getByText("30 min left")).toBeVisible();
  salonAnswers({ readCalendar: () => calendarOf([inChair, { ...late, status: "in_chair" }, later]) });
  await next.getByRole("button", { name: /^She is here/ }).click();
  await expect.poll(() => sentWith("changeBookingState")).toHaveLength(1);
  expect(sentWith("changeBookingState")[0]).toMatchObject({
    params: { id: late._id },
    body: { to: "in_chair" },
  });
  await expect.element(next.getByRole("heading", { name: "In the chair" })).toHaveFocus();
});

test('a guest who is one minute late is not "some minutes" late', async () => {
  salonAnswers({ readCalendar: () => calendarOf([visitOf("Tania", [facial, labonno, "13:59", "14:59"])]) });
  await show(<AdminHome firstName="Rehana" />);
  await expect.element(page.getByText("1 minute late")).toBeVisible();
});

test("a no-show can be undone in place, with the focus there", async () => {
  await show(<AdminHome firstName="Rehana" />);
  const next = page.getByRole("region", { name: "Today, who is next" });
  const undo = next.getByRole("button", { name: /^Undo.*Zara Mahmud$/ });
  await expect.element(next.getByRole("link", { name: "Zara Mahmud" })).toBeVisible();
  salonAnswers({ readCalendar: () => calendarOf([inChair, { ...late, status: "no_show" }, later]) });
  await next.getByRole("button", { name: /^No-show.*Zara Mahmud$/ }).click();
  await expect.element(undo).toHaveFocus();
  await expect.element(next.getByRole("link", { name: "Zara Mahmud" })).not.toBeInTheDocument();
  salonAnswers({ readCalendar: () => calendarOf([inChair, late, later]) });
  await userEvent.keyboard("{Enter}");
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(next.getByRole("heading", { name: "In the chair" })).toHaveFocus();
  await expect.element(next.getByRole("link", { name: "Zara Mahmud" })).toBeVisible();
  expect(sentWith("changeBookingState").map(({ body }) => body.to)).toEqual(["no_show", "confirmed"]);
});

test("a free time opens New booking with its master and hour, and gets the focus back", async () => {
  await show(<AdminHome firstName="Rehana" />);
  const gap = page.getByRole("button", { name: "Book Labonno Das, 2:45 pm, 5¼ h" });
  await gap.click();
  const dialog = page.getByRole("dialog", { name: "New booking" });
  await expect.element(dialog.getByLabelText("Time", { exact: true })).toHaveValue("14:45");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(gap).toHaveFocus();
});

test("a free time keeps the focus while its start passes", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval"], now: begins });
  await show(<AdminHome firstName="Rehana" />);
  const gap = page.getByRole("button", { name: /^Book Labonno Das/ });
  await expect.element(gap).toMatchTextContent(/2:45 pm/);
  (gap.element() as HTMLElement).focus();
  vi.setSystemTime(begins + 75 * 60_000);
  vi.advanceTimersByTime(30_000);
  await expect.element(gap).toMatchTextContent(/3:\d\d pm/);
  await expect.element(gap).toHaveFocus();
});

test("on a phone free times are as large as a thumb, and nothing scrolls sideways", async () => {
  await page.viewport(390, 844);
  await show(<AdminHome firstName="Rehana" />);
  const gap = page.getByRole("button", { name: /^Book Labonno Das/ });
  await expect.element(gap).toBeVisible();
  expect(gap.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test("of a master whose day is full, a phone says so beside the free times of others", async () => {
  await page.viewport(390, 844);
  const whole = visitOf("Zara Mahmud", [facial, labonno, "13:45", "20:00"]);
  salonAnswers({ readCalendar: () => calendarOf([inChair, whole, later]) });
  await show(<AdminHome firstName="Rehana" />);
  await expect.element(page.getByText("Labonno has no free time")).toBeVisible();
});

test("when more guests are expected than fit, the list says how many follow", async () => {
  const expected = Array.from({ length: 8 }, (_, place) =>
    visitOf(`Guest ${place}`, [facial, anika, `1${place + 1}:00`, `1${place + 1}:50`]),
  );
  salonAnswers({ readCalendar: () => calendarOf(expected) });
  await show(<AdminHome firstName="Rehana" />);
  await expect
    .element(page.getByRole("link", { name: "2 more today" }))
    .toHaveAttribute("href", expect.stringContaining("/dashboard/manageBookings"));
});
