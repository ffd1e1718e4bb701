import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { FiguresScreen } from "#app/features/figures/FiguresScreen.tsx";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("both dates of a span count, even before the address changes", async () => {
  salonAnswers({ readFigures: () => new Promise<never>(() => {}) });
  await show(<FiguresScreen today="2026-11-23" />, {
    at: "/dashboard/figures?span=dates",
    addressLags: true,
  });
  await page.getByLabelText("From").fill("2026-10-01");
  await page.getByLabelText("To", { exact: true }).fill("2026-10-31");
  await expect
    .poll(() => sentWith("readFigures").map(({ query }) => query))
    .toContainEqual({ from: "2026-10-01", to: "2026-10-31" });
  await expect.element(page.getByLabelText("From")).toHaveValue("2026-10-01");
});
