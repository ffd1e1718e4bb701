import { expect, test } from "vitest";
import { preparePackage } from "#server/usecases/checkout/prepare-package.ts";
import { preparePurchase } from "#server/usecases/checkout/prepare-purchase.ts";
import { call, refused } from "#tests/support/calls.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { meanwhile } from "#tests/support/meanwhile.ts";
import { addPackage } from "#tests/support/packages.ts";
import { addPerson, type Person } from "#tests/support/people.ts";

/*
 * Between finding an hour free and holding it, the salon may call the card provider, which takes time. What the owner
 * changes in between must count.
 */

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

let named = 0;

async function addService(roomId?: string): Promise<string> {
  named += 1;
  const about = {
    service_name: `Scrub ${named}`,
    price: 20,
    details: "For a test",
    img: "/art/threading.svg",
  };
  const body = { ...about, minutes: 60, ...(roomId !== undefined && { roomId }) };
  return (await call(salon, "createService", { body }, owner)).insertedId;
}

const addRoom = async (units: number) =>
  (await call(salon, "createRoom", { body: { name: `Scrub room ${++named}`, units } }, owner)).insertedId;

const afternoon = (day: number) => `2026-12-${String(day).padStart(2, "0")}T15:00:00+06:00`;

const buyerOf = ({ userId, email, name }: Person) => ({ userId, email, name, phone: "01700000001" });

/** A guest holds an hour with any master while something else happens. */
async function holdWhile(service: string, startsAt: string, happens: () => Promise<unknown>) {
  const order = { price: 20, serviceIds: [service], masters: ["any"], startsAt: Date.parse(startsAt) };
  return await preparePurchase(
    meanwhile(salon.app, happens),
    buyerOf(await addPerson(salon, { verified: true })),
    order,
  );
}

const atDesk = (service: string, startsAt: string) => ({
  body: { name: "Ruma Das", number: "01811222333", serviceIds: [service], masterId: "any", startsAt },
});

test("an hour held while its service gets a room takes a unit, so that nobody else gets the same bed", async () => {
  const [service, room] = [await addService(), await addRoom(1)];
  const other = await addService(room);
  const give = { params: { id: service }, body: { roomId: room } };
  const held = await holdWhile(service, afternoon(8), () => call(salon, "updateService", give, owner));
  expect(held).toMatchObject({ ok: true });
  expect((await refused(salon, "createDeskBooking", atDesk(other, afternoon(8)), staff)).code).toBe(
    "slot_taken",
  );
  expect(await brokenCells(salon)).toEqual([]);
});

test("an hour held while a unit of its room is removed has a remaining unit, or is refused", async () => {
  const room = await addRoom(2);
  const [service, other] = [await addService(room), await addService(room)];
  await call(salon, "createDeskBooking", atDesk(other, afternoon(9)), staff);
  const fewer = { params: { id: room }, body: { name: `Scrub room ${named} small`, units: 1 } };
  const held = await holdWhile(service, afternoon(9), () => call(salon, "updateRoom", fewer, owner));
  expect(held).toMatchObject({ ok: false, code: "slot_taken", alternatives: expect.any(Array) });
  expect(await brokenCells(salon)).toEqual([]);
});

test("an hour held while its master leaves goes to another one", async () => {
  const service = await addService();
  const { masters } = await call(
    salon,
    "readCalendar",
    { query: { from: "2026-12-10", to: "2026-12-10" } },
    staff,
  );
  const [first] = masters;
  const leave = { params: { id: first?._id ?? "" }, body: { worksHere: false } };
  const held = await holdWhile(service, afternoon(10), () => call(salon, "retireMaster", leave, owner));
  expect(held).toMatchObject({ ok: true });
  const { holds } = await call(
    salon,
    "readCalendar",
    { query: { from: "2026-12-10", to: "2026-12-10" } },
    staff,
  );
  expect(holds).toHaveLength(1);
  expect(JSON.stringify(holds)).not.toContain(first?._id);
  await call(salon, "retireMaster", { ...leave, body: { worksHere: true } }, owner);
});

test("a package of a service that is being taken off the list is not sold, since its sessions could not be booked", async () => {
  const packageId = await addPackage(salon, owner);
  const listed = await call(salon, "listPackages", {}, owner);
  const { serviceId, price } = listed.find(({ _id }) => _id === packageId) ?? { serviceId: "", price: 0 };
  const hide = { params: { id: serviceId }, body: { hidden: true } };
  const guest = await addPerson(salon);
  const app = meanwhile(salon.app, () => call(salon, "updateService", hide, owner));
  const sold = await preparePackage(app, buyerOf(guest), { packageId, price });
  expect(sold).toMatchObject({ ok: false, code: "service_unavailable" });
  await call(salon, "updateService", { ...hide, body: { hidden: false } }, owner);
});
