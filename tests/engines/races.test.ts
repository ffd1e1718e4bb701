import { afterAll, beforeAll, expect, test } from "vitest";
import { countAdmins } from "#server/database/users.ts";
import { expireHolds } from "#server/usecases/purchases/expire-holds.ts";
import { changeRole } from "#server/usecases/users/change-role.ts";
import { deleteUser } from "#server/usecases/users/delete-user.ts";
import { leaveSalon } from "#server/usecases/users/leave-salon.ts";
import { makeAdmin } from "#server/usecases/users/make-admin.ts";
import { callLoosely } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { minutes } from "#tests/support/clock.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { addPerson, type Person, setRole } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";
import { freeHours, freeVisit, isOffered, orderOf, serviceNamed } from "#tests/support/visits.ts";

let salon: TestSalon;

beforeAll(async () => {
  salon = await openSalon();
});

afterAll(() => salon.close());

test("of sixty people who claim one hour at once, one gets it and the others hear of other hours", async () => {
  const guests = await addPeople(60);
  const visit = await freeVisit(salon, "Warm Oil Massage");
  const answers = await Promise.all(
    guests.map((guest) => callLoosely(salon, "createPaymentIntent", orderOf(visit), guest)),
  );
  const winners = answers.filter(({ status }) => status === 200);
  const others = answers.filter(({ status }) => status !== 200);
  expect(winners).toHaveLength(1);
  expect(new Set(others.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(["409 slot_taken"]),
  );
  for (const { body } of others) {
    const [nearest] = body.alternatives ?? [];
    expect(nearest?.startsAt).toEqual(expect.any(String));
    expect(nearest?.startsAt).not.toBe(visit.startsAt);
  }
  expect(await brokenCells(salon)).toEqual([]);
});

test("people who claim overlapping visits at once never stand in each other's way", async () => {
  const guests = await addPeople(24);
  const service = await serviceNamed(salon, "Bridal Mehendi");
  const starts = (await freeHours(salon, [service._id])).slice(0, 8).map(({ startsAt }) => startsAt);
  await Promise.all(
    guests.map((guest, index) => {
      const startsAt = starts[index % starts.length] ?? "";
      return callLoosely(
        salon,
        "createPaymentIntent",
        orderOf({ service, masterId: "any", startsAt }),
        guest,
      );
    }),
  );
  const overlaps = await holdsOverlapping();
  expect(overlaps).toEqual([]);
  expect(await brokenCells(salon)).toEqual([]);
});

test("a day of claiming, moving, paying, giving up and expiring at random leaves the diary whole", async () => {
  const guests = await addPeople(8);
  const random = seeded(20_261_123);
  const services = await Promise.all(
    ["Threading", "Turmeric Glow Facial", "Thermal Bath", "Hair Colour"].map((name) =>
      serviceNamed(salon, name),
    ),
  );
  const menu = await Promise.all(
    services.map(async (service) => ({
      service,
      starts: (await freeHours(salon, [service._id])).slice(0, 12).map(({ startsAt }) => startsAt),
    })),
  );
  await Promise.all(guests.map((guest) => workday(guest)));
  salon.clock.advance(minutes(11));
  await Promise.all([expireHolds(salon.app), expireHolds(salon.app)]);
  expect(await brokenCells(salon)).toEqual([]);
  expect(await holdsOverlapping()).toEqual([]);

  async function workday(guest: Person): Promise<void> {
    for (let step = 0; step < 12; step++) {
      const choice = menu[Math.floor(random() * menu.length)];
      const startsAt = choice?.starts[Math.floor(random() * choice.starts.length)];
      if (!choice || !startsAt) continue;
      const order = orderOf({ service: choice.service, masterId: "any", startsAt });
      const { status, body } = await callLoosely(salon, "createPaymentIntent", order, guest);
      expect([200, 409]).toContain(status);
      if (status !== 200) continue;
      const fate = random();
      if (fate < 0.3) await tell(salon, (await pay(salon, String(body.clientSecret))).intentId);
      else if (fate < 0.5)
        await callLoosely(salon, "releasePurchase", { params: { id: String(body.purchaseId) } }, guest);
      else if (fate < 0.6) salon.clock.advance(minutes(2));
      else if (fate < 0.7) await expireHolds(salon.app);
    }
  }
});

test("an hour that is given up and claimed at the same moment goes to one of the claimers", async () => {
  const [owner, ...claimers] = await addPeople(11);
  if (!owner) throw new Error("There are eleven people.");
  const visit = await freeVisit(salon, "Neem Leaf Facial");
  const { body } = await callLoosely(salon, "createPaymentIntent", orderOf(visit), owner);
  const [, ...answers] = await Promise.all([
    callLoosely(salon, "releasePurchase", { params: { id: String(body.purchaseId) } }, owner),
    ...claimers.map((guest) => callLoosely(salon, "createPaymentIntent", orderOf(visit), guest)),
  ]);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(2);
  expect(await isOffered(salon, visit)).toBe(!answers.some(({ status }) => status === 200));
  expect(await brokenCells(salon)).toEqual([]);
});

test.each<[what: string, act: (actor: string, on: string) => Promise<{ ok: boolean }>]>([
  ["delete each other", (actor, on) => deleteUser(salon.app, actor, on)],
  ["take each other's rights", (actor, on) => changeRole(salon.app, actor, on, "customer")],
  ["leave", (actor) => leaveSalon(salon.app, actor)],
])("the last two admins can't %s at once", async (_, act) => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = await onlyAdmins(2);
    if (!one || !other) throw new Error("There are two admins.");
    const outcomes = await Promise.all([act(one.userId, other.userId), act(other.userId, one.userId)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await countAdmins(salon.app.engine.read)).toBe(1);
  }
});

