import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CountTable } from "#app/features/closing/CountTable.tsx";
import { sumUp } from "#app/features/closing/close-sums.ts";
import { quietDay } from "#app/features/closing/daily-close.fixture.ts";
import { money } from "#app/lib/money.ts";
import type { DailyClose } from "#contract/daily-close.ts";
import { withoutCards } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const day = { ...quietDay, desk: 236.1, deskCash: 236.1, deskPayments: 3, came: 3 };

test("a difference of whole dollars has no cents in the row of cash either", async () => {
  const typed = { morning: "", cash: "256.1", other: "0", left: "0" };
  const sums = sumUp({ ...typed, morning: "0" }, day.desk);
  await show(<CountTable day={day} typed={typed} sums={sums} onType={() => {}} />);
  const cells = page.getByRole("row", { name: /^Cash/ }).getByRole("cell");
  await expect.poll(() => cells.last().element().textContent).toBe(money(20));
});

test("where no cards are taken, a day has a row of card payments only if it has some from before", async () => {
  const shown = (day: DailyClose) => {
    const typed = { morning: "", cash: "", other: "0", left: "0" };
    const table = <CountTable day={day} typed={typed} sums={null} onType={() => {}} />;
    return show(table, { of: withoutCards });
  };
  const byCard = page.getByRole("row", { name: /^Card/ });
  const { unmount } = await shown({ ...day, card: 45, cardPayments: 2 });
  expect(byCard.elements()).toHaveLength(1);
  await unmount();
  await shown(day);
  expect(byCard.elements()).toEqual([]);
});
