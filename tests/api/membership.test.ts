import { expect, test } from "vitest";
import { localDate } from "#domain/time/dates.ts";
import { wait } from "#tests/support/background-work.ts";
import { compareBooks, refundsOf } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { cards, pay } from "#tests/support/cards.ts";
import { days, minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addMember, join, yearPrice } from "#tests/support/members.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { bookingOf, freeVisit, hold, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();

test("a paid year makes a member until the same hour a year later", async () => {
  const person = await addPerson(salon);
  expect(await own(person)).toEqual({ until: null, percent: 25, price: yearPrice, years: [] });
  const { membershipId, paid } = await join(salon, person);
  const { until, years } = await own(person);
  expect(Date.parse(until ?? "")).toBe(
    Temporal.Instant.fromEpochMilliseconds(salon.clock.now())
      .toZonedDateTimeISO("Asia/Dhaka")
      .add({ years: 1 }).epochMilliseconds,
  );
  expect(years).toMatchObject([{ _id: membershipId, price: yearPrice, refunded: false }]);
  expect((await call(salon, "readMe", {}, person)).memberUntil).not.toBeNull();
  const again = await call(salon, "createMembership", { body: { transactionId: paid.intentId } }, person);
  expect(again.insertedId).toBe(membershipId);
  expect((await own(person)).years).toHaveLength(1);
});

test("the browser's price is checked, and a year is sold only while the owner sells it", async () => {
  const person = await addPerson(salon);
  const body = { price: 1 };
  expect((await refused(salon, "createMembershipPayment", { body }, person)).code).toBe("price_mismatch");
  const admin = await addPerson(salon, { role: "admin" });
  await setYearPrice(admin, null);
  const asked = { body: { price: yearPrice } };
  expect((await refused(salon, "createMembershipPayment", asked, person)).code).toBe("service_unavailable");
  expect((await call(salon, "readSalon", {})).membership).toBeNull();
  await setYearPrice(admin, yearPrice);
  expect((await call(salon, "readSalon", {})).membership).toEqual({ price: yearPrice, percent: 25 });
});

test("a paid year that has not started starts when requested again, and no second one is sold", async () => {
  const person = await addPerson(salon);
  const asked = { body: { price: yearPrice } };
  const { clientSecret } = await call(salon, "createMembershipPayment", asked, person);
  await pay(salon, clientSecret);
  expect((await refused(salon, "createMembershipPayment", asked, person)).code).toBe("purchase_closed");
  expect((await own(person)).years).toHaveLength(1);
});

test("an early renewal adds a year to the end, and asking twice prepares one payment", async () => {
  const person = await addMember(salon);
  const first = Date.parse((await own(person)).until ?? "");
  const asked = { body: { price: yearPrice } };
  const [one, other] = await Promise.all([
    call(salon, "createMembershipPayment", asked, person),
    call(salon, "createMembershipPayment", asked, person),
  ]);
  expect(one).toEqual(other);
  const { intentId } = await pay(salon, one.clientSecret);
  await call(salon, "createMembership", { body: { transactionId: intentId } }, person);
  const { until, years } = await own(person);
  expect(years.map(({ startsAt }) => Date.parse(startsAt))[0]).toBe(first);
  expect(Date.parse(until ?? "") - first).toBeGreaterThanOrEqual(days(365));
});

test("a customer who closes the page after paying becomes a member by the webhook or the sweep", async () => {
  for (const hear of [(intentId: string) => tell(salon, intentId), () => wait(salon, minutes(16))]) {
    const person = await addPerson(salon);
    const asked = { body: { price: yearPrice } };
    const { clientSecret } = await call(salon, "createMembershipPayment", asked, person);
    const { intentId } = await pay(salon, clientSecret);
    await hear(intentId);
    expect((await own(person)).until).not.toBeNull();
  }
});

test("an abandoned payment leads to nothing, and a declined card can be followed by another", async () => {
  const person = await addPerson(salon);
  const asked = { body: { price: yearPrice } };
  const { clientSecret } = await call(salon, "createMembershipPayment", asked, person);
  expect((await pay(salon, clientSecret, cards.declined)).status).toBe("card_declined");
  expect((await own(person)).until).toBeNull();
  await wait(salon, minutes(61));
  const later = await call(salon, "createMembershipPayment", asked, person);
  expect(later.clientSecret).not.toBe(clientSecret);
  const paid = await pay(salon, later.clientSecret);
  await call(salon, "createMembership", { body: { transactionId: paid.intentId } }, person);
  expect((await own(person)).until).not.toBeNull();
});

test("another person's payment, or one for a visit, starts no membership", async () => {
  const member = await addPerson(salon);
  const { paid } = await join(salon, member);
  const thief = await addPerson(salon);
  const stolen = { body: { transactionId: paid.intentId } };
  expect((await refused(salon, "createMembership", stolen, thief)).code).toBe("payment_mismatch");
  const visit = await freeVisit(salon);
  const held = await hold(salon, thief, visit);
  const { intentId } = await pay(salon, held.clientSecret);
  const other = { body: { transactionId: intentId } };
  expect((await refused(salon, "createMembership", other, thief)).code).toBe("payment_mismatch");
  const booking = bookingOf(member, await serviceNamed(salon, "Threading"), paid.intentId);
  expect((await refused(salon, "createBooking", booking, member)).code).toBe("payment_mismatch");
  await call(salon, "createBooking", bookingOf(thief, visit.service, intentId), thief);
});

