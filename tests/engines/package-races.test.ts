import { sql } from "kysely";
import { expect, test } from "vitest";
import { salonId } from "#server/database/salon.ts";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { isWaiting } from "#tests/support/held-commit.ts";
import {
  addPackage,
  bookWithPackage,
  buyPackage,
  orderByPackage,
  packageOf,
  saleOf,
} from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { until } from "#tests/support/until.ts";
import { bookingOf, bookingsOf, freeHours, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const tries = 50;

test("a sale at the desk sent ten times at once with one key is one package, and another guest with it is refused", async () => {
  const sent = saleOf(await addPackage(salon, owner));
  const before = await checkMoney(salon.app);
  const sold = await Promise.all(
    Array.from({ length: 10 }, () => callLoosely(salon, "sellPackage", sent, owner)),
  );
  expect(new Set(sold.map(({ status, body }) => `${status} ${body.insertedId}`)).size).toBe(1);
  const other = { ...sent, body: { ...sent.body, number: "01800000009", name: "Somebody Else" } };
  expect((await callLoosely(salon, "sellPackage", other, owner)).body).toMatchObject({ code: "wrong_state" });
  const { owedOnPackagesCents, giftCards } = await checkMoney(salon.app);
  expect([giftCards, owedOnPackagesCents - before.owedOnPackagesCents]).toEqual([[], sent.body.price * 100]);
});

test("of desks that book, or take payments, with the last session at once, one gets it", async () => {
  const about = { name: "Ruma Das", number: "01811222444" };
  const packageId = await addPackage(salon, owner, { sessions: 2, price: 11.01 });
  const sale = saleOf(packageId, { ...about, price: 11.01 });
  const { insertedId: id } = await call(salon, "sellPackage", sale, owner);
  const { guests } = await call(salon, "listGuests", { query: { search: about.number } }, owner);
  const guestId = guests[0]?._id ?? "";
  const service = await serviceNamed(salon, "Threading");
  const hours = (await freeHours(salon, [service._id])).slice(0, 21);
  const orders = hours.map(({ startsAt, masterIds }) => ({
    ...phoneCall({ service, startsAt, masterId: masterIds[0] ?? "" }, about).body,
    guestId,
  }));
  const [first, ...others] = orders;
  if (!first) throw new Error("The salon has free hours.");
  await call(salon, "createDeskBooking", { body: { ...first, package: id } }, owner);
  const booked = await Promise.all(
    others.slice(0, 10).map((body) => call(salon, "createDeskBooking", { body }, owner)),
  );
  const session = { package: id, due: 0 };
  const answers = await Promise.all([
    ...others
      .slice(10)
      .map((body) => callLoosely(salon, "createDeskBooking", { body: { ...body, package: id } }, owner)),
    ...booked.map(({ insertedId }) =>
      callLoosely(salon, "recordPayment", { params: { id: insertedId }, body: { session } }, owner),
    ),
  ]);
  const got = answers.filter(({ status }) => status < 300);
  expect(got).toHaveLength(1);
  const refused = answers.filter(({ status }) => status >= 300).map(({ body }) => body.code);
  expect(new Set(refused)).toEqual(new Set(["package_over"]));
  const { packages } = await call(salon, "readGuest", { params: { id: guestId } }, owner);
  expect(packages).toMatchObject([{ _id: id, left: 0, state: "used" }]);
  await expectBooksBalance(salon);
});

test("of 50 visits that request the last session at once, one gets it", async () => {
  const guest = await addPerson(salon, { verified: true });
  const packageId = await addPackage(salon, owner, { sessions: 2, price: 11.01 });
  const { id } = await buyPackage(salon, guest, packageId, { price: 11.01 });
  await bookWithPackage(salon, guest, await freeVisit(salon), id);
  const service = await serviceNamed(salon, "Threading");
  const hours = (await freeHours(salon, [service._id])).slice(0, tries);
  expect(hours).toHaveLength(tries);
  await Promise.all(
    hours.map(async ({ startsAt, masterIds }) => {
      const visit = { service, masterId: masterIds[0] ?? "", startsAt };
      const { status, body } = await callLoosely(
        salon,
        "createPaymentIntent",
        orderByPackage(visit, id),
        guest,
      );
      if (status !== 200) return;
      await callLoosely(salon, "createBooking", bookingOf(guest, service, String(body.purchaseId)), guest);
    }),
  );
  const booked = await bookingsOf(salon, guest);
  expect(booked.map(({ credit }) => credit).sort()).toEqual([5.5, 5.51]);
  expect(await packageOf(salon, guest, id)).toMatchObject({ left: 0, state: "used" });
  await expectBooksBalance(salon);
});

test.runIf(process.env.ENGINE === "postgres")(
  "buying a package while the owner changes its service waits for that, without a deadlock",
  async () => {
    const params = { id: await addPackage(salon, owner) };
    const guest = await addPerson(salon);
    const { _id: id } = await serviceNamed(salon, "Threading");
    const { engine } = salon.app;
    const [locked, mayChange] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const changing = engine.transaction(async (tx) => {
      await engine.lock(tx, "salon", salonId);
      locked.resolve();
      await mayChange.promise;
      await sql`set local lock_timeout = '300ms'`.execute(tx);
      await tx.updateTable("services").set({ tagline: "Brows" }).where("id", "=", id).execute();
    });
    await locked.promise;
    const sale = callLoosely(salon, "createPackagePayment", { params, body: { price: 24 } }, guest);
    await until("the sale to wait", () => isWaiting(engine.read)).finally(mayChange.resolve);
    await changing;
    expect((await sale).status).toBe(200);
  },
);
