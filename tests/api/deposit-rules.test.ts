import { expect, test } from "vitest";
import type { Ask } from "#contract/deposits.ts";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { hours } from "#tests/support/clock.ts";
import { askFor, bookInPart, holdInPart } from "#tests/support/deposits.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { freeVisit, hold, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

const third = { kind: "percent" as const, percent: 30 };
const half = { kind: "percent" as const, percent: 50 };
const full = { kind: "full" as const };

/** What a guest must pay now, and by which rule if not by the general one. */
async function quoted(guest: Person, ...names: string[]) {
  const services = await Promise.all(names.map((name) => serviceNamed(salon, name)));
  const service = services.map(({ _id }) => _id);
  const { total, dueNow, dueAtSalon, askedBy } = await call(
    salon,
    "readQuote",
    { query: { service } },
    guest,
  );
  expect(dueNow * 100 + dueAtSalon * 100).toBeCloseTo(total * 100, 6);
  return { share: Math.round((dueNow / total) * 100), askedBy };
}

async function ofService(name: string, deposit: Ask | null): Promise<void> {
  const { _id: id } = await serviceNamed(salon, name);
  await call(salon, "updateService", { params: { id }, body: { deposit } }, owner);
}

/** A guest who has had a visit. */
async function addRegular(): Promise<Person> {
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon);
  const { id } = await bookInPart(salon, guest, visit);
  salon.clock.advance(Date.parse(visit.startsAt) + hours(0.1) - salon.clock.now());
  for (const to of ["in_chair", "completed"] as const)
    await call(salon, "changeBookingState", { params: { id }, body: { to } }, staff);
  return guest;
}

test("a service's own rule replaces the general one, and the strictest of several wins", async () => {
  await askFor(salon, owner, third);
  const guest = await addPerson(salon);
  await ofService("Hair Cut & Finish", half);
  expect(await quoted(guest, "Hair Cut & Finish")).toEqual({ share: 50, askedBy: "service" });
  expect(await quoted(guest, "Threading")).toEqual({ share: 30, askedBy: undefined });
  expect(await quoted(guest, "Threading", "Hair Cut & Finish")).toEqual({ share: 50, askedBy: "service" });
  await ofService("Threading", full);
  expect(await quoted(guest, "Threading", "Hair Cut & Finish")).toEqual({ share: 100, askedBy: "service" });
  const listed = await call(salon, "listAllServices", {}, owner);
  expect(listed.find(({ service_name }) => service_name === "Threading")?.deposit).toEqual(full);
  await ofService("Threading", null);
  await ofService("Hair Cut & Finish", null);
  expect(await quoted(guest, "Hair Cut & Finish")).toEqual({ share: 30, askedBy: undefined });
});

test("an add-on has no rule of its own, and a size uses that of its service", async () => {
  const services = await call(salon, "listAllServices", {}, owner);
  const addOn = services.find(({ addOnTo }) => addOnTo.length > 0);
  const size = services.find(({ variantOf }) => variantOf !== null);
  for (const id of [addOn?._id ?? "", size?._id ?? ""]) {
    const asked = { params: { id }, body: { deposit: half } };
    expect((await refused(salon, "updateService", asked, owner)).code).toBe("invalid_input");
  }
  await askFor(salon, owner, third);
  const of = size?.variantOf ?? "";
  await call(salon, "updateService", { params: { id: of }, body: { deposit: half } }, owner);
  const query = { service: size?._id ?? "" };
  const guest = await addPerson(salon);
  expect(await call(salon, "readQuote", { query }, guest)).toMatchObject({ askedBy: "service" });
  await call(salon, "updateService", { params: { id: of }, body: { deposit: null } }, owner);
});

