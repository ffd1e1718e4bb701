import { expect, test } from "vitest";
import { offerFreedHours } from "#server/usecases/waiting/offer-freed-hours.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { addPerson } from "#tests/support/people.ts";
import { givenSeveral } from "#tests/support/several-servers.ts";
import { orderOf } from "#tests/support/visits.ts";
import { offeredTo, takenHour, waitInLine } from "#tests/support/waiting.ts";

const { salon, serverOf } = givenSeveral();

test("of five hundred who want a freed hour, including those on the list, one gets it", async () => {
  const { guest, visit, id, wish } = await takenHour(salon);
  const line = await waitInLine(salon, wish, 10);
  const others = await Promise.all(Array.from({ length: 490 }, () => addPerson(salon)));
  await cancelVisit(salon, id, guest);
  const from = Date.parse(visit.startsAt);
  const freed = { from, to: from + minutes(5), passedBy: 0 };
  const look = (index: number) => offerFreedHours(serverOf(index).app, freed, `race ${index}`);
  const answers = await Promise.all([
    ...others.slice(0, 245).map(claim),
    ...[0, 1, 2, 3, 4, 5].map(look),
    ...line.map(claim),
    ...others.slice(245).map(claim),
  ]);
  const got = answers.flatMap((one) => (one?.status === 200 ? [one] : []));
  const offered = await Promise.all(line.map((person) => offeredTo(salon, person)));
  const held = offered.flatMap((one) => (one?.state === "open" ? [one] : []));
  expect(held.length).toBeLessThanOrEqual(1);
  // The guest who is offered the hour may have claimed it at once. There is still one hold.
  const holds = await salon.app.engine.read
    .selectFrom("holds")
    .innerJoin("purchases", "purchases.id", "holds.purchase_id")
    .select("holds.id")
    .where("holds.state", "=", "active")
    .where("purchases.starts_at", "=", from)
    .where(
      "purchases.user_id",
      "in",
      [...line, ...others].map(({ userId }) => userId),
    )
    .execute();
  expect(holds).toHaveLength(1);
  expect(got.length + held.length).toBeGreaterThanOrEqual(1);
  expect(got.length).toBeLessThanOrEqual(1);
  expect(await brokenCells(salon)).toEqual([]);

  function claim(person: (typeof others)[number], index: number) {
    return callLoosely(serverOf(index), "createPaymentIntent", orderOf(visit), person);
  }
});

test("of many servers that offer one hour at once, one does, and its guest has one hour", async () => {
  const { guest, visit, id, wish } = await takenHour(salon);
  const line = await waitInLine(salon, wish, 5);
  await cancelVisit(salon, id, guest);
  const from = Date.parse(visit.startsAt);
  const freed = { from, to: from + minutes(5), passedBy: 0 };
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => offerFreedHours(serverOf(index).app, freed, `many ${index}`)),
  );
  const states = await Promise.all(
    line.map(async (person) => (await offeredTo(salon, person))?.state ?? null),
  );
  expect(states).toEqual(["open", null, null, null, null]);
  const [first] = line;
  if (!first) throw new Error("Five wait.");
  const tabs = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      callLoosely(serverOf(index), "createPaymentIntent", orderOf(visit), first),
    ),
  );
  expect(tabs.some(({ status }) => status === 200)).toBe(true);
  const held = await call(salon, "readHeldPurchase", {}, first);
  expect(held.held?.startsAt).toBe(visit.startsAt);
  expect(await brokenCells(salon)).toEqual([]);
});
