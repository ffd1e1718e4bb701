import "#app/features/calendar/styles/beside.css";
import "#app/features/desk/styles/panel.css";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { CalendarScreen } from "#app/features/calendar/CalendarScreen.tsx";
import { calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, facial, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const tuli = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const box = page.getByRole("button", { name: /^Tuli Roy/ });
const gone = page.getByText(/^This visit is no longer on the days shown: .*other days/);

beforeEach(async () => {
  salonAnswers({
    readCalendar: () => calendarOf([tuli]),
    readTimeline: () => [],
    previewCancellation: () => ({ allowed: true, refund: 0, atSalon: 0, percent: 0, paid: 0, steps: [] }),
    listServices: () => [facial],
    listMasters: () => masters,
  });
  await page.viewport(1440, 900);
  await show(<CalendarScreen />, { at: "/dashboard/calendar" });
  await box.click();
});

test("a half-written note stays when another desk cancels its visit, and says so", async () => {
  await page.getByRole("button", { name: "Add a note" }).click();
  const note = page.getByRole("textbox", { name: "Note" });
  await note.fill("No mustard oil.");
  await changeElsewhere();
  await expect.element(gone).toBeVisible();
  await expect.element(note).toHaveValue("No mustard oil.");
});

test("a dialog stays open when another desk cancels its visit, and closing it leaves the visit", async () => {
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Cancel Tuli Roy/ });
  const reason = dialog.getByRole("textbox", { name: /^Reason/ });
  await reason.fill("Ill");
  await changeElsewhere();
  await expect.element(gone).toBeInTheDocument();
  await expect.element(reason).toHaveValue("Ill");
  await dialog.getByRole("button", { name: "Keep", exact: true }).click();
  await expect.element(page.getByText(/^This visit is not on the days shown/)).toBeVisible();
});

test("a half-written note stays when a day without its visit is shown, and says why", async () => {
  salonAnswers({ readCalendar: ({ query }) => calendarOf(query.to === query.from ? [] : [tuli]) });
  await page.getByRole("button", { name: "Week" }).click();
  await page.getByRole("button", { name: "Add a note" }).click();
  await page.getByRole("textbox", { name: "Note" }).fill("No mustard oil.");
  await page.getByRole("button", { name: "Day" }).click();
  await expect.element(gone).toBeVisible();
});

/** Another desk cancels the visit, and this one reads the calendar again. */
async function changeElsewhere(): Promise<void> {
  salonAnswers({ readCalendar: () => calendarOf([]) });
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(box).not.toBeInTheDocument();
}
