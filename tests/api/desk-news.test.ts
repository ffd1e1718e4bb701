import { expect, test } from "vitest";
import { mostNews } from "#domain/desk-news.ts";
import { raiseException } from "#server/database/exceptions.ts";
import { bookAhead, cancelVisit, otherStart } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { bookedCut, change } from "#tests/support/changes.ts";
import { days, minutes } from "#tests/support/clock.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";

const salon = givenSalon();
const mitu = givenStaff(salon);
const keya = givenStaff(salon);
const owner = givenOwner(salon);

const read = (as = mitu) => call(salon, "readDeskNews", {}, as);
const instant = () => new Date(salon.clock.now()).toISOString();

function write(message: string) {
  const from = { firstName: "Shila", lastName: "Dutta", email: "shila@example.com", mobile: "01711000000" };
  return call(salon, "createContactMessage", { body: { ...from, message } });
}

test("the bell lists what customers and visitors did, newest first, with a link to each", async () => {
  const before = (await read()).counts;
  const { id, guest, visit } = await bookAhead(salon, 60);
  salon.clock.advance(minutes(1));
  const startsAt = await otherStart(salon, visit);
  await call(salon, "moveBooking", { params: { id }, body: { startsAt } }, guest);
  salon.clock.advance(minutes(1));
  await cancelVisit(salon, id, guest);
  salon.clock.advance(minutes(1));
  await write("Do you come to Uttara for a bride?");
  const { news, counts } = await read();
  const about = { bookingId: id, search: guest.email, service_name: "Threading" };
  expect(news.slice(0, 4)).toMatchObject([
    { kind: "message", name: "Shila Dutta", text: "Do you come to Uttara for a bride?", isNew: true },
    { kind: "cancelled", ...about },
    { kind: "moved", ...about },
    { kind: "booked", ...about },
  ]);
  expect(Date.parse(news[2]?.startsAt ?? "")).toBe(Date.parse(startsAt));
  expect(counts).toEqual({ ...before, messages: before.messages + 1 });
});

test("other services at the same hour are reported as a change, not a move", async () => {
  const { id, guest, thread } = await bookedCut(salon, owner);
  salon.clock.advance(minutes(1));
  await change(salon, id, { serviceIds: [thread._id] }, guest);
  const { news } = await read();
  expect(news.filter(({ bookingId }) => bookingId === id)).toMatchObject([
    { kind: "changed", service_name: "Threading" },
    { kind: "booked" },
  ]);
});

test("the desk's own actions do not ring the bell", async () => {
  const { id } = await bookAtDesk(salon, keya);
  const booked = await bookAhead(salon, 60);
  await cancelVisit(salon, booked.id, keya);
  const { news } = await read();
  expect(news.filter(({ bookingId }) => bookingId === id)).toEqual([]);
  expect(news.filter(({ bookingId }) => bookingId === booked.id).map(({ kind }) => kind)).toEqual(["booked"]);
});

test("each person has their own bell, which remembers when it was last opened", async () => {
  expect((await read()).unseen).toBeGreaterThan(0);
  await call(salon, "markNewsSeen", { body: { until: instant() } }, mitu);
  expect(await read()).toMatchObject({ unseen: 0 });
  expect((await read(keya)).unseen).toBeGreaterThan(0);
  salon.clock.advance(minutes(1));
  await write("One more thing.");
  const { news, unseen } = await read();
  expect(unseen).toBe(1);
  expect(news.filter(({ isNew }) => isNew)).toMatchObject([{ text: "One more thing." }]);
});

test("an older page does not make seen news unseen, and the future can't be seen", async () => {
  await call(salon, "markNewsSeen", { body: { until: instant() } }, mitu);
  const older = new Date(salon.clock.now() - days(1)).toISOString();
  expect(await call(salon, "markNewsSeen", { body: { until: older } }, mitu)).toEqual({ modifiedCount: 0 });
  expect((await read()).unseen).toBe(0);
  await call(salon, "markNewsSeen", { body: { until: "2999-01-01T00:00:00Z" } }, mitu);
  salon.clock.advance(minutes(1));
  await write("And another.");
  expect((await read()).unseen).toBe(1);
});

test("when two tabs open the bell at once, the later time counts", async () => {
  const [early, late] = [salon.clock.now() + 1_000, salon.clock.now() + 2_000];
  salon.clock.advance(minutes(1));
  const mark = (at: number) =>
    call(salon, "markNewsSeen", { body: { until: new Date(at).toISOString() } }, mitu);
  await Promise.all([mark(late), mark(early), mark(late), mark(early)]);
  const row = await salon.app.engine.read
    .selectFrom("users")
    .select("news_seen_at")
    .where("id", "=", mitu.userId)
    .executeTakeFirstOrThrow();
  expect(Number(row.news_seen_at)).toBe(late);
});

test("money that needs the owner is only reported to the owner, while it is open", async () => {
  const about = { kind: "foreign_intent", cause: "foreign:pi_bell", subjectId: "pi_bell" } as const;
  await raiseException(salon.app.engine.write, about, salon.clock.now());
  expect((await read()).counts.exceptions).toBe(0);
  expect((await read()).news.filter(({ kind }) => kind === "money")).toEqual([]);
  const { news, counts } = await read(owner);
  const told = news.find(({ exception }) => exception?.about.transactionId === "pi_bell");
  expect(told).toMatchObject({ kind: "money", exception: { kind: "foreign_intent", action: "note" } });
  await call(salon, "resolveException", { params: { id: told?._id ?? "" }, body: { action: "note" } }, owner);
  const after = await read(owner);
  expect(after.counts.exceptions).toBe(counts.exceptions - 1);
  expect(after.news.some(({ _id }) => _id === told?._id)).toBe(false);
});

test("an answered message no longer waits, and news end after a week or at their limit", async () => {
  const waiting = (await read()).counts.messages;
  const [message] = await call(salon, "listContactMessages", { query: {} }, mitu);
  const handle = { params: { id: message?._id ?? "" }, body: { handled: true } };
  await call(salon, "handleContactMessage", handle, mitu);
  expect((await read()).counts.messages).toBe(waiting - 1);
  const rows = Array.from({ length: mostNews + 5 }, (_, index) => ({
    id: `m${index}`,
    first_name: "Many",
    last_name: "People",
    email: "many@example.com",
    mobile: "01711000000",
    message: "x".repeat(4000),
    created_at: salon.clock.now() + index,
    handled_at: null,
  }));
  await salon.app.engine.write.insertInto("contact_messages").values(rows).execute();
  const { news, unseen } = await read();
  expect(news).toHaveLength(mostNews);
  expect(unseen).toBe(mostNews);
  expect(news[0]?.text).toHaveLength(120);
  salon.clock.advance(days(8));
  expect((await read()).news).toEqual([]);
});
