import "#app/features/masters/week.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { WeekTable } from "#app/features/masters/WeekTable.tsx";
import { cutChoices } from "#tests/support/components/cut-choices.ts";
import { show } from "#tests/support/components/show.tsx";

test("each time of a week with breaks can be read to its end, on a phone and beside the sidebar", async () => {
  const day = { works: true, opens: "10:00", closes: "18:00", pauses: [{ from: "13:00", to: "14:00" }] };
  const week = Array.from({ length: 7 }, () => day);
  await show(<WeekTable week={week} saved={week} firstName="Sadia" onChange={() => {}} />);
  await expect.element(page.getByLabelText("Monday's break begins")).toBeVisible();
  for (const width of [288, 358, 686, 734, 766, 810, 942]) {
    await page.viewport(width, 844);
    expect(cutChoices(), `${width} pixels wide`).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(width);
  }
});
