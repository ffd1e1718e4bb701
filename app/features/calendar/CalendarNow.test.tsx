import "#app/features/calendar/styles/grid.css";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { CalendarScreen } from "#app/features/calendar/CalendarScreen.tsx";
import { addDays } from "#domain/time/dates.ts";
import { calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, facial, labonno, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const hourPx = 80;
const tuli = visitOf("Tuli Roy", [facial, anika, "12:00", "13:00"]);

test("the hour label under the current time is hidden, and past or taken hours are not offered", async () => {
  vi.setSystemTime("2026-11-23T12:12:00+06:00");
  salonAnswers({
    readCalendar: () => calendarOf([tuli]),
    listServices: () => [facial],
    listMasters: () => masters,
  });
  await show(<CalendarScreen />, { at: "/dashboard/calendar" });
  await expect.element(page.getByText("11 am", { exact: true })).toBeVisible();
  await expect.element(page.getByText("1 pm", { exact: true })).toBeVisible();
  await expect.element(page.getByText("12 pm", { exact: true })).not.toBeInTheDocument();
  await press(labonno.name);
  await expect.element(page.getByLabelText("Time", { exact: true })).toHaveValue("12:15");
  await page.getByRole("button", { name: "Discard" }).click();
  await press(anika.name);
  await expect.element(page.getByLabelText("Time", { exact: true })).toHaveValue("13:00");
});

test("everyone's week shows today, even when it is the last day", async () => {
  await page.viewport(1024, 800);
  vi.setSystemTime("2026-11-28T12:12:00+06:00");
  salonAnswers({
    readCalendar: ({ query: { from } }) => {
      const [day] = calendarOf([]).days;
      const days = Array.from({ length: 7 }, (_, index) => day && { ...day, date: addDays(from, index) });
      return { ...calendarOf([]), days: days.filter((one) => one !== undefined) };
    },
    listServices: () => [facial],
    listMasters: () => masters,
  });
  await show(<CalendarScreen />, { at: "/dashboard/calendar?view=week" });
  const head = page.getByRole("columnheader", { name: /28/ });
  await expect.element(head).toBeVisible();
  const week = head.element().closest(".calendar-scroll");
  await expect
    .poll(() => head.element().getBoundingClientRect().right)
    .toBeLessThanOrEqual((week?.getBoundingClientRect().right ?? 0) + 1);
});

test("an hour that is held beyond midnight is drawn on the next day, too", async () => {
  const at = (wall: string) => `2026-11-23T${wall}:00+06:00`;
  const items = [
    {
      service_name: "Facial",
      masterId: anika._id,
      startsAt: "2026-11-22T23:30:00+06:00",
      endsAt: at("00:30"),
    },
  ];
  const hold = {
    _id: "hold",
    name: "Tuli Roy",
    number: "",
    since: at("00:00"),
    holdEndsAt: at("00:10"),
    items,
  };
  salonAnswers({
    readCalendar: () => ({ ...calendarOf([]), holds: [{ ...hold, buffers: [] }] }),
    listServices: () => [facial],
    listMasters: () => masters,
  });
  await show(<CalendarScreen />, { at: "/dashboard/calendar" });
  const held = page.getByRole("button", { name: /^Tuli Roy, Facial, 12:00 am to 12:30 am: not paid/ });
  await expect.element(held).toBeInTheDocument();
});

async function press(master: string) {
  const empty = page.getByRole("button", { name: `Book with ${master}` });
  await empty.click({ position: { x: 20, y: 0.5 * hourPx } });
}
