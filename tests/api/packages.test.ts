import { expect, test } from "vitest";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { cancelVisit, hourAhead, otherStart } from "#tests/support/booked.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { cards, pay } from "#tests/support/cards.ts";
import { hours } from "#tests/support/clock.ts";
import { soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addOffer } from "#tests/support/offers.ts";
import {
  addPackage,
  bookedAhead,
  bookWithPackage,
  buyPackage,
  endYesterday,
  fiveForFour,
  orderByPackage,
  packageOf,
} from "#tests/support/packages.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { atProvider, deliver, eventsOf } from "#tests/support/provider.ts";
import { bookingOf, bookingsOf, freeHours, freeVisit, orderOf, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const worth = fiveForFour.price / fiveForFour.sessions;

test("five for four: a purchase is mailed, and a session pays for a visit without a card", async () => {
  const guest = await addPerson(salon);
  const packageId = await addPackage(salon, owner);
  const onSale = await call(salon, "listPackages", {});
  expect(onSale.find(({ _id }) => _id === packageId)).toMatchObject({
    ...fiveForFour,
    service_name: "Threading",
  });
  const { id } = await buyPackage(salon, guest, packageId);
  expect(await packageOf(salon, guest, id)).toMatchObject({ left: 5, until: "2027-05-23", state: "good" });
  const visit = await freeVisit(salon);
  const booked = await bookWithPackage(salon, guest, visit, id);
  expect(booked.prepared).toMatchObject({ clientSecret: "", total: worth, dueNow: 0, credit: worth });
  expect(booked.prepared.quote?.lines).toMatchObject([{ price: worth, package: id }]);
  expect(await packageOf(salon, guest, id)).toMatchObject({ left: 4 });
  expect(await bookingsOf(salon, guest)).toMatchObject([
    { _id: booked.id, paid: "package", byPackage: true, credit: worth, dueAtSalon: 0 },
  ]);
  const receipt = await call(salon, "readReceipt", { params: { id: booked.id } }, guest);
  expect(receipt).toMatchObject({ paid: { by: "package" }, total: worth });
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "package_bought.");
  expect(mail?.subject).toBe("Your package: 5 × Threading");
  const [received] = await readMails(salon, guest.email, "received.");
  expect(received?.text).toContain("Paid with a session of a package");
  await expectBooksBalance(salon);
});

test("other services of the visit have normal prices, and a code does not apply to the session's", async () => {
  const guest = await addPerson(salon, { verified: true });
  const { id } = await buyPackage(salon, guest, await addPackage(salon, owner));
  const { code } = await addOffer(salon);
  const threading = await serviceNamed(salon, "Threading");
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const serviceIds: [string, string] = [threading._id, facial._id];
  const [hour] = await freeHours(salon, serviceIds);
  const quote = await call(salon, "readQuote", { query: { service: serviceIds, code, package: id } }, guest);
  const off = Math.round(facial.price * 10) / 100;
  expect(quote).toMatchObject({ discount: off, credit: worth, dueNow: facial.price - off, dueAtSalon: 0 });
  const body = {
    price: threading.price + facial.price,
    serviceIds,
    masterIds: hour?.masterIds ?? [],
    startsAt: hour?.startsAt ?? "",
    code,
    package: id,
  };
  const prepared = await call(salon, "createPaymentIntent", { body }, guest);
  expect(prepared).toMatchObject({ total: quote.total, credit: worth, dueNow: quote.dueNow });
  const { intentId } = await pay(salon, prepared.clientSecret);
  await call(salon, "createBooking", bookingOf(guest, threading, intentId), guest);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ paid: "package", price: quote.total }]);
  await expectBooksBalance(salon);
});

