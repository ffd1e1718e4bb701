import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { quietDay } from "#app/features/closing/daily-close.fixture.ts";
import { learnSalonTime } from "#app/lib/salon-now.ts";
import DailyClosePage from "#app/routes/admin/daily-close.tsx";
import FiguresPage from "#app/routes/admin/figures.tsx";
import RevenuePage from "#app/routes/admin/revenue.tsx";
import { dayMs } from "#domain/time/dates.ts";
import { begins } from "#tests/support/components/begins.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("pages that stay open for two days go on to the new day, and a day's count stays as it is", async () => {
  const nothingYet = () => new Promise<never>(() => {});
  salonAnswers({ readRevenue: nothingYet, readFigures: nothingYet, readDailyClose: () => quietDay });
  await show(
    <>
      <RevenuePage />
      <FiguresPage />
      <DailyClosePage />
    </>,
  );
  const lastDays = () => [
    sentWith("readRevenue").map(({ query }) => query.to),
    sentWith("readFigures").map(({ query }) => query.to),
  ];
  const day = page.getByLabelText("Day", { exact: true });
  const before = expect.arrayContaining(["2026-11-23"]);
  await expect.poll(lastDays).toEqual([before, before]);
  await expect.element(day).toHaveValue("2026-11-23");
  learnSalonTime(new Date(begins + 2 * dayMs).toUTCString(), Date.now());
  const after = expect.arrayContaining(["2026-11-25"]);
  await expect.poll(lastDays).toEqual([after, after]);
  await expect.element(day).toHaveAttribute("max", "2026-11-25");
  await expect.element(day).toHaveValue("2026-11-23");
});
