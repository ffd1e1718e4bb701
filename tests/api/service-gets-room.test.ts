import { expect, test } from "vitest";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { payChange } from "#tests/support/changes.ts";
import { minutes } from "#tests/support/clock.ts";
import { onCalendar } from "#tests/support/desk.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingOf } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

let named = 0;

/** A service that any master does, without a room. */
async function addService(about: { minutes?: number; cleanupMinutes?: number; roomId?: string } = {}) {
  named += 1;
  const img = "/art/threading.svg";
  const draft = {
    service_name: `Steam ${named}`,
    price: 20,
    details: "For a test",
    img,
    minutes: 60,
    ...about,
  };
  return (await call(salon, "createService", { body: draft }, owner)).insertedId;
}

const addRoom = async (units: number) =>
  (await call(salon, "createRoom", { body: { name: `Steam room ${++named}`, units } }, owner)).insertedId;

const give = (service: string, roomId: string | null) =>
  call(salon, "updateService", { params: { id: service }, body: { roomId } }, owner);

const order = (serviceId: string, startsAt: string) => ({
  body: { name: "Shaila Parvin", number: "01800000002", serviceIds: [serviceId], masterId: "any", startsAt },
});
const book = async (serviceId: string, startsAt: string) =>
  (await call(salon, "createDeskBooking", order(serviceId, startsAt), staff)).insertedId;

const afternoon = (day: number) => `2026-12-${String(day).padStart(2, "0")}T15:00:00+06:00`;

test("a service that gets a room takes it for its booked visits, so that nobody else gets their bed", async () => {
  const [service, other, room] = [
    await addService({ cleanupMinutes: 10 }),
    await addService(),
    await addRoom(1),
  ];
  await book(service, afternoon(8));
  await give(other, room);
  await give(service, room);
  expect((await refused(salon, "createDeskBooking", order(other, afternoon(8)), staff)).code).toBe(
    "slot_taken",
  );
  const behind = new Date(Date.parse(afternoon(8)) + minutes(65)).toISOString();
  expect((await refused(salon, "createDeskBooking", order(other, behind), staff)).code).toBe("slot_taken");
  expect(await book(other, new Date(Date.parse(behind) + minutes(5)).toISOString())).toBeTruthy();
  expect(await brokenCells(salon)).toEqual([]);
});

test("with more visits at once than units, each that finds one has it, and all stay", async () => {
  const [service, room] = [await addService(), await addRoom(1)];
  const ids = [await book(service, afternoon(10)), await book(service, afternoon(10))];
  const { withoutUnit } = await give(service, room);
  expect(withoutUnit).toMatchObject([{ startsAt: afternoon(10), name: "Shaila Parvin" }]);
  for (const id of ids)
    expect(await onCalendar(salon, staff, id, afternoon(10))).toMatchObject({ status: "confirmed" });
  const params = { id: room };
  expect((await refused(salon, "deleteRoom", { params }, owner)).code).toBe("invalid_input");
  for (const id of ids) await call(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, staff);
});

test("a variant of a service that gets a room takes it, too, and frees it when its visit goes", async () => {
  const [service, other, room] = [await addService(), await addService(), await addRoom(1)];
  const variant = { variantName: "Long", serviceIs: "Short", price: 30, minutes: 90 };
  const made = await call(salon, "createVariant", { params: { id: service }, body: variant }, owner);
  const id = await book(made.insertedId, afternoon(14));
  await give(service, room);
  await give(other, room);
  expect((await refused(salon, "createDeskBooking", order(other, afternoon(14)), staff)).code).toBe(
    "slot_taken",
  );
  await call(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, staff);
  expect(await book(other, afternoon(14))).toBeTruthy();
});

