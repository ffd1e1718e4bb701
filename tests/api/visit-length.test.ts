import { expect, test } from "vitest";
import { sentenceInBangla } from "#app/texts/bn/shared/refusal-sentences.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { addStaff, bookAtDesk, onCalendar, phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

test("a longer visit keeps its price and its start, takes its time, and is cleaned up later", async () => {
  const { id, visit } = await bookAtDesk(salon, staff, "Neem Leaf Facial");
  const before = await onCalendar(salon, staff, id, visit.startsAt);
  const changed = await endAt(id, later(before?.endsAt, 15));
  expect(changed).toMatchObject({ startsAt: visit.startsAt, price: before?.price });
  expect(Date.parse(changed.endsAt ?? "")).toBe(Date.parse(before?.endsAt ?? "") + minutes(15));
  const after = await onCalendar(salon, staff, id, visit.startsAt);
  expect(after?.buffers.map(({ startsAt }) => startsAt)).toEqual(
    before?.buffers.map(({ kind, startsAt }) => (kind === "cleanup" ? changed.endsAt : startsAt)),
  );
  const timeline = await call(salon, "readTimeline", { params: { id } }, staff);
  expect(timeline.at(-1)?.why).toBe("lengthened by 15 minutes");
});

test("a shorter visit frees its time for the next guest", async () => {
  const { id, visit } = await bookAtDesk(salon, staff, "Bridal Mehendi");
  const shown = await onCalendar(salon, staff, id, visit.startsAt);
  const next = await freeVisit(salon, "Threading");
  const startsAt = later(shown?.endsAt, -30);
  const order = phoneCall({ ...next, masterId: visit.masterId, startsAt });
  expect(next.service.masterIds).toContain(visit.masterId);
  expect((await refused(salon, "createDeskBooking", order, staff)).code).toBe("slot_taken");
  await endAt(id, later(shown?.endsAt, -60));
  expect((await call(salon, "createDeskBooking", order, staff)).insertedId).toBeTruthy();
});

test("a visit can't be extended into the next guest's, nor past closing time", async () => {
  const one = await bookAtDesk(salon, staff, "Threading");
  const end = (await onCalendar(salon, staff, one.id, one.visit.startsAt))?.endsAt;
  const long = { params: { id: one.id }, body: { endsAt: later(end, 11 * 60) } };
  expect((await refused(salon, "changeLength", long, staff)).code).toBe("outside_hours");
  const off = {
    masterId: one.visit.masterId,
    startsAt: later(end, 60),
    endsAt: later(end, 90),
    reason: "Dentist",
  };
  await call(salon, "createTimeOff", { body: off }, owner);
  const into = { params: { id: one.id }, body: { endsAt: later(end, 65) } };
  expect((await refused(salon, "changeLength", into, staff)).code).toBe("slot_taken");
});

test("a length that is off the grid, zero or several days is refused at its field", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  for (const by of [0, -60, 7, 13 * 60]) {
    const problem = await refused(
      salon,
      "changeLength",
      { params: { id }, body: { endsAt: later(visit.startsAt, by) } },
      staff,
    );
    expect(problem).toMatchObject({ code: "invalid_input", errors: [{ field: "endsAt" }] });
  }
});

test("the same end twice is one change, and the guest gets one mail", async () => {
  const email = "mou@example.com";
  const visit = await freeVisit(salon, "Turmeric Glow Facial");
  const { insertedId: id } = await call(salon, "createDeskBooking", phoneCall(visit, { email }), staff);
  const end = later(visit.startsAt, visit.service.minutes + 5);
  await endAt(id, end);
  await endAt(id, end);
  await salon.drain();
  const mails = await readMails(salon, email, "moved");
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your visit now ends at .*: Turmeric Glow Facial at Shiuli$/),
  ]);
  expect(mails[0]?.text).toContain("The price stays the same.");
  expect(mails[0]?.calendar?.event.sequence).toBe(2);
  expect(mails[0]?.calendar?.event.endDate.toJSDate().getTime()).toBe(Date.parse(end));
});