test("a large visit, a first visit and a member have their own rules, and the strictest wins", async () => {
  const regular = await addRegular();
  await askFor(salon, owner, third, { newGuests: half });
  expect(await quoted(regular, "Threading")).toEqual({ share: 30, askedBy: undefined });
  expect(await quoted(await addPerson(salon), "Threading")).toEqual({ share: 50, askedBy: "new_guest" });
  const { price } = await serviceNamed(salon, "Hair Cut & Finish");
  await askFor(salon, owner, third, { above: { price, ask: full }, newGuests: half });
  expect(await quoted(regular, "Hair Cut & Finish")).toEqual({ share: 100, askedBy: "basket" });
  expect(await quoted(regular, "Threading")).toEqual({ share: 30, askedBy: undefined });
  expect(await quoted(await addPerson(salon), "Hair Cut & Finish")).toMatchObject({ askedBy: "basket" });
  await call(salon, "saveSalonSettings", { body: { membershipPrice: 120 } }, owner);
  const { clientSecret } = await call(salon, "createMembershipPayment", { body: { price: 120 } }, regular);
  const { intentId } = await pay(salon, clientSecret);
  await call(salon, "createMembership", { body: { transactionId: intentId } }, regular);
  await askFor(salon, owner, half, { members: { kind: "percent", percent: 10 } });
  expect(await quoted(regular, "Hair Cut & Finish")).toEqual({ share: 10, askedBy: "member" });
  await askFor(salon, owner, half, { members: third, fullAfterNoShows: null, newGuests: full });
  expect(await quoted(regular, "Hair Cut & Finish")).toEqual({ share: 30, askedBy: "member" });
});

test("the purchase stores the rule that asked for the payment, and the desk sees it in the visit's history", async () => {
  await askFor(salon, owner, third, { newGuests: half });
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const shown = await holdInPart(salon, guest, visit);
  expect(shown.quote).toMatchObject({ askedBy: "new_guest" });
  await askFor(salon, owner, null);
  const { id } = await bookInPart(salon, guest, visit);
  const kept = await salon.app.engine.read
    .selectFrom("purchases")
    .select(["deposit", "asked_by"])
    .where("id", "=", shown.purchaseId)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ deposit: JSON.stringify(half), asked_by: "new_guest" });
  const [line] = await call(salon, "readTimeline", { params: { id } }, staff);
  expect(line?.why).toBe("deposit paid on a first visit");
});

test("a call with only the specified fields is charged in full, whatever the rules are", async () => {
  await askFor(salon, owner, { kind: "at_salon" }, { newGuests: third, members: third });
  const visit = await freeVisit(salon);
  const { price } = visit.service;
  expect(await hold(salon, await addPerson(salon), visit)).toMatchObject({ total: price, dueNow: price });
  const bare = await call(salon, "createPaymentIntent", { body: { price } }, await addPerson(salon));
  expect(bare).toMatchObject({ total: price, dueNow: price });
});

test("a call that only has a price uses the strictest rule of the services at that price", async () => {
  await askFor(salon, owner, { kind: "at_salon" });
  await ofService("Hair Cut & Finish", full);
  const guest = await addPerson(salon, { verified: true });
  const { price } = await serviceNamed(salon, "Hair Cut & Finish");
  const body = { price, pay: "deposit" as const };
  expect(await call(salon, "createPaymentIntent", { body }, guest)).toMatchObject({ dueNow: price });
  await ofService("Hair Cut & Finish", null);
});

test("saved rules are read back, and an amount below the card minimum is refused", async () => {
  const rules = {
    above: { price: 80, ask: { kind: "amount" as const, amount: 12.5 } },
    newGuests: full,
    members: { kind: "at_salon" as const },
  };
  await askFor(salon, owner, third, rules);
  expect((await call(salon, "readSalonSettings", {}, owner)).depositRules).toEqual(rules);
  const tiny = { ...rules, newGuests: { kind: "amount" as const, amount: 0.1 } };
  const asked = { body: { depositRules: tiny } };
  expect((await refused(salon, "saveSalonSettings", asked, owner)).code).toBe("invalid_input");
});
