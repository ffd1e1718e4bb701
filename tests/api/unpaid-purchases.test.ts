import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { doBackgroundWork, wait } from "#tests/support/background-work.ts";
import { call } from "#tests/support/calls.ts";
import { days, hours } from "#tests/support/clock.ts";
import { buyGiftCard, gift } from "#tests/support/gift-cards.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPackage, buyPackage, fiveForFour } from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit, hold } from "#tests/support/visits.ts";

const salon = givenSalon();

test("an unpaid purchase is removed after 90 days with its services and payment, unless it may still be paid", async () => {
  const kept = await hold(salon, await addPerson(salon), await freeVisit(salon));
  const left = await hold(salon, await addPerson(salon), await freeVisit(salon));
  const paid = await book(salon, await addPerson(salon), await freeVisit(salon));
  await wait(salon, hours(2));
  const { write } = salon.app.engine;
  await write
    .updateTable("payments")
    .set({ state: "processing" })
    .where("purchase_id", "=", kept.purchaseId)
    .execute();
  const ours = [kept.purchaseId, left.purchaseId, paid.prepared.purchaseId];
  const there = async () => {
    const rows = await write.selectFrom("purchases").select("id").where("id", "in", ours).execute();
    return new Set(rows.map(({ id }) => id));
  };
  salon.clock.advance(days(89));
  await tidyUp(salon.app);
  expect(await there()).toEqual(new Set(ours));
  salon.clock.advance(days(2));
  await tidyUp(salon.app);
  expect(await there()).toEqual(new Set([kept.purchaseId, paid.prepared.purchaseId]));
  for (const table of ["purchase_items", "payments"] as const) {
    const rows = await write
      .selectFrom(table)
      .selectAll()
      .where("purchase_id", "=", left.purchaseId)
      .execute();
    expect(rows).toEqual([]);
  }
});

test("an unpaid gift card and package are removed with their names, and bought ones stay", async () => {
  const owner = await addPerson(salon, { role: "admin" });
  const buyer = await addPerson(salon);
  const packageId = await addPackage(salon, owner);
  const { id: card } = await buyGiftCard(salon, buyer);
  const { id: pack } = await buyPackage(salon, buyer, packageId);
  await call(salon, "createGiftCardPayment", { body: gift }, buyer);
  const order = { params: { id: packageId }, body: { price: fiveForFour.price } };
  await call(salon, "createPackagePayment", order, buyer);
  const { write } = salon.app.engine;
  const there = async () =>
    (await write.selectFrom("gift_cards").select("id").execute()).map(({ id }) => id).sort();
  expect(await there()).toHaveLength(4);
  await wait(salon, hours(2));
  salon.clock.advance(days(91));
  await doBackgroundWork(salon);
  await tidyUp(salon.app);
  expect(await there()).toEqual([card, pack].sort());
  expect(await write.selectFrom("bought_packages").select("id").execute()).toEqual([{ id: pack }]);
});

test("a retention too short for late payments is refused at the start", () => {
  expect(() => readConfig({ KEEP_HOLDS_DAYS: "13" })).toThrow("KEEP_HOLDS_DAYS must be 14 days or more.");
  expect(() => readConfig({ KEEP_RELEASED_PURCHASES_DAYS: "7" })).toThrow("must be 30 days or more");
  expect(() => readConfig({ KEEP_DONE_WORK_DAYS: "never" })).toThrow("must be a number of days");
  expect(readConfig({ KEEP_HOLDS_DAYS: "60" }).keeps.holdsMs).toBe(days(60));
});
