import { expect, test } from "vitest";
import { newId } from "#server/database/new-id.ts";
import { reportChairs } from "#server/usecases/books/report-figures.ts";
import { retireMaster } from "#server/usecases/catalogue/masters.ts";
import { openTestEngine } from "#tests/support/engine.ts";
import { foundWithOwner, plainVisit } from "#tests/support/founded.ts";
import { movePastCells } from "#tests/support/past-cells.ts";

const begins = Date.parse("2026-01-01T00:00:00Z");
const cellMs = 300_000;

test.each([
  ["", false],
  [", long ago", true],
])(
  "a master who left before that was recorded%s, and comes back, keeps the earlier open hours",
  async (_, isLongAgo) => {
    const { engine, remove } = await openTestEngine();
    await foundWithOwner(engine, begins);
    const { id } = await engine.read
      .selectFrom("masters")
      .select("id")
      .orderBy("position")
      .executeTakeFirstOrThrow();
    const booked = async (instant: string) => {
      const at = Date.parse(instant);
      const visit = { id: newId(), state: "completed" as const, starts_at: at, ends_at: at + cellMs };
      await engine.write
        .insertInto("bookings")
        .values({ ...plainVisit, ...visit, created_at: begins })
        .execute();
      const owner = { booking_id: visit.id, hold_id: null, time_off_id: null };
      await engine.write
        .insertInto("cells")
        .values({ resource_id: id, cell: at / cellMs, ...owner })
        .execute();
    };
    await booked("2026-01-20T08:00:00Z");
    await booked("2026-02-28T08:00:00Z");
    await engine.write.updateTable("masters").set({ active: 0 }).where("id", "=", id).execute();

    const returns = Date.parse("2026-07-01T06:00:00Z");
    if (isLongAgo) expect(await movePastCells(engine, returns)).toBe(2);
    const open = async (from: string, to: string) => {
      const { chairs } = await reportChairs({ engine, now: () => returns }, { from, to });
      return chairs.masters.find(({ masterId }) => masterId === id)?.openMinutes ?? 0;
    };
    const away = {
      there: await open("2026-01-01", "2026-02-28"),
      gone: await open("2026-03-02", "2026-06-30"),
    };
    expect(away.there).toBeGreaterThan(0);
    expect(away.gone).toBe(0);
    await retireMaster({ engine, now: () => returns }, "owner", id, true);
    expect(await open("2026-01-01", "2026-02-28")).toBe(away.there);
    expect(await open("2026-03-02", "2026-06-30")).toBe(0);
    expect(await open("2026-07-02", "2026-07-31")).toBeGreaterThan(0);

    // A master who leaves and comes back once more keeps both periods.
    const later = Date.parse("2026-08-01T06:00:00Z");
    await retireMaster({ engine, now: () => later }, "owner", id, false);
    await retireMaster({ engine, now: () => later + 86_400_000 }, "owner", id, true);
    expect(await open("2026-01-01", "2026-02-28")).toBe(away.there);
    expect(await open("2026-03-02", "2026-06-30")).toBe(0);
    await remove();
  },
);