test("a session is returned in time and lost later, as the preview says", async () => {
  const guest = await addPerson(salon);
  const { id } = await buyPackage(salon, guest, await addPackage(salon, owner));
  const inTime = await bookedAhead(salon, guest, id, 60);
  expect(await previewed(guest, inTime)).toMatchObject({ session: "back", paid: 0, refund: 0 });
  await cancelVisit(salon, inTime, guest);
  expect(await packageOf(salon, guest, id)).toMatchObject({ left: 5 });
  const late = await bookedAhead(salon, guest, id, 30);
  salon.clock.advance(20 * 60_000);
  expect(await previewed(guest, late)).toMatchObject({ session: "lost", refund: 0 });
  const shown = { params: { id: late }, body: { refund: 0, session: "back" as const } };
  expect((await refused(salon, "cancelBooking", shown, guest)).code).toBe("refund_changed");
  await cancelVisit(salon, late, guest);
  expect(await packageOf(salon, guest, id)).toMatchObject({ left: 4 });
  const bySalon = await bookedAhead(salon, guest, id, 30);
  salon.clock.advance(20 * 60_000);
  await cancelVisit(salon, bySalon, owner, { by: "salon" });
  expect(await packageOf(salon, guest, id)).toMatchObject({ left: 4 });
  await salon.drain();
  const mails = await readMails(salon, guest.email, "cancelled.");
  expect(mails.filter(({ text }) => text.includes("is back in your package"))).toHaveLength(2);
  await expectBooksBalance(salon);
});

test("the worth of the next session is what it takes off a visit, to the last cent of the package", async () => {
  const guest = await addPerson(salon);
  const bought = { sessions: 3, price: 20 };
  const { id } = await buyPackage(salon, guest, await addPackage(salon, owner, bought), bought);
  const { _id: service } = await serviceNamed(salon, "Threading");
  const worths: (number | undefined)[] = [];
  for (let left = 3; left > 0; left--) {
    const { worth } = await packageOf(salon, guest, id);
    const { lines } = await call(salon, "readQuote", { query: { service, package: id } }, guest);
    expect(lines).toMatchObject([{ price: worth }]);
    worths.push(worth);
    await bookedAhead(salon, guest, id, 60);
  }
  expect(worths).toEqual([6.67, 6.67, 6.66]);
  expect(await packageOf(salon, guest, id)).not.toHaveProperty("worth");
});

test("a session that its customer holds while booking is left, for the customer and for the owner", async () => {
  const guest = await addPerson(salon);
  const { id } = await buyPackage(salon, guest, await addPackage(salon, owner));
  await call(salon, "createPaymentIntent", orderByPackage(await freeVisit(salon), id), guest);
  expect(await packageOf(salon, guest, id)).toMatchObject({ left: 5 });
  const { packages } = await call(salon, "listSoldPackages", {}, owner);
  expect(packages.find(({ _id }) => _id === id)).toMatchObject({ left: 5, state: "good" });
});

