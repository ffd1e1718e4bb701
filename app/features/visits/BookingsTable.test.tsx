import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { BookingsTable } from "#app/features/visits/BookingsTable.tsx";
import { booking } from "#app/features/visits/visits.fixture.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const past = booking("Threading", "2026-11-01T10:00:00Z", { status: "completed", canMove: false });

for (const [width, headings] of [
  [390, ["Service", "Price ($)", "date", "Visit", "Action"]],
  [1000, ["Service", "Price ($)", "TransactionId", "date", "Visit", "Action"]],
  [1440, ["#", "Service", "Email", "Price ($)", "TransactionId", "date", "Visit", "Action"]],
] as const) {
  test(`each cell is under its own heading for a screen reader, ${width} pixels wide`, async () => {
    salonAnswers({});
    await page.viewport(width, 900);
    await show(<BookingsTable bookings={[past]} caption="All your bookings" />);
    const named = page.getByRole("columnheader").elements();
    expect(named.map(({ textContent }) => textContent)).toEqual(headings);
    const cells = page.getByRole("cell").elements();
    expect(cells.map((cell) => cell.getAttribute("data-label"))).toEqual(headings);
  });
}
