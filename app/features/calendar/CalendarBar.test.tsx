import "#app/texts/bn/dashboard/all.ts";
import "#app/texts/bn/public/formats.ts";
import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { CalendarBar } from "#app/features/calendar/CalendarBar.tsx";
import type { View } from "#app/features/calendar/view.ts";
import { learnLanguageFrom } from "#app/texts/language.ts";
import { addDays } from "#domain/time/dates.ts";
import { show } from "#tests/support/components/show.tsx";

/** The day on which a component test begins. */
const today = "2026-11-23";
const days = Array.from({ length: 420 }, (_, index) => addDays(today, index));

/** Arrows for a finger are wider than those for a mouse, which this browser has. */
const forAFinger = ".calendar-bar .iconbtn-sm { width: 44px; height: 44px }";

for (const language of ["en", "bn"] as const) {
  for (const width of [360, 390]) {
    test(`the bar has the same height on every day and week, ${language}, ${width} pixels wide`, async () => {
      await page.viewport(width, 800);
      learnLanguageFrom(() => language);
      document.documentElement.lang = language;
      onTestFinished(() => {
        learnLanguageFrom(() => "en");
        document.documentElement.lang = "en";
      });
      let look: (date: string, view: View) => void = () => {};
      await show(
        <div className="px-4">
          <style>{forAFinger}</style>
          <Bar onReady={(go) => (look = go)} />
        </div>,
      );
      const heading = page.getByRole("heading", { level: 1 });
      await expect.element(heading).toBeVisible();
      const title = heading.element();
      const bar = title.closest(".calendar-bar");
      await document.fonts.ready;
      const heights = new Set<number>();
      const cut: string[] = [];
      for (const view of ["day", "week"] as const)
        for (const date of days) {
          look(date, view);
          const box = bar?.getBoundingClientRect();
          heights.add(box?.height ?? 0);
          const { left, right, height } = title.getBoundingClientRect();
          if (left < 0 || right > width || height > (box?.height ?? 0)) cut.push(title.textContent);
        }
      expect([...heights]).toHaveLength(1);
      expect(cut).toEqual([]);
      expect(bar?.scrollWidth).toBeLessThanOrEqual(width);
    });
  }
}

test("a press anywhere on the calendar's icon opens the dates, since Firefox opens them only at the end of the field", async () => {
  const opens = vi.spyOn(HTMLInputElement.prototype, "showPicker").mockImplementation(() => {});
  onTestFinished(() => opens.mockRestore());
  await show(<Bar onReady={() => {}} />);
  const field = page.getByLabelText("Go to a day").element();
  field.closest("label")?.click();
  expect(opens).toHaveBeenCalledOnce();
});

function Bar({ onReady }: { onReady: (go: (date: string, view: View) => void) => void }) {
  const [{ date, view }, set] = useState<{ date: string; view: View }>({ date: today, view: "day" });
  onReady((next, how) => flushSync(() => set({ date: next, view: how })));
  const nothing = () => {};
  return (
    <CalendarBar
      date={date}
      view={view}
      today={today}
      onDate={nothing}
      onView={nothing}
      onNew={nothing}
      onBlock={nothing}
    />
  );
}
