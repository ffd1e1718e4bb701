import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import JustBookedBar from "#app/features/desk/JustBookedBar.tsx";
import { calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { facial, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const [master] = masters;

test("the desk sees what was just booked where the browser has no popovers, as on iOS 16", async () => {
  const { showPopover } = HTMLElement.prototype;
  Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
  onTestFinished(() => {
    HTMLElement.prototype.showPopover = showPopover;
  });
  if (!master) throw new Error("The salon has no master.");
  const visit = visitOf("Tuli Roy", [facial, master, "12:00", "13:00"]);
  salonAnswers({ readCalendar: () => calendarOf([visit]) });
  const booked = { _id: visit._id, name: visit.name, startsAt: String(visit.startsAt) };
  await show(<JustBookedBar booked={booked} />, { at: "/dashboard/calendar" });
  await expect.element(page.getByText(`Tuli Roy, ${facial.service_name}`)).toBeInTheDocument();
});
