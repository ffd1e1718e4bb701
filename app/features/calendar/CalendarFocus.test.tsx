import "#app/features/calendar/styles/bar.css";
import "#app/features/calendar/styles/boxes.css";
import "#app/features/calendar/styles/grid.css";
import "#app/features/calendar/styles/beside.css";
import "#app/features/desk/styles/panel.css";
import { useLocation } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CalendarScreen } from "#app/features/calendar/CalendarScreen.tsx";
import type { Answer } from "#contract/calls.ts";
import { calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, labonno, massage, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const tuli = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const box = page.getByRole("button", { name: /^Tuli Roy/ });
const name = page.getByRole("heading", { name: "Tuli Roy" });

beforeEach(() => {
  salonAnswers({
    readCalendar: () => calendarOf([tuli]),
    readTimeline: () => [],
    listServices: () => [facial],
    listMasters: () => masters,
  });
});

test("opening a visit's panel beside the calendar focuses it, and Escape returns the focus", async () => {
  await page.viewport(1440, 900);
  await show(<CalendarScreen />, { at: "/dashboard/calendar" });
  await expect.element(box).toBeVisible();
  box.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(name).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
});

test("Escape in a visit's note keeps the panel and the text", async () => {
  await show(<CalendarScreen />, { at: "/dashboard/calendar" });
  await box.click();
  await page.getByRole("button", { name: "Add a note" }).click();
  await userEvent.keyboard("No mustard oil");
  await userEvent.keyboard("{Escape}");
  await expect.element(name).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: /note/i })).toHaveValue("No mustard oil");
});

test("on a phone the round button floats over the calendar and does not cover a visit's panel", async () => {
  await page.viewport(390, 844);
  await show(<CalendarScreen />, { at: "/dashboard/calendar" });
  const add = page.getByRole("button", { name: "New booking" });
  await expect.element(add).toBeInViewport();
  await box.click();
  await expect.element(name).toHaveFocus();
  const panel = document.querySelector(".visit-panel")?.getBoundingClientRect();
  expect(add.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(panel?.top ?? 0);
});

test("on a phone Back closes a visit and stays on the calendar, and closing it adds no step to the history", async () => {
  await page.viewport(390, 844);
  const { goBack, address } = await openAndGoBack();
  await expect.poll(address).toBe("/dashboard/calendar");
  await box.click();
  await expect.poll(address).toContain("visit=");
  await expect.element(page.getByText("A step that Back undoes")).toBeInTheDocument();
  const close = page.getByRole("button", { name: "Close", exact: true }).element();
  for (const _ of [1, 2]) close.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(name).not.toBeInTheDocument();
  await expect.poll(address).toBe("/dashboard/calendar");
  await goBack();
  await expect.poll(address).toBe("/dashboard/calendar?date=2026-11-22");
});

test("a visit that was opened after the screen was turned also closes to the calendar", async () => {
  await page.viewport(900, 1200);
  const { address } = await openAndGoBack();
  await page.viewport(1400, 900);
  await box.click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect.element(name).not.toBeInTheDocument();
  await expect.poll(address).toBe("/dashboard/calendar");
});

test("on a phone a short visit is high enough for a finger, and an empty place is the hour beside it", async () => {
  await page.viewport(390, 844);
  const brows = visitOf("Rima Sen", [facial, anika, "15:00", "15:15"]);
  salonAnswers({ readCalendar: () => calendarOf([brows]) });
  await show(<CalendarScreen />, { at: "/dashboard/calendar" });
  const rima = page.getByRole("button", { name: /^Rima Sen/ });
  await expect.element(rima).toBeVisible();
  expect(rima.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  const empty = page.getByRole("button", { name: `Book with ${anika.name}` });
  // Ten hours; the seventh begins at 4 pm.
  await empty.click({ position: { x: 20, y: empty.element().clientHeight * 0.61 } });
  await expect.element(page.getByLabelText("Time", { exact: true })).toHaveValue("16:00");
});

test("on a phone an open visit is shown on its master's day", async () => {
  await page.viewport(390, 844);
  const mina = visitOf("Mina Das", [massage, labonno, "16:00", "17:30"]);
  salonAnswers({ readCalendar: () => calendarOf([tuli, mina]) });
  await show(<CalendarScreen />, { at: `/dashboard/calendar?visit=${mina._id}` });
  await expect.element(page.getByRole("button", { name: /^Mina Das/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Labonno" })).toHaveAttribute("aria-pressed", "true");
  await expect.element(box).not.toBeInTheDocument();
});

test("a cancellation that is answered late closes no visit that was opened since", async () => {
  const answer = Promise.withResolvers<Answer<"cancelBooking">>();
  const faria = visitOf("Faria Islam", [massage, anika, "17:00", "18:00"]);
  salonAnswers({
    readCalendar: () => calendarOf([tuli, faria]),
    previewCancellation: () => ({ allowed: true, refund: 0, atSalon: 0, percent: 0, paid: 0, steps: [] }),
    cancelBooking: () => answer.promise,
  });
  await page.viewport(1440, 900);
  await show(<CalendarScreen />, { at: "/dashboard/calendar" });
  await box.click();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("button", { name: "Cancel visit" }).click();
  await expect.poll(() => sentWith("cancelBooking")).toHaveLength(1);
  await page.getByRole("button", { name: "Keep" }).click();
  await page.getByRole("button", { name: /^Faria Islam/ }).click();
  const other = page.getByRole("heading", { name: "Faria Islam" });
  await expect.element(other).toBeVisible();
  answer.resolve({ status: "cancelled", refund: 0, atSalon: 0 });
  await expect.element(page.getByText("The visit is cancelled")).toBeVisible();
  await expect.element(other).toBeVisible();
});

test("a cancelled visit is left also when the calendar was read again before the answer came", async () => {
  const answer = Promise.withResolvers<Answer<"cancelBooking">>();
  salonAnswers({
    readCalendar: () => calendarOf([tuli]),
    previewCancellation: () => ({ allowed: true, refund: 0, atSalon: 0, percent: 0, paid: 0, steps: [] }),
    cancelBooking: () => answer.promise,
  });
  await page.viewport(1440, 900);
  const { address } = await show(<CalendarScreen />, { at: "/dashboard/calendar" });
  await box.click();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("button", { name: "Cancel visit" }).click();
  await expect.poll(() => sentWith("cancelBooking")).toHaveLength(1);
  salonAnswers({ readCalendar: () => calendarOf([]) });
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(box).not.toBeInTheDocument();
  answer.resolve({ status: "cancelled", refund: 0, atSalon: 0 });
  await expect.element(page.getByText(/^Choose a visit to confirm/)).toBeVisible();
  expect(address()).not.toContain("visit=");
});

/** Goes from the day before to today, opens a visit there, and leaves it with Back. */
async function openAndGoBack() {
  const shown = await show(
    <>
      <CalendarScreen />
      <Step />
    </>,
    { at: "/dashboard/calendar?date=2026-11-22" },
  );
  await page.getByRole("button", { name: "Next day" }).click();
  await box.click();
  await expect.element(name).toHaveFocus();
  await expect.poll(shown.address).toContain("visit=");
  await shown.goBack();
  await expect.element(name).not.toBeInTheDocument();
  return shown;
}

/** The address changes before the router has drawn it, and a visit that is closed in between is no step back. */
function Step() {
  return <p>{useLocation().state === null ? "No step" : "A step that Back undoes"}</p>;
}
