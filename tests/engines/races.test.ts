import { expect, test } from "vitest";
import { countAdmins } from "#server/database/users.ts";
import { deleteUser, leaveSalon } from "#server/usecases/people/remove-user.ts";
import { changeRole, makeAdmin } from "#server/usecases/people/roles.ts";
import { callLoosely } from "#tests/support/calls.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person, setRole } from "#tests/support/people.ts";
import { freeHours, freeVisit, isOffered, orderOf, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();

test("people who claim overlapping visits at once never overlap in the diary", async () => {
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

test("an hour that is released and claimed at the same moment goes to one of the claimers", async () => {
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
  ["take each other's rights", (actor, on) => changeRole(salon.app, actor, on, { role: "customer" })],
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

test("a user made an admin while being deleted is not an admin afterwards", async () => {
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

function addPeople(count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => addPerson(salon)));
}

async function onlyAdmins(count: number): Promise<Person[]> {
  await salon.app.engine.write.updateTable("users").set({ role: "customer" }).execute();
  const admins = await addPeople(count);
  for (const admin of admins) await setRole(salon, admin, "admin");
  return admins;
}

/** Pairs of active holds that claim the same cell, by the holds' own records and not by the table of cells. */
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
