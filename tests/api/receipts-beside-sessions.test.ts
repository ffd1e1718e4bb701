import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { change, preview } from "#tests/support/changes.ts";
import { askFor } from "#tests/support/deposits.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPackage, buyPackage, fiveForFour } from "#tests/support/packages.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { bookingOf, freeHours, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);
const worth = fiveForFour.price / fiveForFour.sessions;

test("a receipt from before the desk used a session shows the price with it, and the old price without it", async () => {
  const guest = await addPerson(salon, { verified: true });
  const { id: packageId } = await buyPackage(salon, guest, await addPackage(salon, owner));
  const { id, threading, facial } = await bookBoth(guest, 8);
  const before = await receiptOf(id);
  expect(before).toMatchObject({ total: threading + facial, paid: { by: "card", amount: 8 } });
  const session = { package: packageId, due: facial - 8 };
  await call(salon, "recordPayment", { params: { id }, body: { session, method: "cash" } }, staff);
  const receipt = await receiptOf(id);
  expect(receipt).toMatchObject({
    number: before.number,
    lines: [{ price: worth }, { price: facial }],
    discount: 0,
    total: worth + facial,
    paid: { by: "card", amount: 8 },
    session: worth,
    balance: { amount: facial - 8 },
    due: 0,
    left: worth + facial,
  });
  await salon.drain();
  const mails = await readMails(salon, guest.email, `receipt.${id}`);
  const total = expect.stringContaining(`Total: $${(worth + facial).toFixed(2)}`);
  expect(mails.map(({ text }) => text)).toContainEqual(total);
  await takeBack(id);
  expect(await receiptOf(id)).toMatchObject({
    lines: [{ price: threading }, { price: facial }],
    total: threading + facial,
    due: threading + facial - 8,
  });
});

test("a gift card payment undone before the desk used a session is shown as paid and refunded, without negative amounts", async () => {
  const guest = await addPerson(salon, { verified: true });
  const { id: packageId } = await buyPackage(salon, guest, await addPackage(salon, owner));
  const { id, price } = await bookByPhone(guest);
  const { code } = await soldGiftCard(salon, staff, 10);
  await call(salon, "recordPayment", { params: { id }, body: { giftCard: { code, amount: price } } }, staff);
  expect(await receiptOf(id)).toMatchObject({ paid: { by: "gift_card", amount: price } });
  await takeBack(id);
  await call(
    salon,
    "recordPayment",
    { params: { id }, body: { session: { package: packageId, due: 0 } } },
    staff,
  );
  const receipt = await receiptOf(id);
  expect(receipt).toMatchObject({
    total: worth,
    paid: { by: "gift_card", amount: price },
    session: worth,
    refunds: [{ amount: price, to: "gift_card" }],
    left: worth,
  });
  expect(receipt.credit).toBeUndefined();
  await salon.drain();
  const mails = await readMails(salon, guest.email, `receipt.${id}`);
  const back = expect.stringContaining("Paid with a gift card: $6\nBack on the gift card: −$6\n");
  expect(mails.map(({ text }) => text)).toContainEqual(back);
});

test("a session that the desk took back is refunded on its receipt, and the visit has its old price", async () => {
  const guest = await addPerson(salon, { verified: true });
  const { id: packageId } = await buyPackage(salon, guest, await addPackage(salon, owner));
  const { id, price } = await bookByPhone(guest);
  await call(
    salon,
    "recordPayment",
    { params: { id }, body: { session: { package: packageId, due: 0 } } },
    staff,
  );
  expect(await receiptOf(id)).toMatchObject({ paid: { by: "package", amount: worth }, total: worth });
  await takeBack(id);
  expect(await receiptOf(id)).toMatchObject({
    total: price,
    paid: { by: "package", amount: worth },
    refunds: [{ amount: worth, to: "package" }],
    due: price,
    left: 0,
  });
});

test("the last change on a receipt has the visit's price, also once the desk has used a session or taken it back", async () => {
  const guest = await addPerson(salon, { verified: true });
  const { id: packageId } = await buyPackage(salon, guest, await addPackage(salon, owner));
  const { id, price } = await bookByPhone(guest);
  const threading = await serviceNamed(salon, "Threading");
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  await changeTo(id, [threading._id, cut._id]);
  const session = { package: packageId, due: cut.price };
  await call(salon, "recordPayment", { params: { id }, body: { session, method: "cash" } }, staff);
  expect((await receiptOf(id)).changes).toMatchObject([{ total: worth + cut.price }]);
  await changeTo(id, [threading._id, facial._id]);
  await takeBack(id);
  expect(await receiptOf(id)).toMatchObject({
    changes: [{ total: price + cut.price }, { total: price + facial.price }],
    due: price + facial.price,
  });
});

function receiptOf(id: string) {
  return call(salon, "readReceipt", { params: { id } }, staff);
}

/** Gives a visit other services, at another hour if they do not fit into its own. */
async function changeTo(id: string, serviceIds: [string, ...string[]]) {
  const { place, alternatives } = await preview(salon, id, { serviceIds }, staff);
  const startsAt = place ? undefined : alternatives[0]?.startsAt;
  await change(salon, id, { serviceIds, ...(startsAt && { startsAt }) }, staff);
}

function takeBack(id: string) {
  return call(salon, "reversePayment", { params: { id }, body: { reason: "A mistake." } }, staff);
}

/** Books a Threading and a Facial and pays a part by card. */
async function bookBoth(guest: Person, deposit: number) {
  await askFor(salon, owner, { kind: "amount", amount: deposit });
  const threading = await serviceNamed(salon, "Threading");
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const serviceIds: [string, string] = [threading._id, facial._id];
  const [hour] = await freeHours(salon, serviceIds);
  const body = {
    price: threading.price + facial.price,
    serviceIds,
    masterIds: hour?.masterIds ?? [],
    startsAt: hour?.startsAt ?? "",
    pay: "deposit" as const,
  };
  const { clientSecret } = await call(salon, "createPaymentIntent", { body }, guest);
  const { intentId } = await pay(salon, clientSecret);
  const { insertedId } = await call(salon, "createBooking", bookingOf(guest, threading, intentId), guest);
  return { id: insertedId, threading: threading.price, facial: facial.price };
}

/** Books a Threading at the desk for a guest with an account. */
async function bookByPhone(guest: Person) {
  const visit = await freeVisit(salon);
  const body = { ...phoneCall(visit, { name: guest.name, email: guest.email }).body, guestId: guest.userId };
  const { insertedId } = await call(salon, "createDeskBooking", { body }, staff);
  return { id: insertedId, price: visit.service.price };
}
