import { expect, test } from "vitest";
import { mostHits } from "#domain/visit.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import { newId } from "#server/database/new-id.ts";
import { retireMaster } from "#server/usecases/catalogue/masters.ts";
import { createSpecialHours } from "#server/usecases/catalogue/schedules.ts";
import { openTestEngine } from "#tests/support/engine.ts";
import { foundWithOwner, plainVisit } from "#tests/support/founded.ts";

const now = Date.parse("2026-11-01T03:00:00Z");
/** Monday, 2 November, 14:00 in Dhaka: the salon is open. */
const firstDay = Date.parse("2026-11-02T08:00:00Z");
const dayMs = 86_400_000;
const cellMs = 300_000;
const filled = 720;

test("of very many coming visits the nearest ones in the way are listed", async () => {
  const { engine, remove } = await openTestEngine();
  const app = { engine, now: () => now };
  await foundWithOwner(engine, now);
  await engine.transaction(async (tx) => {
    await tx.deleteFrom("opening_hours").execute();
    await tx.deleteFrom("master_hours").execute();
    const [master, other] = await tx.selectFrom("masters").select("id").orderBy("position").execute();
    const { id: service } = await tx.selectFrom("services").select("id").executeTakeFirstOrThrow();
    for (let weekday = 0; weekday < 7; weekday += 1) {
      const hours = { weekday, opens: "10:00", closes: "20:00" };
      await tx
        .insertInto("opening_hours")
        .values({ id: newId(), ...hours })
        .execute();
      for (const one of [master, other])
        await tx
          .insertInto("master_hours")
          .values({ id: newId(), master_id: one?.id ?? "", ...hours })
          .execute();
    }
    const visits = Array.from({ length: filled }, (_, index) => {
      // Seven begin at the same time, so that a page of 500 ends among them.
      const at = firstDay + Math.floor(index / 7) * dayMs;
      return {
        id: idOf(index),
        master: index === 3 ? other : master,
        time: { starts_at: at, ends_at: at + cellMs },
      };
    });
    await inParts(
      visits.map(({ id, time }) => ({
        ...plainVisit,
        ...time,
        id,
        state: "confirmed" as const,
        created_at: now,
      })),
      atOnce,
      (some) => tx.insertInto("bookings").values(some).execute(),
    );
    const item = { position: 0, service_id: service, service_name: "Facial", price_cents: 1 };
    await inParts(
      visits.map(({ id, master: one, time }) => ({
        ...item,
        ...time,
        booking_id: id,
        master_id: one?.id ?? null,
      })),
      atOnce,
      (some) => tx.insertInto("booking_items").values(some).execute(),
    );
  });
  const [master] = await engine.read.selectFrom("masters").select("id").orderBy("position").execute();

  const dates = { from: "2027-01-11", to: "2027-01-12" };
  const closed = await createSpecialHours(app, "owner", { masterId: null, ...dates, reason: "A wedding" });
  expect(closed.ok && closed.value.outside.visits.map(({ id }) => id)).toEqual(
    Array.from({ length: 14 }, (_, index) => idOf(490 + index)),
  );

  const left = await retireMaster(app, "owner", master?.id ?? "", false);
  const ids = left.ok ? left.value.visits.map(({ id }) => id) : [];
  expect(ids).toHaveLength(mostHits);
  expect(ids.slice(0, 4)).toEqual([0, 1, 2, 4].map(idOf));
  await remove();
});

function idOf(index: number): string {
  return `visit-${String(index).padStart(3, "0")}`;
}
