import type { Answer } from "#contract/calls.ts";
import { callSalon } from "./calls.ts";
import { changeVisit } from "./changes.ts";
import { codes } from "./codes.ts";
import { giveBackGiftCard, listPaidByCredit, pickGift, sellGiftCard } from "./gifts.ts";
import type { Guest } from "./guest.ts";
import { bookWithSession, giveBackPackage, sellPackage } from "./packages.ts";
import { cancelAtDesk, closeDay, handBack, readDue, reverseHandBack, reverseTip } from "./till.ts";
import { answers } from "./trouble.ts";
import { serveWaiting } from "./waiting.ts";

/** What the salon has acknowledged to the front desk. */
export interface DeskPromises {
  /** How many guests it has tried to add. */
  callers: number;
  /** Guests as they were added, by id. Only a merge changes their names. */
  guests: Map<string, { name: string; number: string }>;
  /** Merges that still stand, as far as the desk knows. */
  merges: string[];
  notes: Set<string>;
  /** How many visits each sent row has, by the name under which it was booked. */
  rows: Map<string, number>;
}

const fiveMinutes = 300_000;

/**
 * The front desk: guests, phone bookings, rows, lengths, merges, notes and payments at the salon, sometimes several at
 * once.
 */
export async function runFrontDesk(desk: Guest, until: () => boolean): Promise<void> {
  while (!until()) {
    await desk.stage.whenUp();
    await answers(desk.stage, desk.random.between(2, 7), until);
    const act = desk.random.choose<() => Promise<unknown>>([
      [15, () => writeGuest(desk)],
      [20, () => bookByPhone(desk)],
      [12, () => bookRow(desk)],
      [20, () => changeLength(desk)],
      [12, () => confirmSeveral(desk)],
      [18, () => merge(desk)],
      [14, () => takeBack(desk)],
      [8, () => note(desk)],
      [25, () => takeRest(desk)],
      [40, () => payAndGiveUp(desk)],
      [10, () => cancelAtDesk(desk)],
      [15, () => handBack(desk)],
      [12, () => reverseHandBack(desk)],
      [8, () => reverseTip(desk)],
      [3, () => closeDay(desk)],
      [12, () => receive(desk)],
      [25, () => changeOne(desk)],
      [10, () => sellGiftCard(desk)],
      [6, () => giveBackGiftCard(desk)],
      [8, () => sellPackage(desk)],
      [20, () => bookWithSession(desk)],
      [5, () => giveBackPackage(desk)],
      [10, () => serveWaiting(desk)],
    ]);
    await act();
  }
}

async function writeGuest({ stage, person, promises }: Guest): Promise<void> {
  promises.desk.callers += 1;
  const { callers } = promises.desk;
  const body = { name: `Caller ${callers}`, number: `0180${String(1_000_000 + callers)}` };
  const { status, body: made } = await callSalon(stage, "createGuest", person, { body });
  if (status === 200 || status === 201) promises.desk.guests.set(String(made.insertedId), body);
}

/** @returns the id of the visit, if it was answered */
async function bookByPhone({ stage, person, random, menu, promises }: Guest): Promise<string | undefined> {
  const [guestId, about] = random.pick([...promises.desk.guests, [undefined, walkIn] as const]);
  const offer = random.pick(menu.offers);
  const starts = random.chance(0.4) && offer.today.length > 0 ? offer.today : offer.starts;
  const order = { serviceIds: [offer.serviceId], masterId: "any", startsAt: random.pick(starts) };
  const code = random.chance(0.4) && { code: random.pick(codes) };
  const body = {
    ...about,
    ...order,
    ...code,
    ...(guestId !== undefined && { guestId }),
    byText: random.chance(0.5),
    key: crypto.randomUUID(),
  };
  const send = () => callSalon(stage, "createDeskBooking", person, { body });
  const answers = await Promise.all(random.chance(0.3) ? [send(), send()] : [send()]);
  const ids = answers.flatMap(({ status, body: made }) =>
    status === 200 || status === 201 ? String(made.insertedId) : [],
  );
  for (const id of ids) promises.booked.add(id);
  return ids[0];
}

const walkIn = { name: "Walk-in", number: "01800000000" };

/** Books a row as the dialog does: it checks the row first, and picks another hour for what does not fit. */
async function bookRow({ stage, person, random, menu, promises }: Guest): Promise<void> {
  const offer = random.pick(menu.offers);
  const starts = new Set([random.pick(offer.starts), random.pick(offer.starts), random.pick(offer.starts)]);
  const serviceIds = [offer.serviceId];
  const asked = { serviceIds, masterId: "any", startsAt: [...starts] };
  const checked = await callSalon(stage, "checkRow", person, { body: asked });
  if (checked.status !== 200 || !Array.isArray(checked.body)) return;
  const visits = (checked.body as Answer<"checkRow">).flatMap(({ fits, startsAt, masterIds, waysOut }) => {
    const [way] = waysOut;
    return fits
      ? [{ startsAt, masterIds }]
      : way
        ? [{ startsAt: way.startsAt, masterIds: way.masterIds }]
        : [];
  });
  if (visits.length === 0) return;
  const key = crypto.randomUUID();
  const name = `Row ${key.slice(0, 8)}`;
  const body = { key, name, number: "01800000001", serviceIds, visits };
  promises.desk.rows.set(name, visits.length);
  const send = () => callSalon(stage, "createRow", person, { body });
  const answers = await Promise.all(random.chance(0.3) ? [send(), send()] : [send()]);
  for (const { status, body: made } of answers) {
    const ids = status === 200 || status === 201 ? made.insertedIds : [];
    if (Array.isArray(ids)) for (const id of ids) promises.booked.add(String(id));
  }
}

