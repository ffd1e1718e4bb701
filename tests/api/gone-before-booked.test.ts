import { expect, test } from "vitest";
import { toCents } from "#domain/money.ts";
import { retireMaster } from "#server/usecases/catalogue/masters.ts";
import { changeVisit } from "#server/usecases/checkout/change-visit.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { createDeskBooking } from "#server/usecases/desk/create-desk-booking.ts";
import { moveBooking } from "#server/usecases/visits/move-booking.ts";
import { hourAhead } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { bookedCut, preview } from "#tests/support/changes.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { heldCommit, isWaiting } from "#tests/support/held-commit.ts";
import { meanwhile } from "#tests/support/meanwhile.ts";
import { until } from "#tests/support/until.ts";
import { serviceNamed } from "#tests/support/visits.ts";

/*
 * A master may leave, or a unit of a room may be given up, after a place was found for a visit and before the visit is
 * written.
 */

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);
const actor = () => ({ userId: staff.userId, email: staff.email, role: "staff" as const });

/** The salon, where a master leaves between a call's read and its write. */
function without(masterId: string): UseCases {
  return meanwhile(salon.app, () => works(masterId, false));
}

function works(id: string, worksHere: boolean) {
  return call(salon, "retireMaster", { params: { id }, body: { worksHere } }, owner);
}

test("the desk books nobody with a master who has just left", async () => {
  const { _id: id } = await serviceNamed(salon, "Threading");
  const { masterIds, startsAt } = await hourAhead(salon, id, 60);
  const [masterId = ""] = masterIds;
  const order = {
    name: "Rupa Das",
    phone: "01700000031",
    serviceIds: [id],
    masters: [masterId],
    startsAt: Date.parse(startsAt),
  };
  const booked = await createDeskBooking({ ...without(masterId), seal: salon.app.seal }, staff.userId, order);
  expect(booked).toMatchObject({ ok: false, code: "slot_taken" });
  await works(masterId, true);
});

test("nor with one who is leaving while the visit is written", async () => {
  const { _id: id } = await serviceNamed(salon, "Threading");
  const { masterIds, startsAt } = await hourAhead(salon, id, 60);
  const [masterId = ""] = masterIds;
  const { app, written, mayCommit } = heldCommit(salon.app);
  const leaving = retireMaster(app, owner.userId, masterId, false);
  await written;
  const order = {
    name: "Rupa Das",
    phone: "01700000033",
    serviceIds: [id],
    masters: [masterId],
    startsAt: Date.parse(startsAt),
  };
  const booking = createDeskBooking({ ...salon.app, seal: salon.app.seal }, staff.userId, order);
  // On SQLite the visit waits for the single writer, which no table shows.
  if (salon.app.engine.name === "postgres")
    await Promise.race([booking, until("the visit to wait", () => isWaiting(salon.app.engine.read))]);
  mayCommit();
  expect(await leaving).toMatchObject({ ok: true });
  expect(await booking).toMatchObject({ ok: false });
  await works(masterId, true);
});

test("a room with one unit less takes no visit that was meant for that unit", async () => {
  const room = { name: "Steam cabin", units: 1 };
  const { insertedId: id } = await call(salon, "createRoom", { body: room }, owner);
  const steam = { service_name: "Steam", price: 20, details: "Warm.", img: "/art/mark.svg", roomId: id };
  const { insertedId: serviceId } = await call(salon, "createService", { body: steam }, owner);
  const { masterIds, startsAt } = await hourAhead(salon, serviceId, 60);
  const order = {
    name: "Rupa Das",
    phone: "01700000032",
    serviceIds: [serviceId],
    masters: [masterIds[0] ?? ""],
    startsAt: Date.parse(startsAt),
  };
  const given = meanwhile(salon.app, async () => {
    await call(salon, "updateService", { params: { id: serviceId }, body: { roomId: null } }, owner);
    await call(salon, "deleteRoom", { params: { id } }, owner);
  });
  expect(await createDeskBooking(given, staff.userId, order)).toMatchObject({
    ok: false,
    code: "slot_taken",
  });
});

test("a visit does not move to a master who has just left", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  const other = visit.service.masterIds.find((masterId) => masterId !== visit.masterId) ?? "";
  const { startsAt } = await hourAhead(salon, visit.service._id, 60);
  const order = { startsAt: Date.parse(startsAt), masters: [other] };
  expect(await moveBooking(without(other), actor(), id, order)).toMatchObject({ ok: false });
  expect(await call(salon, "readTimeline", { params: { id } }, staff)).toHaveLength(1);
  await works(other, true);
});

test("a visit gets no further service from a master who has just left", async () => {
  const { id, both, thread } = await bookedCut(salon, owner);
  const { seen, price } = await preview(salon, id, both, staff);
  const [, master = ""] = (await preview(salon, id, both, staff)).place?.masterIds ?? [];
  const order = {
    ...both,
    seen,
    priceCents: toCents(price),
    backCents: 0,
    pay: "salon" as const,
    network: null,
  };
  expect(thread.masterIds).toContain(master);
  expect(await changeVisit(without(master), actor(), id, order)).toMatchObject({ ok: false });
});
