import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Answer } from "#contract/calls.ts";
import { numberKey } from "#domain/guests/number.ts";
import { giveProvedVisits, giveVisitsOfNumber } from "#server/database/proved-visits.ts";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { sellPackage } from "#server/usecases/desk/sell-package.ts";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import {
  addPackage,
  bookWithPackage,
  buyPackage,
  fiveForFour,
  packageOf,
  saleOf,
} from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);
const worth = fiveForFour.price / fiveForFour.sessions;

const till = () => call(salon, "readDailyClose", { query: { date: "2026-11-23" } }, staff);
const listed = async (id: string) =>
  (await call(salon, "listSoldPackages", { query: {} }, staff)).packages.find(({ _id }) => _id === id);

test("the desk sells a package to a caller once, however often it is sent: the money is in the till, and owed", async () => {
  const sent = saleOf(await addPackage(salon, owner));
  const before = await till();
  const { insertedId: id } = await call(salon, "sellPackage", sent, staff);
  for (let time = 0; time < 2; time++)
    expect(await call(salon, "sellPackage", sent, staff)).toEqual({ insertedId: id });
  expect(await listed(id)).toMatchObject({
    buyer: sent.body.name,
    email: "",
    atDesk: true,
    left: 5,
    owed: 24,
  });
  const after = await till();
  expect([after.desk, after.deskCash, after.deskPayments]).toEqual([
    before.desk + fiveForFour.price,
    before.deskCash + fiveForFour.price,
    before.deskPayments + 1,
  ]);
  for (const other of [{ method: "machine" as const }, { email: "other@example.com" }]) {
    const asked = { ...sent, body: { ...sent.body, ...other } };
    expect((await refused(salon, "sellPackage", asked, staff)).code).toBe("wrong_state");
  }
  await expectBooksBalance(salon);
});

test("sold packages are listed in order of sale, page by page, on the site and at the desk", async () => {
  const packageId = await addPackage(salon, owner);
  const guest = await addPerson(salon, { verified: true });
  const sold: string[] = [];
  for (const number of ["01811900001", "01811900002", "01811900003"]) {
    salon.clock.advance(60_000);
    const sale = saleOf(packageId, { number, name: `Guest ${number}` });
    sold.unshift((await call(salon, "sellPackage", sale, staff)).insertedId);
    salon.clock.advance(60_000);
    sold.unshift((await buyPackage(salon, guest, packageId)).id);
  }
  const listedIds: string[] = [];
  for (let cursor: string | null = ""; cursor !== null && listedIds.length < sold.length; ) {
    const query = { limit: 2, ...(cursor && { cursor }) };
    const page: Answer<"listSoldPackages"> = await call(salon, "listSoldPackages", { query }, staff);
    listedIds.push(...page.packages.map(({ _id }) => _id));
    cursor = page.next;
  }
  expect(listedIds).toEqual(sold);
});

test("a package sold to a verified address is in its account with a receipt, and pays for a visit there", async () => {
  const guest = await addPerson(salon, { verified: true });
  const sent = saleOf(await addPackage(salon, owner), { email: guest.email });
  const { insertedId: id } = await call(salon, "sellPackage", sent, staff);
  expect(await packageOf(salon, guest, id)).toMatchObject({ left: 5, state: "good" });
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "package_bought.");
  expect(mail?.subject).toBe("Your package: 5 × Threading");
  const booked = await bookWithPackage(salon, guest, await freeVisit(salon), id);
  expect(booked.prepared).toMatchObject({ clientSecret: "", credit: worth });
  await expectBooksBalance(salon);
});

test("an outdated price, a package off sale and a removed guest sell nothing", async () => {
  const packageId = await addPackage(salon, owner);
  const sold = async () => (await checkMoney(salon.app)).owedOnPackagesCents;
  const before = await sold();
  expect((await refused(salon, "sellPackage", saleOf(packageId, { price: 23 }), staff)).code).toBe(
    "price_mismatch",
  );
  const gone = saleOf(packageId, { guestId: crypto.randomUUID() });
  expect((await refused(salon, "sellPackage", gone, staff)).code).toBe("not_found");
  const params = { id: packageId };
  await call(salon, "updatePackage", { params, body: { ...fiveForFour, onSale: false } }, owner);
  expect((await refused(salon, "sellPackage", saleOf(packageId), staff)).code).toBe("service_unavailable");
  expect(await sold()).toBe(before);
});

