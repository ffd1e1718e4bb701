import { expect, test } from "vitest";
import { findPurchase } from "#server/database/purchases.ts";
import { wait } from "#tests/support/background-work.ts";
import { expectBooksBalance, refundsOf } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { change, payChange, preview, requestOf } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { askFor } from "#tests/support/deposits.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { bookingOf, bookingsOf, freeHours, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

test("a service added to a visit without an hour is paid by card, and the hour it gets later is for both", async () => {
  const { guest, id, params, both, cut, thread } = await unplaced();
  const shown = await preview(salon, id, both, guest);
  expect(shown).toMatchObject({
    was: 25,
    price: 31,
    more: 6,
    pay: ["card"],
    paid: 25,
    place: null,
    steps: [],
  });
  const { payment } = await change(salon, id, both, guest, "card");
  expect(payment).toMatchObject({ dueNow: 6, holdEndsAt: null });
  // A repeated request shares the payment.
  expect((await change(salon, id, both, guest, "card")).payment?.purchaseId).toBe(payment?.purchaseId);
  const { intentId } = await pay(salon, payment?.clientSecret ?? "");
  const body = { transactionId: intentId };
  const changed = await call(salon, "payForChange", { params, body }, guest);
  expect(changed).toMatchObject({ price: 31, startsAt: null, dueAtSalon: 0 });
  expect(changed.items.map((item) => item.service_name)).toEqual(["Hair Cut & Finish", "Threading"]);
  await tell(salon, intentId);
  await salon.drain();
  const mails = await readMails(salon, guest.email, "changed");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("You paid $6 for the change.");
  expect(mails[0]?.text).not.toMatch(/1970/);
  const timeline = await call(salon, "readTimeline", { params }, guest);
  expect(timeline.filter(({ why }) => why.startsWith("services changed"))).toMatchObject([{ by: "you" }]);
  const [hour] = await freeHours(salon, [cut._id, thread._id]);
  await call(salon, "moveBooking", { params, body: { startsAt: hour?.startsAt ?? "" } }, staff);
  const [visit] = await bookingsOf(salon, guest);
  expect(minutesOf(visit?.items ?? [])).toEqual([cut.minutes, thread.minutes]);
  await expectBooksBalance(salon);
});

test("a service removed from a visit without an hour is refunded in full, as a cancellation would be", async () => {
  const { guest, id, params, both, alone } = await unplaced();
  const { intentId } = await payChange(salon, id, both, guest);
  await tell(salon, intentId);
  expect(await preview(salon, id, alone, guest)).toMatchObject({ price: 25, refund: 6, kept: 0, pay: [] });
  expect((await change(salon, id, alone, guest)).booking).toMatchObject({ price: 25, startsAt: null });
  await salon.drain();
  expect((await refundsOf(salon, intentId)).map(({ amount }) => amount)).toEqual([600]);
  const cancelled = await call(salon, "cancelBooking", { params, body: { refund: 25 } }, guest);
  expect(cancelled).toMatchObject({ refund: 25 });
  await expectBooksBalance(salon);
});

test("the desk changes a visit without an hour and leaves the difference for the salon", async () => {
  const { guest, id, both } = await unplaced();
  expect((await change(salon, id, both, staff)).booking).toMatchObject({ price: 31, dueAtSalon: 6 });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ paid: "deposit", startsAt: null }]);
  await call(salon, "recordPayment", { params: { id }, body: { method: "cash", due: 6 } }, staff);
  await expectBooksBalance(salon);
});

test("a guest who paid a deposit leaves the difference for the salon, with or without an hour", async () => {
  await askFor(salon, owner, { kind: "amount", amount: 9.99 });
  const { guest, id, both } = await unplaced("deposit");
  expect(await preview(salon, id, both, guest)).toMatchObject({ pay: ["salon", "card"], dueAtSalon: 21.01 });
  expect((await change(salon, id, both, guest)).booking).toMatchObject({ price: 31, dueAtSalon: 21.01 });
  await expectBooksBalance(salon);
  await askFor(salon, owner, null);
});

