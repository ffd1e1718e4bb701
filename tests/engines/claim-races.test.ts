import { expect, test } from "vitest";
import { claimCells } from "#server/database/cells.ts";
import { findHoldOfPurchase, holdMove } from "#server/database/holds.ts";
import { expireHolds } from "#server/usecases/checkout/expire-holds.ts";
import { callLoosely } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { minutes } from "#tests/support/clock.ts";
import { addStaff } from "#tests/support/desk.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { seeded } from "#tests/support/random.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { givenSeveral } from "#tests/support/several-servers.ts";
import { bookingOf, freeHours, freeVisit, hold, orderOf, serviceNamed } from "#tests/support/visits.ts";

const { salon, servers, serverOf } = givenSeveral();

test("of five hundred people who claim one hour at once, one gets it and the others are offered three others", async () => {
  const guests = await addPeople(500);
  const visit = await freeVisit(salon, "Warm Oil Massage");
  const answers = await Promise.all(
    guests.map((guest, index) => callLoosely(serverOf(index), "createPaymentIntent", orderOf(visit), guest)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const others = answers.filter(({ status }) => status !== 200);
  expect(new Set(others.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(["409 slot_taken"]),
  );
  for (const { body } of others) {
    const starts = new Set((body.alternatives ?? []).map(({ startsAt }) => startsAt));
    expect(starts.size).toBe(3);
    expect(starts).not.toContain(visit.startsAt);
  }
  expect(await brokenCells(salon)).toEqual([]);
});

test("workers who claim, move, cancel, release and expire at random leave the diary consistent", async () => {
  const guests = await addPeople(12);
  const staff = await addStaff(salon);
  const random = seeded(20_261_123);
  const menu = await Promise.all(
    ["Threading", "Turmeric Glow Facial", "Thermal Bath", "Hair Colour"].map(async (name) => {
      const service = await serviceNamed(salon, name);
      const starts = (await freeHours(salon, [service._id])).slice(0, 10).map(({ startsAt }) => startsAt);
      return { service, starts };
    }),
  );
  const booked: { id: string; guest: Person }[] = [];
  const done = new Set<string>();
  // The interleaving differs from run to run, so a single round may have no hour that a visit can move to.
  for (let round = 0; round < 5 && missing().length > 0; round++)
    await Promise.all([...guests.map(workday), deskday(), deskday()]);
  expect(missing()).toEqual([]);
  expect(await brokenCells(salon)).toEqual([]);
  salon.clock.advance(minutes(11));
  await Promise.all(servers.map(({ app }) => expireHolds(app)));
  expect(await brokenCells(salon)).toEqual([]);

  function missing(): string[] {
    const deeds = ["claimed", "booked", "moved", "cancelled", "given up", "slot_taken"];
    return deeds.filter((one) => !done.has(one));
  }

  async function workday(guest: Person, index: number): Promise<void> {
    const server = serverOf(index);
    for (let step = 0; step < 10; step++) {
      const { service, startsAt } = anyHour();
      const order = orderOf({ service, masterId: "any", startsAt });
      const held = await deed("claimed", callLoosely(server, "createPaymentIntent", order, guest));
      if (!held) continue;
      const fate = random();
      const params = { id: String(held.purchaseId) };
      if (fate < 0.5) {
        const { intentId } = await pay(server, String(held.clientSecret));
        const sent = bookingOf(guest, service, intentId);
        const made = await deed("booked", callLoosely(server, "createBooking", sent, guest));
        if (made) booked.push({ id: String(made.insertedId), guest });
      } else if (fate < 0.7)
        await deed("given up", callLoosely(server, "releasePurchase", { params }, guest));
      else if (fate < 0.8) salon.clock.advance(minutes(2));
      else if (fate < 0.9) await expireHolds(server.app);
      const own = booked.filter((one) => one.guest === guest);
      const visit = own[Math.floor(random() * own.length)];
      if (visit) await change(server, visit.id, guest);
    }
  }

  /** The desk moves and cancels whatever exists, while its guests do the same. */
  async function deskday(): Promise<void> {
    for (let step = 0; step < 25; step++) {
      const visit = booked[Math.floor(random() * booked.length)];
      if (visit) await change(serverOf(step), visit.id, staff);
      else await callLoosely(serverOf(step), "listServices");
    }
  }

  async function change(server: TestSalon, id: string, as: Person): Promise<void> {
    if (random() < 0.75) {
      const body = { startsAt: anyHour().startsAt, masterId: "any" };
      await deed("moved", callLoosely(server, "moveBooking", { params: { id }, body }, as));
    } else {
      await deed("cancelled", callLoosely(server, "cancelBooking", { params: { id }, body: {} }, as));
    }
  }

  function anyHour() {
    const one = menu[Math.floor(random() * menu.length)];
    const startsAt = one?.starts[Math.floor(random() * one.starts.length)];
    if (!one || !startsAt) throw new Error("The menu has hours.");
    return { service: one.service, startsAt };
  }

  /** The answer, if it was a success. A refusal must be one that the contract names. */
  async function deed(what: string, call: ReturnType<typeof callLoosely>) {
    const { status, body } = await call;
    expect([200, 201, 409]).toContain(status);
    done.add(status === 409 ? String(body.code) : what);
    return status === 409 ? null : body;
  }
});

test("the query that checks a diary finds a missing cell and one without an owner", async () => {
  const guest = await addPerson(salon);
  const { purchaseId } = await hold(salon, guest, await freeVisit(salon));
  const { write } = salon.app.engine;
  const held = await findHoldOfPurchase(write, purchaseId);
  const [claim] = held?.claims ?? [];
  if (!held || !claim) throw new Error("A hold has cells.");
  const lost = write.deleteFrom("cells").where("hold_id", "=", held.id).where("cell", "=", claim.cell);
  await lost.execute();
  expect(await brokenCells(salon)).toMatchObject([{ fault: "a master lacks cells or has too many" }]);
  await claimCells(write, [claim], { holdId: held.id });
  expect(await brokenCells(salon)).toEqual([]);
  await holdMove(write, held.id, "freed").execute();
  const faults = await brokenCells(salon);
  expect(faults).toHaveLength(held.claims.length);
  expect(faults).toContainEqual(expect.objectContaining({ fault: "a cell of nobody who lives" }));
});

test("there were no internal errors", () => expect(salon.bugs).toEqual([]));

function addPeople(count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => addPerson(salon)));
}