test("a visit without a unit gets the one that becomes free within a minute", async () => {
  const [service, other, room] = [await addService(), await addService(), await addRoom(1)];
  const first = await book(other, afternoon(18));
  await give(other, room);
  await book(service, afternoon(18));
  expect((await give(service, room)).withoutUnit).toHaveLength(1);
  await call(salon, "cancelBooking", { params: { id: first }, body: { by: "salon" } }, staff);
  salon.clock.advance(minutes(1));
  await salon.drain();
  expect((await refused(salon, "createDeskBooking", order(other, afternoon(18)), staff)).code).toBe(
    "slot_taken",
  );
  expect(await brokenCells(salon)).toEqual([]);
});

test("an hour that is being paid for takes the room, too, and keeps it as a visit", async () => {
  const [service, other, room] = [await addService(), await addService(), await addRoom(1)];
  const guest = await addPerson(salon);
  const visit = { price: 20, serviceIds: [service], masterId: "any", startsAt: afternoon(16) };
  const { clientSecret } = await call(salon, "createPaymentIntent", { body: visit }, guest);
  await give(service, room);
  await give(other, room);
  expect((await refused(salon, "createDeskBooking", order(other, afternoon(16)), staff)).code).toBe(
    "slot_taken",
  );
  const { intentId } = await pay(salon, clientSecret);
  const booked = bookingOf(guest, { service_name: `Steam ${named - 2}`, price: 20 }, intentId);
  await call(salon, "createBooking", booked, guest);
  expect((await refused(salon, "createDeskBooking", order(other, afternoon(16)), staff)).code).toBe(
    "slot_taken",
  );
  expect(await brokenCells(salon)).toEqual([]);
});

test("when a service no longer needs a room its visits free it, for others and for removal", async () => {
  const [service, other, room] = [await addService(), await addService(), await addRoom(1)];
  await book(service, afternoon(20));
  await give(service, room);
  await give(other, room);
  await give(service, null);
  await book(other, afternoon(20));
  expect((await give(service, room)).withoutUnit).toHaveLength(1);
  await give(service, null);
  await give(other, null);
  expect(await call(salon, "deleteRoom", { params: { id: room } }, owner)).toEqual({ deletedCount: 1 });
  expect(await brokenCells(salon)).toEqual([]);
});

test("a visit moved by a change that is paid in the meantime frees the unit of its old hour", async () => {
  const [service, extra, other] = [await addService(), await addService(), await addService()];
  const room = await addRoom(1);
  const guest = await addPerson(salon);
  const wish = { price: 20, serviceIds: [service], masterId: "any", startsAt: afternoon(9) };
  const { clientSecret } = await call(salon, "createPaymentIntent", { body: wish }, guest);
  const { intentId } = await pay(salon, clientSecret);
  const sent = bookingOf(guest, { service_name: `Steam ${named - 3}`, price: 20 }, intentId);
  const { insertedId: id } = await call(salon, "createBooking", sent, guest);
  const paid = await payChange(salon, id, { serviceIds: [service, extra], startsAt: afternoon(11) }, guest);
  await give(service, room);
  await give(other, room);
  const change = { params: { id }, body: { transactionId: paid.intentId } };
  expect(await call(salon, "payForChange", change, guest)).toMatchObject({ startsAt: afternoon(11) });
  expect(await book(other, afternoon(9))).toBeTruthy();
  expect((await refused(salon, "createDeskBooking", order(other, afternoon(11)), staff)).code).toBe(
    "slot_taken",
  );
  expect(await brokenCells(salon)).toEqual([]);
});

test("a visit that has its unit takes no second one when it is checked again", async () => {
  const [service, other, room] = [await addService(), await addService(), await addRoom(2)];
  await give(other, room);
  const first = await book(other, afternoon(22));
  await book(service, afternoon(22));
  await give(service, room);
  await call(salon, "cancelBooking", { params: { id: first }, body: { by: "salon" } }, staff);
  salon.clock.advance(minutes(1));
  await salon.drain();
  expect(await book(other, afternoon(22))).toBeTruthy();
});
