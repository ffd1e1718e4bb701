import "#app/features/calendar/styles/grid.css";
import "#app/features/calendar/styles/boxes.css";
import "#app/features/calendar/styles/beside.css";
import "#app/features/desk/styles/panel.css";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CalendarScreen } from "#app/features/calendar/CalendarScreen.tsx";
import { calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { drag, lift } from "#tests/support/components/drag.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, labonno, massage, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const hourPx = 80;
const at = (wall: string) => `2026-11-23T${wall}:00+06:00`;
const tuli = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const mina = visitOf("Mina Das", [massage, labonno, "16:00", "17:30"]);

const column = (name: string) => page.getByRole("group", { name });
const box = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const question = page.getByRole("dialog", { name: "Move Tuli Roy?" });
const moving = page.getByRole("heading", { name: "Moving Tuli Roy" });

beforeEach(() => {
  salonAnswers({
    readCalendar: () => calendarOf([tuli, mina]),
    readTimeline: () => [],
    listServices: () => [facial, massage],
    listMasters: () => masters,
    moveBooking: ({ body }) => ({ ...tuli, startsAt: body.startsAt }),
    readPlaces: () => ({
      minutes: 60,
      places: [
        { masterId: anika._id, able: true, starts: [{ from: at("14:30"), to: at("17:00") }] },
        { masterId: labonno._id, able: true, starts: [{ from: at("17:30"), to: at("19:00") }] },
      ],
    }),
  });
});

test("while a visit is dragged, the places and starts where it fits are marked", async () => {
  await showCalendar();
  await lift(box("Tuli Roy"), { down: hourPx });
  await expect.element(column("Anika Rahman").getByText("2:30 pm to 5:00 pm")).toBeVisible();
  await expect.element(column("Labonno Das").getByText("5:30 pm to 7:00 pm")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("5:30 pm to 7:00 pm")).not.toBeInTheDocument();
  await userEvent.pointer("[/MouseLeft]");
});

test("a taken place says who is there, and dropping on it asks and sends nothing", async () => {
  await showCalendar();
  await lift(box("Tuli Roy"), { into: column("Labonno Das"), down: hourPx });
  await expect.element(page.getByText(/Mina Das is with Labonno Das, 4:00 pm to 5:30 pm/)).toBeVisible();
  await userEvent.pointer("[/MouseLeft]");
  await expect.element(page.getByText(/^Choose a visit/)).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(sentWith("moveBooking")).toEqual([]);
});

test("a visit dropped beside a place that fits snaps to it", async () => {
  await showCalendar();
  await lift(box("Tuli Roy"), { into: column("Labonno Das"), down: 2.25 * hourPx });
  await expect.element(column("Labonno Das").getByText("5:30 pm to 7:00 pm")).toBeVisible();
  await userEvent.pointer("[/MouseLeft]");
  await expect.element(question).toMatchTextContent(/at 5:30 pm .* with Labonno Das/);
});

test("the keyboard gets a list of places, and choosing one moves the visit", async () => {
  await listPlaces();
  await expect.element(moving).toHaveFocus();
  await userEvent.keyboard("{Tab}{Tab}{Tab}{Enter}");
  await expect.element(question).toMatchTextContent(/at 3:15 pm instead of 3:00 pm/);
  await page.getByRole("button", { name: "Move visit" }).click();
  await expect.element(moving).not.toBeInTheDocument();
  expect(sentWith("moveBooking")).toMatchObject([
    { params: { id: tuli._id }, body: { startsAt: "2026-11-23T09:15:00.000Z", masterId: anika._id } },
  ]);
});

test("Esc closes the list and leaves the visit where it was", async () => {
  await listPlaces();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("heading", { name: "Tuli Roy", exact: true })).toBeVisible();
  expect(sentWith("moveBooking")).toEqual([]);
});

