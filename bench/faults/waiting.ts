import { servicesWith } from "#domain/availability/services-with.ts";
import { countPassed, hourToOffer } from "#domain/hour-to-offer.ts";
import { internationalMobile } from "#domain/mobile.ts";
import { mostTurns } from "#domain/offered-hours.ts";
import { hoursFor } from "#domain/waiting.ts";
import { readDiaryOfDates } from "#server/database/diary.ts";
import { listOfferedBefore, listPassedHours } from "#server/database/offered-hours.ts";
import { listWaiting, type WaitingGuest } from "#server/database/waiting.ts";
import { askSalon, callSalon } from "./calls.ts";
import type { Guest, Promises } from "./guest.ts";
import type { Stage } from "./stage.ts";

/** Joins the waiting list for a taken hour. Sometimes declines an offer, or leaves the list. */
export async function waitForHour(guest: Guest): Promise<null> {
  const { stage, person, random, promises } = guest;
  const { status, body } = await callSalon(stage, "joinWaitingList", person, { body: wishOf(guest) });
  if (status === 201) promises.waiting.add(String(body.insertedId));
  const mine = (await askSalon(stage, "listMyWaiting", person)) ?? [];
  for (const { _id: id, state, offered } of mine) {
    if (state === "waiting" && random.chance(0.1))
      await callSalon(stage, "endWaiting", person, { params: { id } });
    if (offered?.state === "open" && random.chance(0.3))
      await callSalon(stage, "declineOfferedHour", person, { params: { id: offered._id } });
  }
  return null;
}

/** The desk puts a caller on the list, and books when a caller accepts. */
export async function serveWaiting(desk: Guest): Promise<void> {
  const { stage, person, random, promises } = desk;
  promises.desk.callers += 1;
  const number = `0190${String(1_000_000 + promises.desk.callers)}`;
  const caller = { ...wishOf(desk), name: `Waiting ${promises.desk.callers}`, number };
  const { status, body } = await callSalon(stage, "addWaitingGuest", person, { body: caller });
  if (status === 201) promises.waiting.add(String(body.insertedId));
  const list = await askSalon(stage, "listWaiting", person, { query: { limit: "100" } });
  for (const { _id: id, offered, fits } of list?.entries ?? []) {
    if (offered?.state === "open" && random.chance(0.3)) {
      const booked = await callSalon(stage, "bookOfferedHour", person, { params: { id: offered._id } });
      if (booked.status === 201) promises.booked.add(String(booked.body.insertedId));
    } else if (fits && random.chance(0.2))
      await callSalon(stage, "offerHour", person, { params: { id }, body: { startsAt: fits.startsAt } });
  }
}

/** An hour that is held for a customer on the waiting list, in the form that an order needs. */
export async function pickOffered({ stage, person }: Guest) {
  const mine = (await askSalon(stage, "listMyWaiting", person)) ?? [];
  return mine.find(({ offered }) => offered?.state === "open")?.offered ?? undefined;
}

function wishOf({ random, menu }: Guest) {
  const { serviceId, starts } = random.pick(menu.offers);
  const startsAt = random.pick(starts);
  const opens = startsAt.slice(11, 16);
  const closes = `${opens.slice(0, 3)}${String(Number(opens.slice(3)) + 5).padStart(2, "0")}`;
  return { serviceIds: [serviceId], dates: [startsAt.slice(0, 10)], hours: [{ opens, closes }] };
}

/**
 * Checks what must hold for the waiting list. No entry is lost, and none has two hours. An offered hour has its hold. A
 * free hour was offered to everyone who waits for it, or to as many as are asked at a time.
 */
