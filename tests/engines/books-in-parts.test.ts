import { expect, test } from "vitest";
import { foundSalon } from "#server/boot/found-salon.ts";
import { readLedgerByIntent } from "#server/database/ledger-by-intent.ts";
import { listMispaidVisits } from "#server/database/mispaid-visits.ts";
import { fillCatalogue } from "#server/demo/fill-catalogue.ts";
import { openTestEngine } from "#tests/support/engine.ts";
import { fillYears } from "#tests/support/years.ts";

test("years of books are read in parts, with each payment and each visit once", async () => {
  const { engine, remove } = await openTestEngine();
  const now = Date.parse("2026-11-23T08:00:00Z");
  await engine.transaction(async (tx) => {
    await foundSalon(tx, { demo: true, now });
    await fillCatalogue(tx, now);
  });
  await fillYears(engine, { bookings: 9_000, now });
  const wrong = "years-10004001";
  await engine.write.updateTable("bookings").set({ card_cents: 500 }).where("id", "=", wrong).execute();

  let charged = 0;
  let refunded = 0;
  let parts = 0;
  const intents = new Set<string>();
  for await (const part of readLedgerByIntent(engine.read)) {
    parts++;
    for (const [intent, { chargedCents, refundedCents }] of part) {
      expect(intents.has(intent)).toBe(false);
      intents.add(intent);
      charged += chargedCents;
      refunded += refundedCents;
    }
  }
  const sums = await engine.read
    .selectFrom("ledger")
    .select(({ fn }) => [
      "kind",
      fn.sum<number>("amount_cents").as("cents"),
      fn.countAll<number>().as("lines"),
    ])
    .where("payment_id", "is not", null)
    .groupBy("kind")
    .execute();
  const of = (kind: string) => sums.find((sum) => sum.kind === kind);
  expect(parts).toBeGreaterThan(2);
  expect(intents.size).toBe(Number(of("charge")?.lines));
  expect([charged, refunded]).toEqual([Number(of("charge")?.cents), -Number(of("refund")?.cents)]);
  expect(await listMispaidVisits(engine.read)).toEqual([wrong]);
  await remove();
});