test("the focus moves to what a press shows, and back to the visit", async () => {
  await listPlaces();
  const places = page.getByRole("list").filter({ hasText: "Anika Rahman" }).getByRole("button");
  await expect.poll(() => places.elements().length).toBe(8);
  await page.getByRole("button", { name: /^Show \d+ more$/ }).click();
  await expect.element(places.nth(8)).toHaveFocus();
  await page.getByRole("button", { name: "Free places of the next seven days" }).click();
  await expect.element(moving).toHaveFocus();
  await page.getByRole("button", { name: "Leave it where it is" }).click();
  await expect.element(page.getByRole("heading", { name: "Tuli Roy", exact: true })).toHaveFocus();
});

test("the list keeps its visit while another visit is dragged", async () => {
  await listPlaces();
  await lift(box("Mina Das"), { down: hourPx });
  await expect.element(column("Labonno Das").getByText("5:30 pm to 7:00 pm")).toBeVisible();
  await expect.element(moving).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await userEvent.pointer("[/MouseLeft]");
  await expect.element(moving).toBeVisible();
  await page.getByRole("button", { name: /^3:15 pm Anika Rahman/ }).click();
  await expect.element(question).toBeVisible();
});

test("pressing a taken place says who is there, and pressing a free one asks", async () => {
  await listPlaces();
  const empty = page.getByRole("button", { name: "Book with Labonno Das" });
  await empty.click({ position: { x: 20, y: 5.5 * hourPx } });
  await expect.element(page.getByText(/Mina Das is with Labonno Das, 4:00 pm to 5:30 pm/)).toBeVisible();
  await empty.click({ position: { x: 20, y: 8.6 * hourPx } });
  await expect.element(question).toMatchTextContent(/at 6:30 pm .* with Labonno Das/);
});

test("a place taken in the meantime is refused with the name of who is there now", async () => {
  salonAnswers({
    moveBooking: () => refusal("slot_taken", { detail: "Somebody was faster." }),
    readReasons: () => ({
      deskCanBook: false,
      reasons: [
        {
          code: "master_busy",
          masterName: anika.name,
          there: [{ kind: "visit", name: "Rupa Sen", startsAt: at("16:00"), endsAt: at("17:00") }],
        },
      ],
    }),
  });
  await showCalendar();
  await drag(box("Tuli Roy"), { down: hourPx });
  await page.getByRole("button", { name: "Move visit" }).click();
  await expect.element(page.getByText(/Rupa Sen is with Anika Rahman, 4:00 pm to 5:00 pm/)).toBeVisible();
});

test("a visit that another desk moves during the question is not moved again, and its new place is shown", async () => {
  let standing = tuli;
  salonAnswers({
    readCalendar: () => calendarOf([standing]),
    moveBooking: () => {
      standing = visitOf("Tuli Roy", [facial, anika, "17:30", "18:30"]);
      return refusal("visit_moved", {
        detail: "This visit has just been moved to 5:30 pm. Look at it again.",
      });
    },
  });
  await showCalendar();
  await drag(box("Tuli Roy"), { down: hourPx });
  const top = () => box("Tuli Roy").element().getBoundingClientRect().top;
  const was = top();
  await page.getByRole("button", { name: "Move visit" }).click();
  await expect.element(page.getByText(/^The visit was not moved.*just been moved to 5:30 pm/)).toBeVisible();
  await expect.poll(() => top() - was).toBeCloseTo(2.5 * hourPx, 0);
  expect(sentWith("moveBooking")).toMatchObject([{ body: { from: tuli.startsAt } }]);
});

async function showCalendar() {
  await show(<CalendarScreen />, { at: "/dashboard/calendar" });
  await expect.element(column("Anika Rahman")).toBeVisible();
}

async function listPlaces() {
  await showCalendar();
  await box("Tuli Roy").click();
  await page.getByRole("button", { name: "Free places" }).click();
  await expect.element(page.getByRole("listitem").first()).toBeVisible();
}
