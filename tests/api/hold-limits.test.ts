import { expect, test } from "vitest";
import { holdLimits } from "#domain/hold-limits.ts";
import { markEmailVerified } from "#server/database/users.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person, tokenOf } from "#tests/support/people.ts";
import { freeHours, freeVisit, isOffered, orderOf, serviceNamed, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();

test("a guest may switch the slot five times and go back without hitting a limit", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const hours = (await freeHours(salon, [service._id])).slice(0, 5);
  for (const { startsAt } of [...hours, ...hours.slice(0, 1)]) {
    const { holdEndsAt } = await call(
      salon,
      "createPaymentIntent",
      orderOf({ service, masterId: "any", startsAt }),
      guest,
    );
    expect(Date.parse(holdEndsAt ?? "")).toBe(salon.clock.now() + minutes(10));
    salon.clock.advance(minutes(1.5));
  }
  const { held } = await call(salon, "readHeldPurchase", {}, guest);
  const params = { id: held?.purchaseId ?? "" };
  const { holdEndsAt } = await call(salon, "extendPurchase", { params }, guest);
  expect(Date.parse(holdEndsAt)).toBeGreaterThan(Date.parse(held?.holdEndsAt ?? ""));
});

test("repeated release, hold and extension end after two holds, and others get a chance", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const began = salon.clock.now();
  for (;;) {
    const { status, body, headers } = await callLoosely(salon, "createPaymentIntent", orderOf(visit), guest);
    if (status === 429) {
      expect(body.code).toBe("hold_limit");
      expect(body.detail).toContain("Choose another hour, or come back then.");
      expect(Number(headers["retry-after"])).toBeLessThanOrEqual(600);
      break;
    }
    expect(status).toBe(200);
    const params = { id: String(body.purchaseId) };
    await callLoosely(salon, "extendPurchase", { params }, guest);
    salon.clock.advance(minutes(6));
    await call(salon, "releasePurchase", { params }, guest);
  }
  expect(salon.clock.now() - began).toBeLessThanOrEqual(minutes(24));
  expect(await isOffered(salon, visit)).toBe(true);
  salon.clock.advance(holdLimits.waitMs);
  await call(salon, "createPaymentIntent", orderOf(visit), guest);
});

test("an hour is extended once, even if it was released and held again", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const first = await call(salon, "createPaymentIntent", orderOf(visit), guest);
  await call(salon, "extendPurchase", { params: { id: first.purchaseId } }, guest);
  await call(salon, "releasePurchase", { params: { id: first.purchaseId } }, guest);
  const second = await call(salon, "createPaymentIntent", orderOf(visit), guest);
  const again = await refused(salon, "extendPurchase", { params: { id: second.purchaseId } }, guest);
  expect(again.code).toBe("extended_already");
});

test("a customer who lets hours expire all day is told what to do, keeps current holds, and paid visits don't count", async () => {
  salon.clock.advance(minutes(30));
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const hours = (await freeHours(salon, [service._id])).slice(0, 9);
  const choose = (index: number) =>
    callLoosely(
      salon,
      "createPaymentIntent",
      orderOf({ service, masterId: "any", startsAt: hours[index]?.startsAt ?? "" }),
      guest,
    );
  for (let index = 0; index < holdLimits.person.unproven; index++) {
    expect((await choose(index)).status).toBe(200);
    salon.clock.advance(minutes(10));
    if (index < holdLimits.person.unproven - 1) await doBackgroundWork(salon);
  }
  const over = await choose(7);
  expect([over.status, over.body.code]).toEqual([429, "hold_limit"]);
  expect(over.body.detail).toContain("Verify your e-mail address");
  await markEmailVerified(salon.app.engine.write, guest.userId);
  expect((await choose(7)).status).toBe(200);
});

test("seven new accounts on one network can't empty a calendar, and a verified guest can still hold an hour", async () => {
  salon.clock.advance(minutes(60));
  await doBackgroundWork(salon);
  const service = await serviceNamed(salon, "Bridal Mehendi");
  const hours = await freeHours(salon, [service._id, service._id]);
  const oneADay = new Map(hours.map(({ startsAt }) => [startsAt.slice(0, 10), startsAt]));
  const guests = await Promise.all(Array.from({ length: 7 }, () => addPerson(salon)));
  const statuses = await Promise.all(
    guests.map((guest, index) => {
      const visit = { service, masterId: "any", startsAt: [...oneADay.values()][index] ?? "" };
      return holdFrom("192.0.2.9", guest, [visit, visit]);
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await heldMinutes(guests)).toBeLessThanOrEqual(holdLimits.claimedMinutes.unproven);
  expect(await brokenCells(salon)).toEqual([]);

  const known = await addPerson(salon);
  await markEmailVerified(salon.app.engine.write, known.userId);
  const small = await freeVisit(salon);
  expect(await holdFrom("192.0.2.9", known, [small])).toBe(200);
  const elsewhere = await addPerson(salon);
  expect(await holdFrom("192.0.2.10", elsewhere, [await freeVisit(salon)])).toBe(200);
});

test("the network of a hold is stored as a keyed hash, for a day", async () => {
  const networks = () => salon.app.engine.read.selectFrom("holds").select("network").execute();
  const sealed = (await networks()).flatMap(({ network }) => network ?? []);
  expect(sealed.length).toBeGreaterThan(0);
  expect(sealed.join()).not.toContain("192.0.2");
  salon.clock.advance(holdLimits.windowMs + minutes(1));
  await tidyUp(salon.app);
  expect((await networks()).every(({ network }) => network === null)).toBe(true);
});

async function holdFrom(remoteAddress: string, guest: Person, visits: Visit[]): Promise<number> {
  const [first] = visits;
  if (!first) throw new Error("A visit has a service.");
  const { body } = orderOf(first);
  const answer = await salon.server.inject({
    method: "POST",
    url: "/api/create-payment-intent",
    remoteAddress,
    headers: { authorization: `Bearer ${await tokenOf(salon, guest)}` },
    payload: {
      ...body,
      price: visits.reduce((sum, { service }) => sum + service.price, 0),
      serviceIds: visits.map(({ service }) => service._id),
    },
  });
  return answer.statusCode;
}

async function heldMinutes(guests: Person[]): Promise<number> {
  const cells = await salon.app.engine.read
    .selectFrom("cells")
    .innerJoin("holds", "holds.id", "cells.hold_id")
    .select("cells.cell")
    .where(
      "holds.user_id",
      "in",
      guests.map(({ userId }) => userId),
    )
    .execute();
  return cells.length * 5;
}
