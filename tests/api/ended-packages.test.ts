import { expect, test } from "vitest";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import {
  addPackage,
  bookedAhead,
  buyPackage,
  endYesterday,
  fiveForFour,
  orderByPackage,
  packageOf,
  saleOf,
} from "#tests/support/packages.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { bookingsOf, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const worth = fiveForFour.price / fiveForFour.sessions;

test("unused sessions are refunded once, and a session returned later is refunded the same way", async () => {
  const guest = await addPerson(salon);
  const { id, intentId } = await buyPackage(salon, guest, await addPackage(salon, owner));
  const visit = await bookedAhead(salon, guest, id, 60);
  const { packages } = await call(salon, "listSoldPackages", { query: {} }, owner);
  expect(packages[0]).toMatchObject({ _id: id, left: 4, owed: 4 * worth, email: guest.email });
  expect(await call(salon, "refundPackage", { params: { id }, body: {} }, owner)).toEqual({
    refund: 4 * worth,
    atSalon: 0,
  });
  expect((await refused(salon, "refundPackage", { params: { id }, body: {} }, owner)).code).toBe(
    "wrong_state",
  );
  const order = orderByPackage(await freeVisit(salon), id);
  expect((await refused(salon, "createPaymentIntent", order, guest)).detail).toContain("was given back");
  expect(await previewed(guest, visit)).toMatchObject({ session: "to_card", sessionRefund: worth });
  const shown = { params: { id: visit }, body: { refund: 0, session: "back" as const } };
  expect((await refused(salon, "cancelBooking", shown, guest)).code).toBe("refund_changed");
  await cancelVisit(salon, visit, guest);
  await salon.drain();
  const [told] = await readMails(salon, guest.email, "package_refunded.");
  expect(told?.text).toContain(
    `For the sessions you have not used, $${(4 * worth).toFixed(2)} goes back to the card you paid with`,
  );
  const [cancelled] = await readMails(salon, guest.email, "cancelled.");
  expect(cancelled?.text).toContain(`the $${worth.toFixed(2)} for this session goes back to the card`);
  expect(cancelled?.text).not.toContain("back in your package");
  expect(await givenBack(intentId)).toBe(fiveForFour.price * 100);
  expect(await packageOf(salon, guest, id)).toMatchObject({ state: "refunded", left: 0 });
  await expectBooksBalance(salon);
});

test("a session that returns to an expired package is reported as such", async () => {
  const guest = await addPerson(salon);
  const { id } = await buyPackage(salon, guest, await addPackage(salon, owner, { months: 1 }));
  const visit = await bookedAhead(salon, guest, id, 60);
  await endYesterday(salon, id);
  expect(await previewed(guest, visit)).toMatchObject({ session: "over" });
  await cancelVisit(salon, visit, guest);
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "cancelled.");
  expect(mail?.text).toContain("the package has expired, so you can't book it");
  expect(await packageOf(salon, guest, id)).toMatchObject({ state: "over", left: 5 });
});

test("when the desk sold and refunded a package, a session returned later is handed back there, and the page says so", async () => {
  const guest = await addPerson(salon, { verified: true });
  const sale = saleOf(await addPackage(salon, owner), { email: guest.email });
  const { insertedId: id } = await call(salon, "sellPackage", sale, owner);
  const visit = await bookedAhead(salon, guest, id, 60);
  await call(salon, "refundPackage", { params: { id }, body: {} }, owner);
  expect(await previewed(guest, visit)).toMatchObject({ session: "at_salon", sessionRefund: worth });
  await cancelVisit(salon, visit, guest);
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "cancelled.");
  expect(mail?.text).toContain(
    `the $${worth.toFixed(2)} for this session is handed back to you at the salon`,
  );
  const returned = async () => (await bookingsOf(salon, guest)).find(({ _id }) => _id === visit)?.returned;
  expect(await returned()).toEqual({ session: "at_salon", atSalon: worth });
  salon.clock.advance(minutes(1));
  await call(salon, "refundPackage", { params: { id }, body: {} }, owner);
  expect(await returned()).toEqual({ session: "at_salon", atSalon: worth });
  await expectBooksBalance(salon);
});

test("a session that the desk takes back after its package was refunded goes to the card, too", async () => {
  const guest = await addPerson(salon, { verified: true });
  const { id: packageId, intentId } = await buyPackage(salon, guest, await addPackage(salon, owner));
  const about = { name: guest.name, email: guest.email };
  const sent = { body: { ...phoneCall(await freeVisit(salon), about).body, guestId: guest.userId } };
  const { insertedId: id } = await call(salon, "createDeskBooking", sent, owner);
  const session = { package: packageId, due: 0 };
  await call(salon, "recordPayment", { params: { id }, body: { session } }, owner);
  await call(salon, "refundPackage", { params: { id: packageId }, body: {} }, owner);
  expect(await givenBack(intentId)).toBe(4 * worth * 100);
  const reason = "It was for another visit.";
  expect(await call(salon, "reversePayment", { params: { id }, body: { reason } }, owner)).toEqual({
    amount: worth,
  });
  expect(await givenBack(intentId)).toBe(fiveForFour.price * 100);
  expect(await packageOf(salon, guest, packageId)).toMatchObject({ state: "refunded", left: 0 });
  await expectBooksBalance(salon);
});

test("a service can't be hidden while guests have paid sessions of it", async () => {
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const params = { id: facial._id };
  const hide = { params, body: { hidden: true } };
  const guest = await addPerson(salon);
  const packageId = await addPackage(salon, owner, { serviceId: facial._id });
  const { id } = await buyPackage(salon, guest, packageId);
  expect((await refused(salon, "updateService", hide, owner)).detail).toContain("sessions of this service");
  const offered = await call(salon, "listServices", {});
  expect(offered.some(({ _id }) => _id === facial._id)).toBe(true);
  await call(salon, "refundPackage", { params: { id }, body: {} }, owner);
  await call(salon, "updateService", hide, owner);
  await call(salon, "updateService", { params, body: { hidden: false } }, owner);
});

test("a service can't be hidden while somebody is paying for a package of it", async () => {
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const params = { id: facial._id };
  const hide = { params, body: { hidden: true } };
  const guest = await addPerson(salon);
  const packageId = await addPackage(salon, owner, { serviceId: facial._id });
  const order = { params: { id: packageId }, body: { price: fiveForFour.price } };
  await call(salon, "createPackagePayment", order, guest);
  expect((await refused(salon, "updateService", hide, owner)).detail).toContain("is paying for a package");
  salon.clock.advance(hours(1));
  await doBackgroundWork(salon);
  await call(salon, "updateService", hide, owner);
  const sale = saleOf(packageId);
  expect((await refused(salon, "sellPackage", sale, owner)).code).toBe("service_unavailable");
  await call(salon, "updateService", { params, body: { hidden: false } }, owner);
});

function previewed(guest: Person, id: string) {
  return call(salon, "previewCancellation", { params: { id }, query: {} }, guest);
}

async function givenBack(intentId: string): Promise<number> {
  const refunds = await salon.app.engine.read
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select("refunds.amount_cents")
    .where("payments.intent_id", "=", intentId)
    .execute();
  return refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}