test("a length for an end that has changed meanwhile is refused with the end that there is now", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  const from = later(visit.startsAt, visit.service.minutes);
  const order = (by: number) => ({ params: { id }, body: { endsAt: later(from, by), from } });
  await call(salon, "changeLength", order(-5), staff);
  expect(await call(salon, "changeLength", order(-5), staff)).toMatchObject({ _id: id });
  const why = await refused(salon, "changeLength", order(-10), staff);
  expect(why).toMatchObject({ status: 409, code: "visit_moved" });
  expect(why.detail).toMatch(/^This visit now ends at \d+:\d\d [ap]m\. Look at it again\.$/);
  expect(sentenceInBangla(why.detail ?? "")).toMatch(/^এই অ্যাপয়েন্টমেন্টের শেষ সময় এখন .*[০-৯]/);
});

test("a moved visit keeps the length that the desk gave it", async () => {
  const { id, visit } = await bookAtDesk(salon, staff, "Hair Cut & Finish");
  await endAt(id, later(visit.startsAt, visit.service.minutes + 10));
  const date = visit.startsAt.slice(0, 10);
  const { places, minutes: long } = await call(
    salon,
    "readPlaces",
    { params: { id }, query: { from: date, to: date } },
    staff,
  );
  expect(long).toBe(visit.service.minutes + 10);
  const startsAt = places.find(({ masterId }) => masterId === visit.masterId)?.starts.at(-1)?.to ?? "";
  const moved = await call(salon, "moveBooking", { params: { id }, body: { startsAt } }, staff);
  expect(Date.parse(moved.endsAt ?? "") - Date.parse(startsAt)).toBe(minutes(visit.service.minutes + 10));
});

test("a guest in the chair may stay past closing time, and a past visit keeps its length", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now());
  const go = (to: "in_chair" | "completed") =>
    call(salon, "changeBookingState", { params: { id }, body: { to } }, staff);
  await go("in_chair");
  const end = (await onCalendar(salon, staff, id, visit.startsAt))?.endsAt;
  await endAt(id, later(end, -5));
  await go("completed");
  const order = { params: { id }, body: { endsAt: later(end, 5) } };
  expect((await refused(salon, "changeLength", order, staff)).code).toBe("wrong_state");
});

test("desks that extend a visit and book the time after it at once give it to one of them", async () => {
  const img = "/art/threading.svg";
  const draft = { service_name: "Brow Tint", price: 20, details: "For a test", img, minutes: 30 };
  const { insertedId: service } = await call(salon, "createService", { body: draft }, owner);
  const query = { service, from: "2026-12-15", to: "2026-12-15" };
  const { nextFree } = await call(salon, "readAvailability", { query });
  const masterId = nextFree?.masterIds[0] ?? "";
  const guest = { name: "Shaila Parvin", number: "01800000002", serviceIds: [service], masterId };
  const first = { body: { ...guest, startsAt: nextFree?.startsAt ?? "" } };
  const { insertedId: id } = await call(salon, "createDeskBooking", first, staff);
  const behind = { body: { ...guest, startsAt: later(nextFree?.startsAt, 30) } };
  const longer = { params: { id }, body: { endsAt: later(nextFree?.startsAt, 40) } };
  const answers = await Promise.all(
    Array.from({ length: 10 }).flatMap(() => [
      callLoosely(salon, "changeLength", longer, staff),
      callLoosely(salon, "createDeskBooking", behind, staff),
    ]),
  );
  const done = (kind: number) =>
    answers.filter(({ status }, index) => index % 2 === kind && status < 300).length;
  expect(done(1)).toBe(done(0) > 0 ? 0 : 1);
});