test("a move keeps the session", async () => {
  const guest = await addPerson(salon);
  const { id } = await buyPackage(salon, guest, await addPackage(salon, owner));
  const service = await serviceNamed(salon, "Threading");
  const hour = await hourAhead(salon, service._id, 60);
  const visit = { service, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const booked = await bookWithPackage(salon, guest, visit, id);
  const startsAt = await otherStart(salon, visit);
  await call(salon, "moveBooking", { params: { id: booked.id }, body: { startsAt } }, guest);
  expect(await packageOf(salon, guest, id)).toMatchObject({ left: 4 });
  await expectBooksBalance(salon);
});

test("a package can't be used by others, for another service, after its last day, or with a gift card", async () => {
  const guest = await addPerson(salon);
  const other = await addPerson(salon);
  const { id } = await buyPackage(salon, guest, await addPackage(salon, owner, { months: 1 }));
  const order = orderByPackage(await freeVisit(salon), id);
  expect((await refused(salon, "createPaymentIntent", order, other)).code).toBe("not_found");
  const facial = orderByPackage(await freeVisit(salon, "Turmeric Glow Facial"), id);
  expect((await refused(salon, "createPaymentIntent", facial, guest)).code).toBe("package_over");
  const { code } = await soldGiftCard(salon, owner, 20);
  const both = { body: { ...order.body, giftCard: code } };
  expect((await refused(salon, "createPaymentIntent", both, guest)).code).toBe("invalid_input");
  expect(
    (await call(salon, "createPaymentIntent", orderOf(await freeVisit(salon)), guest)).credit,
  ).toBeUndefined();
  await endYesterday(salon, id);
  const late = await refused(salon, "createPaymentIntent", orderByPackage(await freeVisit(salon), id), guest);
  expect(late).toMatchObject({ code: "package_over" });
  expect(late.detail).toContain("This package is over");
  expect(await packageOf(salon, guest, id)).toMatchObject({ state: "over", left: 5 });
});

test("the owner's change applies to new buyers, and a package off sale stays valid for its owners", async () => {
  const guest = await addPerson(salon);
  const packageId = await addPackage(salon, owner);
  const { id } = await buyPackage(salon, guest, packageId);
  const params = { id: packageId };
  await call(
    salon,
    "updatePackage",
    { params, body: { sessions: 3, price: 15, months: null, onSale: true } },
    owner,
  );
  const stale = await refused(salon, "createPackagePayment", { params, body: { price: 24 } }, guest);
  expect(stale.code).toBe("price_mismatch");
  await call(
    salon,
    "updatePackage",
    { params, body: { sessions: 3, price: 15, months: null, onSale: false } },
    owner,
  );
  const gone = await refused(salon, "createPackagePayment", { params, body: { price: 15 } }, guest);
  expect(gone.code).toBe("service_unavailable");
  expect((await call(salon, "listPackages", {})).some(({ _id }) => _id === packageId)).toBe(false);
  expect(await packageOf(salon, guest, id)).toMatchObject({ sessions: 5, left: 5, state: "good" });
});

test("a package paid in one tab is not sold again in another, even if its price has changed", async () => {
  const guest = await addPerson(salon);
  const packageId = await addPackage(salon, owner);
  const params = { id: packageId };
  const order = { params, body: { price: fiveForFour.price } };
  const { clientSecret } = await call(salon, "createPackagePayment", order, guest);
  await pay(salon, clientSecret);
  await call(salon, "updatePackage", { params, body: { ...fiveForFour, price: 20, onSale: true } }, owner);
  const again = await refused(salon, "createPackagePayment", { params, body: { price: 20 } }, guest);
  expect(again).toMatchObject({ code: "purchase_closed" });
  expect(await call(salon, "listMyPackages", {}, guest)).toMatchObject([{ left: 5 }]);
  await expectBooksBalance(salon);
});

test("a refund in the provider's dashboard blocks as many sessions", async () => {
  const guest = await addPerson(salon);
  const { id, intentId } = await buyPackage(salon, guest, await addPackage(salon, owner), {
    card: cards.good,
  });
  await atProvider(salon, "POST", "/refunds", { payment_intent: intentId, amount: "1000" });
  for (const event of await eventsOf(salon, intentId)) await deliver(salon, event);
  expect(await packageOf(salon, guest, id)).toMatchObject({ left: 2 });
  const { packages } = await call(salon, "listSoldPackages", { query: {} }, owner);
  expect(packages.find(({ _id }) => _id === id)).toMatchObject({ left: 2, owed: 24, back: 24 - 10 });
  await expectBooksBalance(salon);
  // The owner refunds the rest of it, without what was already refunded.
  await bookedAhead(salon, guest, id, 72);
  const { packages: after } = await call(salon, "listSoldPackages", { query: {} }, owner);
  expect(after.find(({ _id }) => _id === id)).toMatchObject({ back: 24 - 10 - worth });
  expect(await call(salon, "refundPackage", { params: { id }, body: {} }, owner)).toMatchObject({
    refund: 24 - 10 - worth,
  });
  await expectBooksBalance(salon);
});

test("a payment always leads to a package: the sweep creates what the browser never requested", async () => {
  const guest = await addPerson(salon);
  const packageId = await addPackage(salon, owner);
  const order = { params: { id: packageId }, body: { price: fiveForFour.price } };
  const { clientSecret } = await call(salon, "createPackagePayment", order, guest);
  await pay(salon, clientSecret);
  salon.clock.advance(hours(1));
  await doBackgroundWork(salon);
  expect(await call(salon, "listMyPackages", {}, guest)).toMatchObject([{ left: 5 }]);
  await expectBooksBalance(salon);
});

function previewed(guest: Person, id: string) {
  return call(salon, "previewCancellation", { params: { id }, query: {} }, guest);
}
