import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sentenceInBangla } from "#app/texts/bn/shared/refusal-sentences.ts";
import { call, refused } from "#tests/support/calls.ts";
import { onCalendar, phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPackage, fiveForFour, saleOf } from "#tests/support/packages.ts";
import { freeHours, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

test("the desk is told the new price if it has changed since the guest heard it, and nothing is booked before", async () => {
  const visit = await freeVisit(salon, "Neem Leaf Facial");
  const { price, _id: id } = visit.service;
  const order = (due: number) => ({ body: { ...phoneCall(visit).body, due } });
  await call(salon, "updateService", { params: { id }, body: { price: price + 4 } }, owner);
  const why = await refused(salon, "createDeskBooking", order(price), staff);
  expect(why).toMatchObject({ status: 409, code: "price_mismatch" });
  expect(why.detail).toBe(`The guest now pays $${price + 4} at the salon. Tell the guest, then book again.`);
  expect(sentenceInBangla(why.detail ?? "")).toMatch(/^অতিথিকে এখন পার্লারে .*[০-৯]+ দিতে হবে।/);
  const { insertedId } = await call(salon, "createDeskBooking", order(price + 4), staff);
  expect(await onCalendar(salon, staff, insertedId, visit.startsAt)).toMatchObject({ price: price + 4 });
});

test("a row at a price that has changed is not booked, and the same key books it at the new one", async () => {
  const visit = await freeVisit(salon, "Bridal Mehendi");
  const { name, number, serviceIds, masterId, startsAt } = phoneCall(visit).body;
  const row = { key: randomUUID(), name, number, serviceIds, visits: [{ startsAt, masterIds: [masterId] }] };
  const order = (due: number) => ({ body: { ...row, due } });
  const { price } = visit.service;
  expect((await refused(salon, "createRow", order(price - 1), staff)).code).toBe("price_mismatch");
  const { insertedIds } = await call(salon, "createRow", order(price), staff);
  expect(await call(salon, "createRow", order(price - 1), staff)).toEqual({ insertedIds });
});

test("what a session pays is not part of what the guest is told", async () => {
  const guest = { name: "Caller Seven", number: "01811444007" };
  const sold = saleOf(await addPackage(salon, owner), guest);
  const { insertedId: pack } = await call(salon, "sellPackage", sold, staff);
  const { guests } = await call(salon, "listGuests", { query: { search: guest.number } }, staff);
  const threading = await serviceNamed(salon, "Threading");
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const [hour] = await freeHours(salon, [threading._id, facial._id]);
  const body = {
    ...guest,
    guestId: guests[0]?._id,
    serviceIds: [threading._id, facial._id],
    masterIds: hour?.masterIds ?? [],
    startsAt: hour?.startsAt ?? "",
    package: pack,
  };
  const order = (due: number) => ({ body: { ...body, due } });
  const worth = fiveForFour.price / fiveForFour.sessions;
  expect((await refused(salon, "createDeskBooking", order(facial.price + worth), staff)).code).toBe(
    "price_mismatch",
  );
  expect((await call(salon, "createDeskBooking", order(facial.price), staff)).insertedId).toBeTruthy();
});
