import { expect, test } from "vitest";
import { Booking } from "#contract/bookings.ts";
import { call, callFully, callLoosely } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person, signUp } from "#tests/support/people.ts";

const salon = givenSalon();
const admin = givenOwner(salon);

test("the specified flow, with only its fields, books a visit that is left to be arranged", async () => {
  const account = { email: "nadia@example.com", password: "sona-27", name: "Nadia Rahman" };
  const { token } = await signUp(salon, account);
  const saved = await callLoosely(
    salon,
    "createUser",
    { body: { name: account.name, email: account.email } },
    { token },
  );
  expect(saved.body.insertedId).toEqual(expect.any(String));

  const [service] = await call(salon, "listServices", {});
  if (!service) throw new Error("There are services.");
  expect(await call(salon, "readService", { params: { id: service._id } })).toEqual(service);
  expect([service.img, service.icon]).toEqual([service.img, service.img]);

  const intent = await callLoosely(
    salon,
    "createPaymentIntent",
    { body: { price: service.price } },
    { token },
  );
  const clientSecret = String(intent.body.clientSecret);
  const paid = await pay(salon, clientSecret);
  expect(paid.status).toBe("succeeded");

  const payload = {
    name: account.name,
    email: account.email,
    number: "01700000001",
    service_name: service.service_name,
    price: service.price,
    date: "2026-11-23T08:00:00.000Z",
    transactionId: paid.intentId,
    status: "pending",
  };
  const booked = await callLoosely(salon, "createBooking", { body: payload }, { token });
  expect([booked.status, Object.keys(booked.body)]).toEqual([201, ["insertedId"]]);

  const own = await callFully(salon, "listUserBookings", { params: { email: account.email } }, { token });
  const [booking] = own.body;
  expect(Booking.parse(booking)).toMatchObject({
    ...payload,
    _id: booked.body.insertedId,
    date: new Date(salon.clock.now()).toISOString(),
    startsAt: null,
    endsAt: null,
  });
  expect(booking?.items).toMatchObject([{ serviceId: service._id, masterId: null, startsAt: null }]);

  // Only the guest is told whether a review is possible. How it was paid is shown to the guest and in the desk's list,
  // and where it was booked only in the desk's list.
  const { canReview, paid: howPaid, ...told } = booking ?? {};
  expect([canReview, howPaid]).toEqual([false, "card"]);
  const all = await call(salon, "listBookings", { query: {} }, admin);
  expect(all.find(({ _id }) => _id === booking?._id)).toEqual({
    ...told,
    paid: "card",
    source: "site",
  });
  const hers = await call(salon, "listUserBookings", { params: { email: account.email } }, admin);
  expect(hers).toEqual([told]);
});

test("the admin check answers for oneself and for an admin", async () => {
  const guest = await addPerson(salon);
  const status = (person: Person, as: Person) =>
    call(salon, "readAdminStatus", { params: { email: person.email } }, as);
  expect(await status(guest, guest)).toEqual({ admin: false });
  expect(await status(admin, admin)).toEqual({ admin: true });
  expect(await status(guest, admin)).toEqual({ admin: false });
});

test("making an admin says whether anything changed, and deleting says how many were deleted", async () => {
  const guest = await addPerson(salon);
  const params = { id: guest.userId };
  expect(await call(salon, "makeAdmin", { params }, admin)).toEqual({ modifiedCount: 1 });
  expect(await call(salon, "makeAdmin", { params }, admin)).toEqual({ modifiedCount: 0 });
  expect(await call(salon, "deleteUser", { params, query: {} }, admin)).toEqual({ deletedCount: 1 });
  expect((await callLoosely(salon, "deleteUser", { params, query: {} }, admin)).status).toBe(404);
  expect((await callLoosely(salon, "makeAdmin", { params }, admin)).status).toBe(404);
});