test("a package sold at the desk is handed back there, and so is a session returned later", async () => {
  const guest = await addPerson(salon, { verified: true });
  const sent = saleOf(await addPackage(salon, owner), { email: guest.email });
  const { insertedId: id } = await call(salon, "sellPackage", sent, staff);
  const { id: visit } = await bookWithPackage(salon, guest, await freeVisit(salon), id);
  const back = () => call(salon, "refundPackage", { params: { id }, body: {} }, owner);
  const before = await till();
  // The page was read before the guest booked.
  const old = { params: { id }, body: { owed: 5 * worth } };
  expect((await refused(salon, "refundPackage", old, owner)).code).toBe("refund_changed");
  expect(await back()).toEqual({ refund: 0, atSalon: 4 * worth });
  expect((await refused(salon, "refundPackage", { params: { id }, body: {} }, owner)).code).toBe(
    "wrong_state",
  );
  await cancelVisit(salon, visit, owner, { by: "salon" });
  expect(await listed(id)).toMatchObject({ state: "refunded", owed: worth });
  await expectBooksBalance(salon);
  expect(await call(salon, "refundPackage", { params: { id }, body: { owed: worth } }, owner)).toEqual({
    refund: 0,
    atSalon: worth,
  });
  expect((await till()).deskCash).toBeCloseTo(before.deskCash - fiveForFour.price, 2);
  expect(await listed(id)).toMatchObject({ owed: 0 });
  await salon.drain();
  const told = await readMails(salon, guest.email, "package_refunded.");
  expect(told.map(({ text }) => /handed (.*) back the way/.exec(text)?.[1]).sort()).toEqual(
    [`$${(4 * worth).toFixed(2)}`, `$${worth.toFixed(2)}`].sort(),
  );
  await expectBooksBalance(salon);
});

test("deleting an account removes its address from what the desk sold to it, and the money stays owed", async () => {
  const guest = await addPerson(salon, { verified: true });
  const sale = { email: guest.email, guestId: guest.userId };
  const { insertedId: id } = await call(
    salon,
    "sellPackage",
    saleOf(await addPackage(salon, owner), sale),
    staff,
  );
  expect(await listed(id)).toMatchObject({ email: guest.email });
  await call(salon, "deleteMe", { query: { email: guest.email } }, guest);
  await doBackgroundWork(salon);
  expect(await listed(id)).toMatchObject({ email: "", left: 5, owed: 24 });
  await expectBooksBalance(salon);
});

test("a package sold for an address or a number is in the account once that is verified", async () => {
  const guest = await addPerson(salon);
  const sale = { email: guest.email, guestId: guest.userId };
  const sent = saleOf(await addPackage(salon, owner), sale);
  const { insertedId: id } = await call(salon, "sellPackage", sent, staff);
  expect(await call(salon, "listMyPackages", {}, guest)).toEqual([]);
  await salon.app.engine.transaction((tx) => giveProvedVisits(tx, guest.userId));
  expect(await packageOf(salon, guest, id)).toMatchObject({ left: 5 });
  const caller = saleOf(await addPackage(salon, owner), { number: "01811222333", name: "Ruma Das" });
  const { insertedId: other } = await call(salon, "sellPackage", caller, staff);
  await salon.app.engine.transaction((tx) => giveVisitsOfNumber(tx, guest.userId, numberKey("01811222333")));
  expect(await packageOf(salon, guest, other)).toMatchObject({ left: 5 });
});

test("a package is not sold when its service is hidden during the sale", async () => {
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const params = { id: facial._id };
  const { engine } = salon.app;
  const transaction: typeof engine.transaction = async (work) => {
    await call(salon, "updateService", { params, body: { hidden: true } }, owner);
    return await engine.transaction(work);
  };
  const app = { ...salon.app, engine: { ...engine, transaction } };
  const { price } = fiveForFour;
  const packageId = await addPackage(salon, owner, { serviceId: facial._id });
  const caller = { name: "Rehana Akter", phone: "01811555009" };
  const sale = { ...caller, packageId, price, method: "cash", key: randomUUID(), language: "en" } as const;
  const sold = await sellPackage(app, staff.userId, sale);
  expect(sold).toMatchObject({ ok: false, code: "service_unavailable" });
  await call(salon, "updateService", { params, body: { hidden: false } }, owner);
});
