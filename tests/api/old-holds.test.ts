import { expect, test } from "vitest";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { wait } from "#tests/support/background-work.ts";
import { days, hours } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { book, bookingsOf, freeVisit, hold } from "#tests/support/visits.ts";

const salon = givenSalon();

test("holds that ended a month ago are removed, unless a payment may still come", async () => {
  const guest = await addPerson(salon);
  const { paid, prepared } = await book(salon, guest, await freeVisit(salon));
  const left = await hold(salon, await addPerson(salon), await freeVisit(salon));
  const late = await hold(salon, await addPerson(salon), await freeVisit(salon));
  await wait(salon, hours(2));
  const { write } = salon.app.engine;
  // The bank has not answered, so the hour may yet be paid.
  await write
    .updateTable("payments")
    .set({ state: "processing" })
    .where("purchase_id", "=", late.purchaseId)
    .execute();
  const ours = [prepared.purchaseId, left.purchaseId, late.purchaseId];
  const keptHolds = async () => {
    const rows = await write.selectFrom("holds").select("purchase_id").execute();
    const kept = new Set(rows.map(({ purchase_id }) => purchase_id));
    return ours.filter((purchaseId) => kept.has(purchaseId));
  };

  salon.clock.advance(days(29));
  await tidyUp(salon.app);
  expect(await keptHolds()).toEqual(ours);
  salon.clock.advance(days(2));
  await tidyUp(salon.app);
  expect(await keptHolds()).toEqual([late.purchaseId]);

  // News of a payment that was booked long ago makes no second visit.
  await tell(salon, paid.intentId);
  expect(await bookingsOf(salon, guest)).toHaveLength(1);
});
