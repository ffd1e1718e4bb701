import { expect, test } from "vitest";
import { mostHits } from "#domain/visit.ts";
import { foundSalon } from "#server/boot/found-salon.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import { newId } from "#server/database/new-id.ts";
import { fillCatalogue } from "#server/demo/fill-catalogue.ts";
import { retireMaster } from "#server/usecases/catalogue/masters.ts";
import { createSpecialHours } from "#server/usecases/catalogue/schedules.ts";
import { openTestEngine } from "#tests/support/engine.ts";

const now = Date.parse("2026-11-01T03:00:00Z");
/** Monday, 2 November, 14:00 in Dhaka: the salon is open. */
const firstDay = Date.parse("2026-11-02T08:00:00Z");
const dayMs = 86_400_000;
const cellMs = 300_000;
const filled = 720;

test("of very many coming visits the nearest that are in the way are listed, wherever they stand among the others", async () => {
  const { engine, remove } = await openTestEngine();
  const app = { engine, now: () => now };
  await engine.transaction(async (tx) => {
    await foundSalon(tx, { demo: true, now });
    await fillCatalogue(tx, now);
    const person = { id: "owner", email: "owner@example.com", email_verified: 1, name: "", created_at: now };
    await tx
      .insertInto("users")
      .values({ ...person, role: "admin" })
      .execute();
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
    const visits = Array.from({ length: filled }, (_, index) => ({
      id: `visit-${String(index).padStart(3, "0")}`,
      // Ten begin together, so that a page ends among them.
      at: firstDay + Math.floor(index / 10) * dayMs,
      master: index === 3 ? other?.id : master?.id,
    }));
    const nothing = { user_id: null, guest_id: null, purchase_id: null, discount: null, source: null };
    const about = {
      name: "Nadia",
      email: "",
      phone: "",
      service_name: "Facial",
      price_cents: 1,
      card_cents: 0,
    };
    await inParts(
      visits.map(({ id, at }) => ({
        ...{ id, ...nothing, ...about, transaction_id: "", note: "", state: "confirmed" as const },
        ...{ starts_at: at, ends_at: at + cellMs, created_at: now },
      })),
      atOnce,
      (some) => tx.insertInto("bookings").values(some).execute(),
    );
    await inParts(
      visits.map(({ id, at, master: master_id = null }) => ({
        ...{ booking_id: id, position: 0, service_id: service, service_name: "Facial", master_id },
        ...{ starts_at: at, ends_at: at + cellMs, price_cents: 1 },
      })),
      atOnce,
      (some) => tx.insertInto("booking_items").values(some).execute(),
    );
  });
  const [master] = await engine.read.selectFrom("masters").select("id").orderBy("position").execute();

  const outside = await made({ from: "2026-12-24", to: "2026-12-25" });
  expect(outside).toEqual(idsFrom(520, 540));

  const { value: left = [] } = (await retireMaster(app, "owner", master?.id ?? "", false)) as {
    value?: { id: string }[];
  };
  expect(left).toHaveLength(mostHits);
  expect(left.slice(0, 4).map(({ id }) => id)).toEqual(["visit-000", "visit-001", "visit-002", "visit-004"]);
  await remove();

  async function made(dates: { from: string; to: string }): Promise<string[]> {
    const answer = await createSpecialHours(app, "owner", { masterId: null, ...dates, reason: "A wedding" });
    return answer.ok ? answer.value.outside.map(({ id }) => id) : [];
  }
});

/** The visits from one number to another, which is left out. */
function idsFrom(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => `visit-${String(from + index).padStart(3, "0")}`);
}