export async function judgeWaiting(stage: Stage, { waiting }: Promises): Promise<string[]> {
  const db = stage.engine.read;
  const entries = await db.selectFrom("waiting").select(["id", "state", "booking_id"]).execute();
  const offered = await db
    .selectFrom("offered_hours as offered")
    .leftJoin("holds", "holds.purchase_id", "offered.purchase_id")
    .select(["offered.id", "offered.waiting_id", "offered.state", "offered.turn", "holds.state as hold"])
    .execute();
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const open = Map.groupBy(
    offered.filter(({ state }) => state === "open"),
    ({ waiting_id }) => waiting_id,
  );
  return [
    ...[...waiting].filter((id) => !known.has(id)).map((id) => `entry ${id} of the waiting list is gone`),
    ...entries
      .filter(({ state, booking_id: bookingId }) => (state === "booked") !== (bookingId !== null))
      .map(({ id, state }) => `entry ${id} is ${state}, which its visit is not`),
    ...[...open].filter(([, all]) => all.length > 1).map(([id]) => `entry ${id} is held two hours`),
    ...offered
      .filter(({ state, hold }) => state === "open" && hold !== "active" && hold !== "expiring")
      .map(({ id, hold }) => `offered hour ${id} is open and its hold is ${hold}`),
    ...offered
      .filter(({ state, waiting_id }) => state === "booked" && known.get(waiting_id)?.state === "waiting")
      .map(({ id }) => `offered hour ${id} is booked and its guest still waits`),
    ...offered
      .filter(({ turn }) => turn > mostTurns)
      .map(({ id }) => `offered hour ${id} came after five others`),
    ...(await listForgotten(stage)),
    ...(await listUnqueued(stage)),
  ];
}

/** Free hours that somebody on the list was never offered, although fewer were asked than may be. */
async function listForgotten(stage: Stage): Promise<string[]> {
  const { engine, now } = stage;
  const entries = await listReachable(stage);
  return await engine.snapshot(async (db) => {
    const dates = entries.flatMap((entry) => entry.dates).toSorted();
    const [from, to] = [dates[0], dates.at(-1)];
    if (from === undefined || to === undefined) return [];
    const diary = await readDiaryOfDates(db, { from, to }, { now: now() });
    const whole = { from: now(), to: now() + 100 * 86_400_000 };
    const passed = await listPassedHours(db, whole);
    const before = await listOfferedBefore(
      db,
      entries.map(({ id }) => id),
    );
    return entries.flatMap((entry) => {
      const wish = { ...entry, services: servicesWith(entry.service_ids, entry.masters) };
      const hours = hoursFor(diary, wish, entry.dates);
      const missed = hourToOffer({ hours, offered: before.get(entry.id) ?? [] }, whole, {
        now: now(),
        leadMinutes: diary.salon.leadMinutes,
        passedBy: (hour) => countPassed(passed, hour),
      });
      return missed ? [`entry ${entry.id} was never offered ${new Date(missed.startsAt).toISOString()}`] : [];
    });
  });
}

/** The entries of the list, without those that can only be reached by a number that has answered STOP in this round. */
async function listReachable({ engine, texts }: Stage): Promise<WaitingGuest[]> {
  const stopped = new Set(texts?.answers.filter(({ wants }) => wants === "stop").map(({ number }) => number));
  const unproved = await engine.read
    .selectFrom("users")
    .select(["id", "proved_mobile"])
    .where("email_verified", "=", 0)
    .execute();
  const numbers = new Map(unproved.map(({ id, proved_mobile }) => [id, proved_mobile]));
  const entries = await listWaiting(engine.read, { limit: 1_000 });
  return entries.filter(({ user_id: userId, email, phone }) => {
    const number = userId === null && email === "" ? internationalMobile(phone) : numbers.get(userId ?? "");
    return !stopped.has(number ?? "");
  });
}

/** Offered hours for which no notice was ever queued. */
async function listUnqueued({ engine }: Stage): Promise<string[]> {
  const works = await engine.read.selectFrom("outbox").select("cause").execute();
  const causes = new Set(works.map(({ cause }) => cause));
  const offered = await engine.read.selectFrom("offered_hours").select("id").execute();
  return offered
    .filter(({ id }) => !causes.has(`hour_offered:${id}`))
    .map(({ id }) => `offered hour ${id} was to be told to nobody`);
}
