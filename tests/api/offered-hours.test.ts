import { afterEach, expect, test } from "vitest";
import { offerFreedHours } from "#server/usecases/waiting/offer-freed-hours.ts";
import { seeNewHours } from "#server/usecases/waiting/see-new-hours.ts";
import { wait } from "#tests/support/background-work.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import type { Person } from "#tests/support/people.ts";
import { book, isOffered, orderOf } from "#tests/support/visits.ts";
import { offeredHour, offeredTo, takenHour, waitInLine, wishFor } from "#tests/support/waiting.ts";

const salon = givenSalon();
const desk = givenStaff(salon);
const owner = givenOwner(salon);

afterEach(async () => {
  const { entries } = await call(salon, "listWaiting", { query: { limit: 100 } }, desk);
  for (const { _id } of entries) await call(salon, "endWaiting", { params: { id: _id } }, desk);
  await salon.drain();
});

const mailsOf = (person: Person) => readMails(salon, person.email, "hour_offered.");

test("a cancelled hour is held for the first on the list, announced only to them, and booked by the ordinary checkout", async () => {
  const { visit, first, second } = await offeredHour(salon);
  const offered = await offeredTo(salon, first);
  expect(offered).toMatchObject({ state: "open", startsAt: visit.startsAt, masterIds: [visit.masterId] });
  expect(Date.parse(offered?.until ?? "") - salon.clock.now()).toBe(minutes(30));
  expect(await offeredTo(salon, second)).toBeNull();
  expect(await isOffered(salon, visit)).toBe(false);
  expect((await refused(salon, "createPaymentIntent", orderOf(visit), second)).code).toBe("slot_taken");
  const [mail] = await mailsOf(first);
  expect(mail?.text).toContain(`offered=${offered?._id}`);
  expect(await mailsOf(second)).toEqual([]);
  const { bookingId, prepared } = await book(salon, first, visit);
  expect(Date.parse(prepared.holdEndsAt ?? "")).toBe(Date.parse(offered?.until ?? ""));
  expect(await call(salon, "listMyWaiting", {}, first)).toMatchObject([
    { state: "booked", bookingId, offered: { state: "booked" } },
  ]);
  await wait(salon, hours(1));
  expect(await offeredTo(salon, second)).toBeNull();
});

test("without an answer the hour goes to the next, and the first keeps the place and is not asked again", async () => {
  const { visit, first, second } = await offeredHour(salon);
  await wait(salon, minutes(30));
  expect(await offeredTo(salon, first)).toMatchObject({ state: "lapsed" });
  expect(await offeredTo(salon, second)).toMatchObject({ state: "open", startsAt: visit.startsAt });
  expect(await mailsOf(second)).toHaveLength(1);
  const held = await offeredTo(salon, second);
  await call(salon, "declineOfferedHour", { params: { id: held?._id ?? "" } }, second);
  await salon.drain();
  expect(await offeredTo(salon, second)).toMatchObject({ state: "declined" });
  expect(await call(salon, "listMyWaiting", {}, first)).toMatchObject([{ state: "waiting" }]);
  expect(await mailsOf(first)).toHaveLength(1);
  expect(await isOffered(salon, visit)).toBe(true);
});

test("after five refusals the hour is free for everyone, even if a sixth waits", async () => {
  const { guest, visit, id, wish } = await takenHour(salon);
  const line = await waitInLine(salon, wish, 6);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  for (let turn = 0; turn < 5; turn++) await wait(salon, minutes(30));
  const asked = await Promise.all(line.map(async (one) => (await offeredTo(salon, one))?.state ?? null));
  expect(asked).toEqual([...Array(5).fill("lapsed"), null]);
  expect(await isOffered(salon, visit)).toBe(true);
});

test("a guest who starts to pay and declines gives the hour to the next, and no mail mentions an expired hour", async () => {
  const { visit, first, second } = await offeredHour(salon, 60);
  await call(salon, "createPaymentIntent", orderOf(visit), first);
  const begun = await offeredTo(salon, first);
  expect(begun).toMatchObject({ state: "open" });
  await call(salon, "declineOfferedHour", { params: { id: begun?._id ?? "" } }, first);
  // Offered, and gone before its mail is written.
  const [work] = await salon.app.engine.read
    .selectFrom("outbox")
    .selectAll()
    .where("kind", "=", "hours_freed")
    .where("done_at", "is", null)
    .orderBy("id", "desc")
    .execute();
  const { from, to, turn } = JSON.parse(work?.payload ?? "{}");
  await offerFreedHours(salon.app, { from: Number(from), to: Number(to), passedBy: Number(turn) }, "by hand");
  const held = await offeredTo(salon, second);
  expect(held).toMatchObject({ state: "open" });
  await call(salon, "declineOfferedHour", { params: { id: held?._id ?? "" } }, second);
  await salon.drain();
  expect(await mailsOf(second)).toEqual([]);
  expect(await offeredTo(salon, first)).toMatchObject({ state: "declined" });
});

