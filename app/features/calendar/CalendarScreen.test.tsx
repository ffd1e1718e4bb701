import "#app/features/calendar/styles/grid.css";
import "#app/features/calendar/styles/boxes.css";
import "#app/features/desk/styles/panel.css";
import { beforeEach, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { CalendarScreen } from "#app/features/calendar/CalendarScreen.tsx";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { anyPlace, calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { drag, lift } from "#tests/support/components/drag.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, labonno, massage, masters, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const hourPx = 80;
const tuli = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const mina = visitOf("Mina Das", [massage, labonno, "16:00", "17:30"]);
const rupa = { ...visitOf("Rupa Sen", [facial, anika, "10:00", "11:00"]), status: "completed" as const };
const both = visitOf("Nila Khan", [facial, anika, "17:00", "18:00"], [massage, labonno, "18:00", "19:30"]);

const column = (name: string) => page.getByRole("group", { name });
const box = (name: string, within: Locator | typeof page = page) =>
  within.getByRole("button", { name: new RegExp(`^${name}`) });
const question = (name: string) => page.getByRole("dialog", { name: `Move ${name}?` });
const yes = page.getByRole("button", { name: "Move visit" });

beforeEach(() => {
  salonAnswers({
    readCalendar: () => calendarOf([tuli, mina, rupa, both]),
    readTimeline: () => [],
    readPlaces: ({ params, query }) => anyPlace(query, params.id === both._id),
    readReasons: () => ({ reasons: [], deskCanBook: true }),
    listServices: () => [facial, massage],
    listMasters: () => masters,
  });
});

test("each visit is in its master's column, at its time", async () => {
  await showCalendar();
  await expect.element(box("Tuli Roy", column("Anika Rahman"))).toBeVisible();
  await expect.element(box("Mina Das", column("Labonno Das"))).toBeVisible();
  await expect.element(box("Tuli Roy", column("Labonno Das"))).not.toBeInTheDocument();
  expect(top(box("Mina Das")) - top(box("Tuli Roy"))).toBeCloseTo(hourPx, 0);
});

test("a visit with two masters is in both columns", async () => {
  await showCalendar();
  await expect.element(box("Nila Khan", column("Anika Rahman"))).toMatchTextContent(/Turmeric Glow Facial/);
  await expect.element(box("Nila Khan", column("Labonno Das"))).toMatchTextContent(/Warm Oil Massage/);
});

test("a visit dragged down an hour moves once the desk confirms", async () => {
  salonAnswers({ moveBooking: moved });
  await showCalendar();
  await drag(box("Tuli Roy"), { down: hourPx });
  const asked = "Turmeric Glow Facial begins at 4:00 pm instead of 3:00 pm, Mon 23 Nov.";
  await expect.element(question("Tuli Roy")).toMatchTextContent(new RegExp(asked));
  expect(sentWith("moveBooking")).toEqual([]);
  await yes.click();
  await expect.element(question("Tuli Roy")).not.toBeInTheDocument();
  expect(sentWith("moveBooking")).toMatchObject([
    { params: { id: tuli._id }, body: { startsAt: "2026-11-23T10:00:00.000Z", masterId: anika._id } },
  ]);
});

test("a visit dragged into another column goes to that master, who is named", async () => {
  salonAnswers({ moveBooking: moved });
  await showCalendar();
  await drag(box("Tuli Roy"), { into: column("Labonno Das"), down: -2 * hourPx });
  await expect.element(question("Tuli Roy")).toMatchTextContent(/at 1:00 pm .* with Labonno Das\./);
  await yes.click();
  await expect.element(question("Tuli Roy")).not.toBeInTheDocument();
  expect(sentWith("moveBooking")).toMatchObject([{ body: { masterId: labonno._id } }]);
});

test("a visit with two masters moves as a whole and keeps both", async () => {
  salonAnswers({ moveBooking: moved });
  await showCalendar();
  await drag(box("Nila Khan", column("Labonno Das")), { down: -hourPx });
  await yes.click();
  await expect.poll(() => sentWith("moveBooking")).toHaveLength(1);
  expect(sentWith("moveBooking")[0]?.body).toEqual({
    startsAt: "2026-11-23T10:00:00.000Z",
    from: both.startsAt,
  });
});

test("a second pointer neither moves nor drops a dragged visit", async () => {
  await showCalendar();
  await lift(box("Tuli Roy"), { into: column("Labonno Das"), down: 0.55 * hourPx });
  await expect.element(column("Labonno Das").getByText("3:30 pm")).toBeVisible();
  for (const name of ["pointermove", "pointerup"])
    window.dispatchEvent(new PointerEvent(name, { pointerId: 4711, buttons: 1, clientX: 5, clientY: 5 }));
  await expect.element(column("Labonno Das").getByText("3:30 pm")).toBeVisible();
  await userEvent.pointer("[/MouseLeft]");
  await expect.element(question("Tuli Roy")).toBeVisible();
});

test("releasing the button outside the window leaves the visit where it was", async () => {
  salonAnswers({ moveBooking: moved });
  let pointerId = 0;
  const hear = (event: PointerEvent) => {
    pointerId = event.pointerId;
  };
  window.addEventListener("pointerdown", hear, { once: true });
  await showCalendar();
  await lift(box("Tuli Roy"), { into: column("Labonno Das"), down: 0.55 * hourPx });
  await expect.element(column("Labonno Das").getByText("3:30 pm")).toBeVisible();
  window.dispatchEvent(new PointerEvent("pointermove", { pointerId, buttons: 0 }));
  await expect.element(column("Labonno Das").getByText("3:30 pm")).not.toBeInTheDocument();
  await userEvent.pointer("[/MouseLeft]");
  await expect.element(question("Tuli Roy")).not.toBeInTheDocument();
});

test("while dragged, a visit shows where it would land, on the salon's steps", async () => {
  await showCalendar();
  await lift(box("Tuli Roy"), { into: column("Labonno Das"), down: 0.55 * hourPx });
  await expect.element(column("Labonno Das").getByText("3:30 pm")).toBeVisible();
  await userEvent.pointer("[/MouseLeft]");
  await expect.element(question("Tuli Roy")).toBeVisible();
});

test("a visit can't be dragged out of the day", async () => {
  await showCalendar();
  await lift(box("Nila Khan", column("Labonno Das")), { down: 2 * hourPx });
  await expect.element(column("Labonno Das").getByText("6:30 pm")).toBeVisible();
  await userEvent.pointer("[/MouseLeft]");
});

test("Esc cancels a drag without a question or an open visit", async () => {
  await showCalendar();
  await lift(box("Tuli Roy"), { down: hourPx });
  await expect.element(column("Anika Rahman").getByText("4:00 pm")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(column("Anika Rahman").getByText("4:00 pm")).not.toBeInTheDocument();
  await userEvent.pointer("[/MouseLeft]");
  await expect.element(question("Tuli Roy")).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Choose a visit/)).toBeVisible();
});

test("dropping a visit does not open it, but a press that hardly moves does", async () => {
  await showCalendar();
  await drag(box("Tuli Roy"), { down: hourPx });
  await page.getByRole("button", { name: "Leave it" }).click();
  await expect.element(page.getByText(/^Choose a visit/)).toBeVisible();
  expect(sentWith("moveBooking")).toEqual([]);
  await drag(box("Tuli Roy"), { down: 3 });
  await expect.element(page.getByRole("heading", { name: "Tuli Roy" })).toBeVisible();
});

test("a past visit can't be dragged, but can be opened", async () => {
  await showCalendar();
  await lift(box("Rupa Sen"), { down: hourPx });
  await expect.element(column("Anika Rahman").getByText("11:00 am")).not.toBeInTheDocument();
  await userEvent.pointer("[/MouseLeft]");
  await expect.element(question("Rupa Sen")).not.toBeInTheDocument();
  await box("Rupa Sen").click();
  await expect.element(page.getByRole("heading", { name: "Rupa Sen" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Move" })).not.toBeInTheDocument();
});

test("a refused move says so and why", async () => {
  salonAnswers({ moveBooking: () => refusal("slot_taken", { detail: "That hour is taken." }) });
  await showCalendar();
  await drag(box("Tuli Roy"), { down: hourPx });
  await yes.click();
  await expect.element(page.getByText(/^The visit was not moved.*That hour is taken/)).toBeVisible();
});

test("a move without an answer is not told as one that failed, and the visit can be dragged again", async () => {
  expectNoise(/^No answer to moveBooking/);
  salonAnswers({ moveBooking: noAnswer });
  await showCalendar();
  await drag(box("Tuli Roy"), { down: hourPx });
  await yes.click();
  await expect.element(page.getByText(/^The connection broke.*may or may not be written down/)).toBeVisible();
  await drag(box("Tuli Roy"), { down: hourPx });
  await expect.element(question("Tuli Roy")).toBeVisible();
});

test("arrow keys move from visit to visit, within and across columns", async () => {
  await showCalendar();
  const inOrder = () => page.getByRole("button").elements().filter(isVisitInOrder);
  await expect.poll(inOrder).toHaveLength(1);
  box("Rupa Sen").element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(box("Tuli Roy")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(box("Mina Das")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{Home}");
  await expect.element(box("Rupa Sen")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(box("Nila Khan", column("Anika Rahman"))).toHaveFocus();
  expect(inOrder()).toEqual([document.activeElement]);
});

test("a visit can be opened and moved with the keyboard alone", async () => {
  salonAnswers({
    moveBooking: moved,
    readAvailability: () => ({ zone, until: "2027-01-31", nextFree: null, days: [] }),
  });
  await showCalendar();
  await expect.element(box("Tuli Roy")).toBeVisible();
  box("Tuli Roy").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Tuli Roy" })).toHaveFocus();
  const move = page.getByRole("button", { name: "Move" });
  move.element().focus();
  await userEvent.keyboard("{Enter}");
  const dialog = page.getByRole("dialog", { name: "Move Tuli Roy's visit" });
  await dialog.getByLabelText("Time", { exact: true }).fill("16:15");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(move).toHaveFocus();
  expect(sentWith("moveBooking")).toMatchObject([{ body: { startsAt: "2026-11-23T10:15:00.000Z" } }]);
});

test("the reason why a visit was not moved is in its dialog, which keeps the choice", async () => {
  salonAnswers({
    moveBooking: () => refusal("slot_taken", { detail: "That hour is taken." }),
    readAvailability: () => ({ zone, until: "2027-01-31", nextFree: null, days: [] }),
  });
  await showCalendar();
  await box("Tuli Roy").click();
  await page.getByRole("button", { name: "Move" }).click();
  const dialog = page.getByRole("dialog", { name: "Move Tuli Roy's visit" });
  await dialog.getByLabelText("Time", { exact: true }).fill("16:15");
  await dialog.getByRole("button", { name: "Move visit" }).click();
  await expect
    .element(dialog.getByRole("alert").filter({ hasText: "The visit was not moved" }))
    .toBeInViewport();
  await expect.element(dialog.getByLabelText("Time", { exact: true })).toHaveValue("16:15");
});

async function showCalendar() {
  await show(<CalendarScreen />, { at: "/dashboard/calendar" });
  await expect.element(column("Anika Rahman")).toBeVisible();
}

function moved({ body }: { body: { startsAt: string } }) {
  return { ...tuli, startsAt: body.startsAt } satisfies CalendarVisit;
}

function top(visit: Locator): number {
  return visit.element().getBoundingClientRect().top;
}

function isVisitInOrder(one: Element): boolean {
  return one instanceof HTMLElement && one.dataset.box !== undefined && one.tabIndex === 0;
}
