import { expect, test } from "vitest";
import { hourAhead } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { addStaff, bookAtDesk, phoneCall } from "#tests/support/desk.ts";
import { givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { book, freeVisit, hold, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();

test("a visit paid by card has a receipt that adds up", async () => {
  await setTax("VAT", 1500);
  const { guest, bookingId, intentId } = await bookVisit();
  const receipt = await read(bookingId, guest);
  expect(receipt).toMatchObject({
    number: 1,
    bookingId,
    name: "Nadia Rahman",
    salon: { name: "Shiuli", address: ["Road 27, Dhanmondi", "Dhaka 1209, Bangladesh"] },
    lines: [{ service_name: "Threading", price: 6 }],
    discount: 0,
    total: 6,
    tax: { name: "VAT", percent: 15, amount: 0.78 },
    paid: { by: "card", transactionId: intentId },
    refunds: [],
  });
  expect(receipt.lines[0]?.masterName).not.toBeNull();
  expect(receipt.startsAt).toMatch(/\+06:00$/);
});

test("requesting a receipt again returns the same one, even if the tax has changed", async () => {
  await setTax("VAT", 1500);
  const { guest, bookingId } = await bookVisit();
  const first = await read(bookingId, guest);
  await setTax("Sales tax", 500);
  const again = await Promise.all([1, 2, 3].map(() => read(bookingId, guest)));
  for (const receipt of again) expect(receipt).toEqual(first);
});

test("receipts requested at once are numbered without a gap", async () => {
  const before = await read(...(await bookedBy())).then(({ number }) => number);
  const visits = [];
  for (let count = 1; count <= 4; count++) visits.push(await bookedBy());
  const asked = [...visits, ...visits].map(([id, guest]) => read(id, guest));
  const numbers = (await Promise.all(asked)).map(({ number }) => number);
  expect([...new Set(numbers)].sort((one, other) => one - other)).toEqual(
    [1, 2, 3, 4].map((count) => before + count),
  );
  expect(numbers.slice(0, 4)).toEqual(numbers.slice(4));
});

test("the mail about a paid visit links to its receipt", async () => {
  const { bookingId } = await bookVisit();
  await salon.drain();
  const mails = (await salon.mails()).map((mail) => mail.replace(/=\r?\n/g, ""));
  expect(mails.some((mail) => mail.includes(`/dashboard/receipts/${bookingId}`))).toBe(true);
});

test("the mailed receipt has the year of its date, as the page has", async () => {
  const { guest } = await bookVisit();
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "receipt.");
  expect(mail?.text).toMatch(/Date:? +23 November 2026 at \d+:\d\d [ap]m/);
});

test("a salon without a tax shows none", async () => {
  await setTax(null, 0);
  const { guest, bookingId } = await bookVisit();
  expect((await read(bookingId, guest)).tax).toBeNull();
});

test("a refund appears on the receipt, first as pending and then as done", async () => {
  const { guest, bookingId } = await bookVisit();
  const before = await read(bookingId, guest);
  await call(salon, "cancelBooking", { params: { id: bookingId }, body: {} }, guest);
  expect((await read(bookingId, guest)).refunds).toMatchObject([{ amount: 6, arrived: false }]);
  await salon.drain();
  const after = await read(bookingId, guest);
  expect(after.refunds).toMatchObject([{ amount: 6, arrived: true }]);
  expect(after.left).toBe(0);
  expect(after.status).toBe("cancelled");
  expect({ ...after, status: before.status, refunds: [], left: before.left }).toEqual(before);
});

test("after a refund the receipt shows the tax in what is left", async () => {
  await setTax("VAT", 1500);
  const { guest, bookingId } = await bookVisit();
  expect((await read(bookingId, guest)).tax).toMatchObject({ amount: 0.78, left: 0.78 });
  await call(salon, "cancelBooking", { params: { id: bookingId }, body: {} }, guest);
  expect((await read(bookingId, guest)).tax).toMatchObject({ amount: 0.78, left: 0 });
});

test("a visit paid at the salon has a receipt from then on", async () => {
  const staff = await addStaff(salon);
  const { id } = await bookAtDesk(salon, staff);
  expect((await refused(salon, "readReceipt", { params: { id } }, staff)).code).toBe("wrong_state");
  await call(salon, "recordPayment", { params: { id }, body: {} }, staff);
  expect(await read(id, staff)).toMatchObject({
    total: 6,
    paid: { by: "salon", transactionId: null },
    refunds: [],
  });
});

test("only its owner and the salon see a receipt", async () => {
  const { bookingId } = await bookVisit();
  const other = await addPerson(salon);
  expect((await refused(salon, "readReceipt", { params: { id: bookingId } }, other)).code).toBe("not_found");
  const admin = await addPerson(salon, { role: "admin" });
  expect((await read(bookingId, admin)).bookingId).toBe(bookingId);
});

test("a held visit has no receipt, and a receipt never changes", async () => {
  const guest = await addPerson(salon);
  const { purchaseId } = await hold(salon, guest, await freeVisit(salon));
  expect((await refused(salon, "readReceipt", { params: { id: purchaseId } }, guest)).code).toBe("not_found");
  const { write } = salon.app.engine;
  await expect(write.updateTable("receipts").set({ number: 99 }).execute()).rejects.toThrow(/append-only/);
  await expect(write.deleteFrom("receipts").execute()).rejects.toThrow(/append-only/);
});

async function bookVisit(): Promise<{ guest: Person; bookingId: string; intentId: string }> {
  const guest = await addPerson(salon);
  const { bookingId, paid } = await book(salon, guest, await freeVisit(salon));
  return { guest, bookingId, intentId: paid.intentId };
}

async function bookedBy(): Promise<[string, Person]> {
  const { bookingId, guest } = await bookVisit();
  return [bookingId, guest];
}

function read(id: string, as: Person) {
  return call(salon, "readReceipt", { params: { id } }, as);
}

async function setTax(name: string | null, basisPoints: number): Promise<void> {
  await salon.app.engine.write
    .updateTable("salon")
    .set({ tax_name: name, tax_basis_points: basisPoints })
    .execute();
}

test("a receipt that is first opened after a cancellation has the visit's price, and no discount for what went back", async () => {
  const staff = await addStaff(salon);
  const service = await serviceNamed(salon, "Threading");
  const { startsAt, masterIds } = await hourAhead(salon, service._id, 60);
  const visit = { service, masterId: masterIds[0] ?? "", startsAt };
  const { insertedId: id } = await call(salon, "createDeskBooking", phoneCall(visit), staff);
  const params = { id };
  await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
  salon.clock.advance(Date.parse(startsAt) - hours(30) - salon.clock.now());
  const { atSalon = 0 } = await call(salon, "cancelBooking", { params, body: { by: "customer" } }, staff);
  expect(atSalon).toBeGreaterThan(0);
  expect(atSalon).toBeLessThan(service.price);
  expect(await call(salon, "readReceipt", { params }, staff)).toMatchObject({
    ...{ total: service.price, discount: 0, balance: null, left: service.price - atSalon },
    paid: { by: "salon", amount: service.price },
    refunds: [{ to: "salon", amount: atSalon }],
  });
});