async function changeLength({ stage, person, random, promises }: Guest): Promise<void> {
  const id = random.pick(["", ...promises.booked]);
  const visits = stage.engine.read.selectFrom("bookings").select("ends_at").where("id", "=", id);
  const ends = (await visits.executeTakeFirst())?.ends_at;
  if (!ends) return;
  const send = () => {
    const endsAt = new Date(ends + random.between(-4, 6) * fiveMinutes).toISOString();
    return callSalon(stage, "changeLength", person, { params: { id }, body: { endsAt } });
  };
  await Promise.all(random.chance(0.3) ? [send(), send()] : [send()]);
}

async function confirmSeveral({ stage, person, random, promises }: Guest): Promise<void> {
  const some = [...promises.booked].filter(() => random.chance(0.3)).slice(0, 8);
  if (some.length > 0) await callSalon(stage, "confirmBookings", person, { body: { ids: some } });
}

async function merge({ stage, person, random, promises }: Guest): Promise<void> {
  const ids = [...promises.desk.guests.keys()];
  if (ids.length < 2) return;
  const [id, otherId] = [random.pick(ids), random.pick(ids)];
  const which = () => random.pick(["this", "other"] as const);
  const body = { otherId, name: which(), number: which() };
  const { status, body: made } = await callSalon(stage, "mergeGuests", person, { params: { id }, body });
  if (status === 200 || status === 201) promises.desk.merges.push(String(made.mergeId));
}

async function takeBack({ stage, person, random, promises }: Guest): Promise<void> {
  const { merges } = promises.desk;
  if (merges.length === 0) return;
  const id = random.pick(merges);
  const { status } = await callSalon(stage, "unmergeGuests", person, { params: { id } });
  if (status === 200) merges.splice(merges.indexOf(id), 1);
}

async function changeOne(desk: Guest): Promise<void> {
  const byCredit = desk.random.chance(0.6) ? await listPaidByCredit(desk) : [];
  const id = desk.random.pick(byCredit.length > 0 ? byCredit : ["", ...desk.promises.booked]);
  if (id !== "") await changeVisit(desk, id);
}

/** The tip that every guest gives, in dollars. It is recorded once. */
export const tip = 3;

/** Marks a guest of today as arrived or gone. From then on, a tip can be recorded. */
async function receive({ stage, person, random, promises }: Guest): Promise<void> {
  const dayMs = 86_400_000;
  const today = await stage.engine.read
    .selectFrom("bookings")
    .select("id")
    .where("starts_at", "<", stage.now() + dayMs)
    .where("state", "in", ["pending", "confirmed", "in_chair"])
    .execute();
  const ids = today.map(({ id }) => id).filter((id) => promises.booked.has(id));
  if (ids.length === 0) return;
  const params = { id: random.pick(ids) };
  const to = random.choose([
    [10, "confirmed"],
    [60, "in_chair"],
    [30, "completed"],
  ]);
  await callSalon(stage, "changeBookingState", person, { params, body: { to } });
}

/**
 * Takes what is due for a visit: sometimes an amount seen earlier, sometimes partly from a gift card, sometimes twice
 * at once. Sometimes undoes it.
 */
async function takeRest(desk: Guest, id = desk.random.pick(["", ...desk.promises.booked])): Promise<void> {
  const { stage, person, random } = desk;
  if (id === "") return;
  const params = { id };
  const seenCents = await readDue(desk, id);
  const take = () => {
    const code = random.chance(0.3) ? pickGift(desk) : undefined;
    const giftCard = code !== undefined && { giftCard: { code, amount: random.pick([1, 3, 6]) } };
    const restCents = Math.max(0, seenCents - (giftCard ? 100 * giftCard.giftCard.amount : 0));
    const due = random.chance(0.5) && { due: restCents / 100 };
    const method = random.pick(["cash", "other"]);
    const body = { method, ...due, ...(random.chance(0.4) && { tip }), ...giftCard };
    return callSalon(stage, "recordPayment", person, { params, body });
  };
  await Promise.all(random.chance(0.3) ? [take(), take()] : [take()]);
  if (random.chance(0.2))
    await callSalon(stage, "reversePayment", person, { params, body: { reason: "By mistake" } });
}

/**
 * A guest of the phone pays at the desk. Then they sit down, and their tip is a mistake, or they give up the visit, and
 * what goes back is written down by mistake or goes back later.
 */
async function payAndGiveUp(desk: Guest): Promise<void> {
  const { stage, person, random } = desk;
  const id = await bookByPhone(desk);
  if (id === undefined) return;
  const sitsDown = random.chance(0.3);
  const body = { to: sitsDown ? "in_chair" : "confirmed" };
  await callSalon(stage, "changeBookingState", person, { params: { id }, body });
  await takeRest(desk, id);
  if (sitsDown) return await reverseTip(desk, [id]);
  await cancelAtDesk(desk, id);
  if (random.chance(0.7)) await reverseHandBack(desk, id);
  if (random.chance(0.7)) await handBack(desk, id);
}

async function note({ stage, person, random, promises }: Guest): Promise<void> {
  const ids = [...promises.desk.guests.keys()];
  if (ids.length === 0) return;
  const body = { note: "Likes the window.", pinned: random.chance(0.5) };
  const params = { id: random.pick(ids) };
  const { status, body: made } = await callSalon(stage, "createGuestNote", person, { params, body });
  if (status === 200 || status === 201) promises.desk.notes.add(String(made.insertedId));
}
