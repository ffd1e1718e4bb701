import { expect, test } from "vitest";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { callLoosely } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import {
  addPackage,
  bookWithPackage,
  buyPackage,
  orderByPackage,
  packageOf,
  saleOf,
} from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingOf, bookingsOf, freeHours, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const tries = 50;

test("a sale at the desk that is sent ten times at once with one key is one package, and another guest with it is refused", async () => {
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

test("of 50 visits that ask for the last session at once, one gets it", async () => {
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
  expect(await checkMoney(salon.app)).toMatchObject({ visits: [], giftCards: [] });
});
