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
} from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingOf, bookingsOf, freeHours, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const tries = 50;

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
  expect(await checkMoney(salon.app)).toMatchObject({ visits: [], giftCards: [], owedOnPackagesCents: 0 });
});