test("a second payment for one year is refunded in full, and the first one stays", async () => {
  const person = await addPerson(salon);
  const asked = { body: { price: yearPrice } };
  const first = await call(salon, "createMembershipPayment", asked, person);
  await salon.app.engine.write
    .updateTable("payments")
    .set({ state: "cancelled" })
    .where("purchase_id", "=", first.purchaseId)
    .execute();
  const second = await call(salon, "createMembershipPayment", asked, person);
  expect(second.purchaseId).toBe(first.purchaseId);
  const one = await pay(salon, second.clientSecret);
  const two = await pay(salon, first.clientSecret);
  await tell(salon, one.intentId);
  await tell(salon, two.intentId);
  await salon.drain();
  expect(await refundsOf(salon, one.intentId)).toEqual([]);
  expect(await refundsOf(salon, two.intentId)).toMatchObject([{ amount: yearPrice * 100 }]);
  expect((await own(person)).years).toHaveLength(1);
  const again = { body: { transactionId: two.intentId } };
  const problem = await refused(salon, "createMembership", again, person);
  expect(problem.code).toBe("payment_refunded");
  expect(problem.detail).toContain("was paid already, so we are giving this second payment back");
});

test("a held hour stays while a membership is bought", async () => {
  const person = await addPerson(salon);
  const held = await hold(salon, person, await freeVisit(salon));
  await join(salon, person);
  const { intentId } = await pay(salon, held.clientSecret);
  const booked = bookingOf(person, await serviceNamed(salon, "Threading"), intentId);
  await call(salon, "createBooking", booked, person);
});

test("a membership has its own receipt in the same sequence, only for its customer and the salon", async () => {
  const person = await addPerson(salon);
  const { membershipId, paid } = await join(salon, person);
  const read = (as: Person) => call(salon, "readMembershipReceipt", { params: { id: membershipId } }, as);
  const receipt = await read(person);
  expect(receipt).toMatchObject({
    bookingId: null,
    membershipId,
    lines: [{ service_name: "Beauty membership, one year", price: yearPrice }],
    discount: 0,
    total: yearPrice,
    left: yearPrice,
    paid: { by: "card", transactionId: paid.intentId },
  });
  expect(await read(await addPerson(salon, { role: "admin" }))).toEqual(receipt);
  const stranger = await addPerson(salon);
  const params = { id: membershipId };
  expect((await refused(salon, "readMembershipReceipt", { params }, stranger)).code).toBe("not_found");
});

test("members' payments have their own line in the revenue, which goes down with a refund", async () => {
  const admin = await addPerson(salon, { role: "admin" });
  const today = localDate(salon.clock.now(), "Asia/Dhaka");
  const taken = async () => {
    const report = await call(salon, "readRevenue", { query: { from: today, to: today } }, admin);
    return report.services.find(({ name }) => name === "Beauty membership, one year")?.amount ?? 0;
  };
  const before = await taken();
  const person = await addPerson(salon);
  await join(salon, person);
  expect(await taken()).toBe(before + yearPrice);
  await call(salon, "refundMembership", { params: { id: person.userId }, body: {} }, admin);
  await salon.drain();
  expect(await taken()).toBe(before);
});

test("an admin's refund of a year ends it at once, and the books balance", async () => {
  const person = await addPerson(salon);
  const { paid } = await join(salon, person);
  const admin = await addPerson(salon, { role: "admin" });
  const params = { id: person.userId };
  expect(await call(salon, "refundMembership", { params, body: {} }, admin)).toEqual({ refund: yearPrice });
  expect((await own(person)).until).toBeNull();
  expect((await refused(salon, "refundMembership", { params, body: {} }, admin)).code).toBe("not_found");
  await salon.drain();
  expect(await refundsOf(salon, paid.intentId)).toMatchObject([{ amount: yearPrice * 100 }]);
  expect(await mailsAbout(person, "was refunded")).toHaveLength(1);
  const books = await compareBooks(salon);
  expect(books.ledger).toBe(books.provider);
});

test("a customer deleted before the payment was noticed gets all of it back", async () => {
  const person = await addPerson(salon);
  const asked = { body: { price: yearPrice } };
  const { clientSecret } = await call(salon, "createMembershipPayment", asked, person);
  const { intentId } = await pay(salon, clientSecret);
  await call(salon, "deleteMe", { query: { email: person.email } }, person);
  await tell(salon, intentId);
  await salon.drain();
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: yearPrice * 100 }]);
});

test("a member is reminded a month and three days before the end, unless the membership is renewed", async () => {
  const lapsing = await addMember(salon);
  const renewing = await addMember(salon);
  await wait(salon, days(334));
  expect(await mailsAbout(lapsing, "ends in")).toHaveLength(0);
  await wait(salon, days(2));
  expect(await mailsAbout(lapsing, "ends in 30 days")).toHaveLength(1);
  await join(salon, renewing);
  await wait(salon, days(27));
  expect(await mailsAbout(lapsing, "ends in 3 days")).toHaveLength(1);
  expect(await mailsAbout(renewing, "ends in 3 days")).toHaveLength(0);
  await wait(salon, days(5));
  expect((await own(lapsing)).until).toBeNull();
  expect((await own(renewing)).until).not.toBeNull();
  expect((await own(lapsing)).years).toHaveLength(1);
});

function own(person: Person) {
  return call(salon, "readMembership", {}, person);
}

async function setYearPrice(admin: Person, membershipPrice: number | null): Promise<void> {
  const settings = await call(salon, "readSalonSettings", {}, admin);
  await call(salon, "saveSalonSettings", { body: { ...settings, membershipPrice } }, admin);
}

async function mailsAbout({ email }: Person, words: string): Promise<string[]> {
  const mails = (await salon.mails()).filter((mail) => mail.includes(email));
  return mails.filter((mail) =>
    /^Subject: (.+(?:\r?\n .+)*)/m
      .exec(mail)?.[1]
      ?.replace(/\r?\n /g, " ")
      .includes(words),
  );
}