test("nobody gets a message at night, and the hour is offered at eight in the morning", async () => {
  const { guest, visit, id, wish } = await takenHour(salon, 90);
  const [first] = await waitInLine(salon, wish, 1);
  const tonight = Date.parse(`${dateNow()}T22:10:00+06:00`);
  salon.clock.advance(tonight - salon.clock.now());
  await cancelVisit(salon, id, guest);
  await wait(salon, minutes(1));
  expect(await offeredTo(salon, first)).toBeNull();
  expect(await isOffered(salon, visit)).toBe(true);
  await wait(salon, tonight + hours(10) - minutes(11) - salon.clock.now());
  expect(await offeredTo(salon, first)).toBeNull();
  await wait(salon, minutes(2));
  expect(await offeredTo(salon, first)).toMatchObject({ state: "open", startsAt: visit.startsAt });
});

test("an hour that begins soon is held for ten minutes, and one within the lead time is not offered", async () => {
  const soon = await takenHour(salon, 30);
  const [first, second] = await waitInLine(salon, soon.wish, 2);
  const { leadMinutes } = await call(salon, "readSalonSettings", {}, owner);
  const startsAt = Date.parse(soon.visit.startsAt);
  salon.clock.advance(startsAt - minutes(leadMinutes + 15) - salon.clock.now());
  await cancelVisit(salon, soon.id, desk);
  await salon.drain();
  const offered = await offeredTo(salon, first);
  expect(Date.parse(offered?.until ?? "") - salon.clock.now()).toBe(minutes(10));
  await wait(salon, minutes(10));
  expect(await offeredTo(salon, first)).toMatchObject({ state: "lapsed" });
  expect(await offeredTo(salon, second)).toBeNull();
});

test("if the owner says so, the guest with the most valuable visit is asked first", async () => {
  await call(salon, "saveSalonSettings", { body: { waitingOrder: "worth" } }, owner);
  const { guest, visit, id, wish } = await takenHour(salon, 40);
  const [first] = await waitInLine(salon, wish, 1);
  const services = await call(salon, "listServices", {});
  const offers = await Promise.all(
    services.map(async ({ _id, price }) => {
      const { days } = await call(salon, "readAvailability", {
        query: { service: _id, master: visit.masterId, from: wish.dates[0] ?? "", to: wish.dates[0] ?? "" },
      });
      return { _id, price, isFree: days.some(({ slots }) => slots.length > 0) };
    }),
  );
  const dear = offers.find(({ price, isFree }) => isFree && price > visit.service.price);
  expect(dear).toBeDefined();
  const other = { ...wishFor(dear?._id ?? "", visit.masterId, visit.startsAt) };
  const [second] = await waitInLine(salon, other, 1);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  const [early, late] = [await offeredTo(salon, first), await offeredTo(salon, second)];
  await call(salon, "saveSalonSettings", { body: { waitingOrder: "first" } }, owner);
  expect([early?.state ?? null, late?.state ?? null]).toEqual([null, "open"]);
});

test("new hours and removed time off are offered, too", async () => {
  const { visit, wish } = await takenHour(salon, 40);
  const day = wish.dates[0] ?? "";
  const evening = { ...wish, hours: [{ opens: "21:00", closes: "21:30" }] };
  const [first] = await waitInLine(salon, evening, 1);
  await seeNewHours(salon.app);
  await salon.drain();
  const longer = { from: day, to: day, opens: "10:00", closes: "22:00", reason: "Eid" };
  for (const masterId of [null, visit.masterId])
    await call(salon, "createHoursException", { body: { ...longer, masterId } }, owner);
  await seeNewHours(salon.app);
  await salon.drain();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "open" });
  expect((await offeredTo(salon, first))?.startsAt.slice(0, 13)).toBe(`${day}T21`);

  const off = {
    masterId: visit.masterId,
    startsAt: `${day}T20:00:00+06:00`,
    endsAt: `${day}T21:00:00+06:00`,
  };
  const { insertedId } = await call(salon, "createTimeOff", { body: { ...off, reason: "Training" } }, desk);
  const [second] = await waitInLine(salon, { ...wish, hours: [{ opens: "20:00", closes: "20:40" }] }, 1);
  await call(salon, "deleteTimeOff", { params: { id: insertedId } }, desk);
  await salon.drain();
  expect((await offeredTo(salon, second))?.startsAt.slice(0, 13)).toBe(`${day}T20`);
});

test("a server that dies at any point loses no turn and gives no hour twice", async () => {
  const { guest, visit, id, wish } = await takenHour(salon, 40);
  const line = await waitInLine(salon, wish, 3);
  await cancelVisit(salon, id, guest);
  const from = Date.parse(visit.startsAt);
  const freed = { from, to: from + minutes(visit.service.minutes ?? 15), passedBy: 0 };
  // The server died after the hour was held and before its work was marked as done. Two servers do it all again.
  await offerFreedHours(salon.app, freed, "once");
  await Promise.all(["again", "and again"].map((cause) => offerFreedHours(salon.app, freed, cause)));
  await salon.drain();
  const states = async () =>
    await Promise.all(line.map(async (one) => (await offeredTo(salon, one))?.state ?? null));
  expect(await states()).toEqual(["open", null, null]);
  expect(await Promise.all(line.map(async (one) => (await mailsOf(one)).length))).toEqual([1, 0, 0]);
  // Nobody looked for an hour. The next server finds the hold expired and the turn queued.
  await wait(salon, hours(2));
  expect(await states()).toEqual(["lapsed", "open", null]);
});

function dateNow(): string {
  return new Date(salon.clock.now() + hours(6)).toISOString().slice(0, 10);
}