test("making admins and deleting them at once never leaves the salon without one", async () => {
  const [one, other, third] = await onlyAdmins(3);
  const [customer] = await addPeople(1);
  if (!one || !other || !third || !customer) throw new Error("There are four people.");
  await Promise.all([
    deleteUser(salon.app, one.userId, other.userId),
    deleteUser(salon.app, other.userId, third.userId),
    deleteUser(salon.app, third.userId, one.userId),
    makeAdmin(salon.app, one.userId, customer.userId),
    deleteUser(salon.app, other.userId, customer.userId),
  ]);
  expect(await countAdmins(salon.app.engine.read)).toBeGreaterThan(0);
});

test("somebody who is made an admin while she is deleted is no admin afterwards", async () => {
  const [admin] = await onlyAdmins(1);
  if (!admin) throw new Error("There is an admin.");
  for (let round = 0; round < 5; round++) {
    const [guest] = await addPeople(1);
    if (!guest) throw new Error("There is a guest.");
    await Promise.all([
      makeAdmin(salon.app, admin.userId, guest.userId),
      deleteUser(salon.app, admin.userId, guest.userId),
    ]);
    const row = await salon.app.engine.read
      .selectFrom("users")
      .select(["role", "deleted_at"])
      .where("id", "=", guest.userId)
      .executeTakeFirstOrThrow();
    if (row.deleted_at !== null) expect(row.role).toBe("customer");
  }
});

test("nothing went wrong inside", () => expect(salon.bugs).toEqual([]));

function addPeople(count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => addPerson(salon)));
}

async function onlyAdmins(count: number): Promise<Person[]> {
  await salon.app.engine.write.updateTable("users").set({ role: "customer" }).execute();
  const admins = await addPeople(count);
  for (const admin of admins) await setRole(salon, admin, "admin");
  return admins;
}

/** Pairs of living holds that claim the same cell, by what they wrote down and not by the table of cells. */
async function holdsOverlapping(): Promise<string[]> {
  const holds = await salon.app.engine.read
    .selectFrom("holds")
    .select(["id", "claims"])
    .where("state", "in", ["active", "expiring", "converted"])
    .execute();
  const owners = new Map<string, string>();
  const overlaps: string[] = [];
  for (const { id, claims } of holds) {
    for (const { resourceId, cell } of JSON.parse(claims)) {
      const owner = owners.get(`${resourceId} ${cell}`);
      if (owner) overlaps.push(`${owner} and ${id} at ${cell}`);
      owners.set(`${resourceId} ${cell}`, id);
    }
  }
  return overlaps;
}

/** A small random generator that a failing run can be repeated with (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