test("an extended visit keeps its unit, even with an add-on and when its service now needs a full room", async () => {
  const { insertedId: room } = await call(salon, "createRoom", { body: { name: "Lamp", units: 1 } }, owner);
  const base = { price: 20, details: "For a test", img: "/art/threading.svg", minutes: 30 };
  const nails = { ...base, service_name: "Lamp nails", roomId: room };
  const { insertedId: lamp } = await call(salon, "createService", { body: nails }, owner);
  const added = { service_name: "Lamp polish", price: 5, minutes: 30, addOnTo: [lamp] };
  const { insertedId: polish } = await call(salon, "createAddOn", { body: added }, owner);
  const guest = { name: "Shaila Parvin", number: "01800000002" };
  const query = { service: [lamp, polish], from: "2026-12-16", to: "2026-12-16" };
  const { nextFree } = await call(salon, "readAvailability", { query });
  const startsAt = nextFree?.startsAt ?? "";
  const booked = { ...guest, serviceIds: [lamp, polish], masterIds: nextFree?.masterIds, startsAt };
  const { insertedId: id } = await call(salon, "createDeskBooking", { body: booked }, staff);
  const unitCells = async () => {
    const units = salon.app.engine.read.selectFrom("resources").select("id").where("room_id", "=", room);
    const cells = salon.app.engine.read.selectFrom("cells").select("cell").where("resource_id", "in", units);
    return (await cells.where("booking_id", "=", id).execute()).length;
  };
  expect(await unitCells()).toBe(12);
  await endAt(id, later(startsAt, 75));
  expect(await unitCells()).toBe(15);
  const { insertedId: booth } = await call(salon, "createRoom", { body: { name: "Booth", units: 1 } }, owner);
  const inBooth = { ...base, service_name: "Booth nails", roomId: booth };
  const { insertedId: full } = await call(salon, "createService", { body: inBooth }, owner);
  const beside = { ...guest, serviceIds: [full], masterId: "any", startsAt: later(startsAt, 60) };
  await call(salon, "createDeskBooking", { body: beside }, staff);
  const move = (roomId: string) =>
    call(salon, "updateService", { params: { id: lamp }, body: { roomId } }, owner);
  expect((await move(booth)).withoutUnit).toMatchObject([{ _id: id }]);
  await endAt(id, later(startsAt, 85));
  expect(await unitCells()).toBe(17);
  await endAt(id, later(startsAt, 60));
  expect(await unitCells()).toBe(12);
  await move(room);
  expect(await unitCells()).toBe(12);
});

test("an extended no-show can be undone, even if its master has a guest during its processing", async () => {
  const base = { details: "For a test", img: "/art/threading.svg" };
  const colour = { ...base, service_name: "Test colour", price: 40, minutes: 60 };
  const processing = { processingStartMinutes: 20, processingMinutes: 30 };
  const body = { ...colour, ...processing };
  const { insertedId: service } = await call(salon, "createService", { body }, owner);
  const short = { ...base, service_name: "Test fringe", price: 10, minutes: 30 };
  const { insertedId: fringe } = await call(salon, "createService", { body: short }, owner);
  const query = { service, from: "2026-12-17", to: "2026-12-17" };
  const { nextFree } = await call(salon, "readAvailability", { query });
  const startsAt = nextFree?.startsAt ?? "";
  const guest = { name: "Shaila Parvin", number: "01800000002", masterId: nextFree?.masterIds[0] ?? "" };
  const first = { body: { ...guest, serviceIds: [service], startsAt } };
  const { insertedId: id } = await call(salon, "createDeskBooking", first, staff);
  await endAt(id, later(startsAt, 70));
  const within = { body: { ...guest, serviceIds: [fringe], startsAt: later(startsAt, 20) } };
  await call(salon, "createDeskBooking", within, staff);
  salon.clock.advance(Date.parse(startsAt) + minutes(30) - salon.clock.now());
  const desk = await addStaff(salon);
  const go = (to: "no_show" | "confirmed") =>
    call(salon, "changeBookingState", { params: { id }, body: { to } }, desk);
  await go("no_show");
  expect(await go("confirmed")).toEqual({ status: "confirmed" });
});

function endAt(id: string, endsAt: string) {
  return call(salon, "changeLength", { params: { id }, body: { endsAt } }, staff);
}

function later(instant: string | null | undefined, by: number): string {
  return new Date(Date.parse(instant ?? "") + minutes(by)).toISOString();
}
