import "#app/texts/bn/dashboard/all.ts";
import "#app/texts/bn/public/formats.ts";
import "#app/features/masters/week.css";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { WeekTable } from "#app/features/masters/WeekTable.tsx";
import { learnLanguageFrom } from "#app/texts/language.ts";
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

test("a day's hours take one line in Bangla, beside the list of masters, too", async () => {
  learnLanguageFrom(() => "bn");
  document.documentElement.lang = "bn";
  onTestFinished(() => {
    learnLanguageFrom(() => "en");
    document.documentElement.lang = "en";
  });
  const day = { works: true, opens: "09:00", closes: "20:15", pauses: [{ from: "13:00", to: "13:30" }] };
  await show(<WeekTable week={[day]} saved={[day]} firstName="Sadia" onChange={() => {}} />);
  const total = page.getByText("১০¾ ঘণ্টা");
  await expect.element(total).toBeVisible();
  await document.fonts.ready;
  const pause = page
    .getByRole("button", { name: /বাদ দিন/ })
    .element()
    .querySelector("svg");
  const line = Number.parseFloat(getComputedStyle(total.element()).lineHeight);
  for (const width of [288, 358, 766, 810, 942]) {
    await page.viewport(width, 844);
    expect(total.element().clientHeight, `${width} pixels wide`).toBeLessThan(1.5 * line);
    if (width > 800) {
      const { left } = total.element().getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(pause?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY);
    }
  }
});
