import { expect, test } from "vitest";
import { changeVisit } from "#server/usecases/checkout/change-visit.ts";
import { hourAhead } from "#tests/support/booked.ts";
import { expectBooksBalance, refundsOf } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { bookedCut, change, payChange, preview, requestOf } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { atProvider, deliver, eventsOf, tell } from "#tests/support/provider.ts";
import { bookingOf, bookingsOf, orderOf, serviceNamed } from "#tests/support/visits.ts";

const disputedCard = "4000000000000259";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

/** A Hair Cut for $25 and a Threading for $6, paid together. */
async function bookedBoth(card?: string) {
  const guest = await addPerson(salon, { verified: true });
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const thread = await serviceNamed(salon, "Threading");
  const { masterIds, startsAt } = await hourAhead(salon, cut._id, 80);
  const visit = { service: cut, masterId: masterIds[0] ?? "", startsAt };
  const serviceIds = [cut._id, thread._id];
  const body = { ...orderOf(visit).body, serviceIds, masterId: "any", price: 31 };
  const { clientSecret } = await call(salon, "createPaymentIntent", { body }, guest);
  const { intentId } = await pay(salon, clientSecret, card);
  const sent = bookingOf(guest, { service_name: "Hair Cut & Finish", price: 31 }, intentId);
  const { insertedId: id } = await call(salon, "createBooking", sent, guest);
  await salon.drain();
  const [both, alone] = [{ serviceIds }, { serviceIds: [cut._id] }];
  return { guest, id, params: { id }, intentId, visit, both, alone };
}

/** Refunds money in the provider's dashboard. */
async function giveBackThere(intentId: string, dollars: number): Promise<void> {
  const amount = String(Math.round(dollars * 100));
  await atProvider(salon, "POST", "/refunds", { payment_intent: intentId, amount });
  await hear(intentId);
}

async function hear(intentId: string): Promise<void> {
  for (const event of await eventsOf(salon, intentId)) expect(await deliver(salon, event)).toBe(200);
}

/** The text of a change's mail, and the amount kept according to the receipt. */
async function told(id: string, guest: Person): Promise<{ mail: string; kept: number | undefined }> {
  await salon.drain();
  const mails = await readMails(salon, guest.email, "changed");
  const { kept } = await call(salon, "readReceipt", { params: { id } }, guest);
  return { mail: mails.map(({ text }) => text).join("\n"), kept };
}

async function centsBack(intentId: string): Promise<number[]> {
  await salon.drain();
  return (await refundsOf(salon, intentId)).map(({ amount }) => amount).toSorted((one, other) => one - other);
}

test("money refunded in the provider's dashboard is not promised again, and does not count as kept", async () => {
  const { guest, id, params, intentId, alone } = await bookedBoth();
  await giveBackThere(intentId, 27);
  const shown = await preview(salon, id, alone, guest);
  expect(shown).toMatchObject({ was: 31, price: 25, refund: 4, kept: 0, gone: 2 });
  await change(salon, id, alone, guest);
  expect(await centsBack(intentId)).toEqual([400, 2700]);
  const { mail, kept } = await told(id, guest);
  expect(kept).toBeUndefined();
  expect(mail).toContain("$4 goes back");
  expect(mail).not.toContain("Kept by the policy");
  expect(await call(salon, "previewCancellation", { params, query: {} }, guest)).toMatchObject({ refund: 0 });
  await expectBooksBalance(salon);
});

test("while a bank holds a disputed payment, removing a service promises none of it, and says so", async () => {
  const { guest, id, intentId, alone, both } = await bookedBoth(disputedCard);
  await hear(intentId);
  expect(await preview(salon, id, alone, guest)).toMatchObject({ price: 25, refund: 0, kept: 0, gone: 6 });
  await change(salon, id, alone, guest);
  expect(await centsBack(intentId)).toEqual([]);
  const { mail, kept } = await told(id, guest);
  expect(kept).toBeUndefined();
  expect(mail).not.toContain("goes back");
  expect(mail).not.toContain("Kept by the policy");
  expect(await call(salon, "readReceipt", { params: { id } }, guest)).toMatchObject({ left: 31, atBank: 31 });
  await change(salon, id, both, staff, "salon");
  await call(salon, "recordPayment", { params: { id }, body: { method: "cash" } }, staff);
  await salon.drain();
  const receipts = await readMails(salon, guest.email, "receipt");
  const texts = receipts.map(({ text }) => text).join("\n");
  expect(texts).toContain("With your bank, for a dispute: $31");
  await expectBooksBalance(salon);
});

test("what is missing from the newest payment is not refunded from the one before", async () => {
  const { guest, id, both, alone } = await bookedCut(salon, owner);
  const { intentId } = await payChange(salon, id, both, guest);
  await tell(salon, intentId);
  await giveBackThere(intentId, 4.5);
  expect(await preview(salon, id, alone, guest)).toMatchObject({ refund: 1.5, kept: 0, gone: 4.5 });
  await change(salon, id, alone, guest);
  expect(await centsBack(intentId)).toEqual([150, 450]);
  await expectBooksBalance(salon);
});

test("the amount kept by the policy leaves out extra refunds by the salon", async () => {
  const { guest, id, params, intentId, visit, alone, both } = await bookedBoth();
  await giveBackThere(intentId, 2);
  salon.clock.advance(Date.parse(visit.startsAt) - hours(30) - salon.clock.now());
  expect(await preview(salon, id, alone, guest)).toMatchObject({ refund: 3, kept: 1, gone: 2 });
  await change(salon, id, alone, guest);
  expect(await centsBack(intentId)).toEqual([200, 300]);
  const { mail, kept } = await told(id, guest);
  expect(kept).toBe(1);
  expect(mail).toContain("Kept by the policy: $1");
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({ left: 26 });
  await change(salon, id, both, staff, "salon");
  await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
  await salon.drain();
  const receipts = await readMails(salon, guest.email, "receipt");
  const receipt = receipts.find(({ text }) => text.includes("Kept by the policy"));
  // $26 by card and $6 at the desk, less the amount kept, make the price.
  for (const line of ["Paid by card: $26", "at the salon: $6", "Kept by the policy: −$1"])
    expect(receipt?.text).toContain(line);
  expect(receipt?.text).toMatch(/Total:? +\$31/);
  await expectBooksBalance(salon);
});

test("a change is refused when less would be refunded than shown, even if that happens during the change", async () => {
  const { guest, id, params, intentId, alone } = await bookedBoth();
  const shown = await preview(salon, id, alone, guest);
  expect(shown).toMatchObject({ refund: 6 });
  await giveBackThere(intentId, 26);
  const body = requestOf(shown, alone);
  expect((await refused(salon, "changeVisit", { params, body }, guest)).code).toBe("refund_changed");
  const { engine } = salon.app;
  const snapshot: typeof engine.snapshot = async (work) => {
    const planned = await engine.snapshot(work);
    await giveBackThere(intentId, 1);
    return planned;
  };
  const app = { ...salon.app, engine: Object.create(engine, { snapshot: { value: snapshot } }) };
  const actor = { userId: guest.userId, email: guest.email, role: "customer" as const };
  const order = { ...alone, seen: shown.seen, priceCents: 2500, backCents: 500, network: null };
  expect(await changeVisit(app, actor, id, order)).toMatchObject({ ok: false, code: "refund_changed" });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 31 }]);
  expect(await centsBack(intentId)).toEqual([100, 2600]);
  expect(await preview(salon, id, alone, guest)).toMatchObject({ refund: 4, kept: 0, gone: 2 });
  await expectBooksBalance(salon);
});