test("a change may give a visit its first hour", async () => {
  const { guest, id, both, cut, thread } = await unplaced();
  const [hour] = await freeHours(salon, [cut._id, thread._id]);
  const wanted = { ...both, startsAt: hour?.startsAt ?? "" };
  expect((await preview(salon, id, wanted, staff)).place).toMatchObject({ startsAt: wanted.startsAt });
  expect((await change(salon, id, wanted, staff)).booking).toMatchObject({ startsAt: wanted.startsAt });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ startsAt: wanted.startsAt, price: 31 }]);
});

test("a payment for a change is refunded when the visit has got an hour in the meantime", async () => {
  const { guest, id, params, both, cut } = await unplaced();
  const { intentId } = await payChange(salon, id, both, guest);
  const [hour] = await freeHours(salon, [cut._id]);
  await call(salon, "moveBooking", { params, body: { startsAt: hour?.startsAt ?? "" } }, staff);
  const body = { transactionId: intentId };
  expect((await refused(salon, "payForChange", { params, body }, guest)).code).toBe("payment_refunded");
  await salon.drain();
  expect((await refundsOf(salon, intentId)).map(({ amount }) => amount)).toEqual([600]);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 25, startsAt: hour?.startsAt }]);
  await expectBooksBalance(salon);
});

test("a change, a first hour and a cancellation at once leave one visit whose money and time add up", async () => {
  for (let round = 0; round < 4; round++) {
    const { guest, id, params, both, cut, thread } = await unplaced();
    const wanted = { ...both, by: "salon" as const };
    const shown = await preview(salon, id, wanted, staff);
    const [hour] = await freeHours(salon, [cut._id]);
    await Promise.all([
      callLoosely(salon, "changeVisit", { params, body: requestOf(shown, wanted) }, staff),
      callLoosely(salon, "moveBooking", { params, body: { startsAt: hour?.startsAt ?? "" } }, guest),
      ...(round % 2 ? [callLoosely(salon, "cancelBooking", { params, body: {} }, guest)] : []),
    ]);
    const [visit] = await bookingsOf(salon, guest);
    const items = visit?.items ?? [];
    const lengths = [cut.minutes, thread.minutes].slice(0, items.length);
    if (visit?.startsAt) expect(minutesOf(items)).toEqual(lengths);
    await expectBooksBalance(salon);
  }
  expect(await brokenCells(salon)).toEqual([]);
});

test("a change of a visit without an hour ends once it can no longer be paid", async () => {
  const { guest, id, both } = await unplaced();
  const { payment } = await change(salon, id, both, guest, "card");
  const purchaseId = payment?.purchaseId ?? "";
  // As if a server had died between the end of the payment and the order.
  await salon.app.engine.write
    .updateTable("payments")
    .set({ state: "cancelled" })
    .where("purchase_id", "=", purchaseId)
    .execute();
  await wait(salon, hours(2));
  expect((await findPurchase(salon.app.engine.read, purchaseId))?.state).toBe("released");
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 25 }]);
});

test("nobody else can change a visit without an hour, and a master who does not do the service is refused", async () => {
  const { id, both, guest } = await unplaced();
  const stranger = await addPerson(salon, { verified: true });
  const query = { service: both.serviceIds as [string] };
  const asked = { params: { id }, query };
  expect((await refused(salon, "previewChange", asked, stranger)).code).toBe("not_found");
  const other = { params: { id }, query: { ...query, master: "nobody" } };
  expect((await refused(salon, "previewChange", other, guest)).code).toBe("service_unavailable");
});

function minutesOf(items: readonly { startsAt: string | null; endsAt: string | null }[]): number[] {
  return items.map(
    ({ startsAt, endsAt }) => (Date.parse(endsAt ?? "") - Date.parse(startsAt ?? "")) / 60_000,
  );
}

/** A paid Hair Cut for $25 without an hour, and a Threading for $6 to add. */
async function unplaced(part: "full" | "deposit" = "full") {
  const guest = await addPerson(salon, { verified: true });
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const thread = await serviceNamed(salon, "Threading");
  const order = { serviceIds: [cut._id], price: cut.price, pay: part };
  const { clientSecret } = await call(salon, "createPaymentIntent", { body: order }, guest);
  const { intentId } = await pay(salon, clientSecret);
  const sent = bookingOf(guest, cut, intentId);
  const { insertedId: id } = await call(salon, "createBooking", sent, guest);
  await salon.drain();
  const both = { serviceIds: [cut._id, thread._id] };
  return { guest, id, params: { id }, cut, thread, both, alone: { serviceIds: [cut._id] } };
}
