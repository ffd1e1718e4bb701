import type { Answer } from "#contract/calls.ts";
import { localDate } from "#domain/time/dates.ts";
import { readSalon } from "#server/database/salon.ts";
import { sumTips } from "#server/database/salon-payments.ts";
import { tellHandedBack } from "#server/usecases/visits/hand-back.ts";
import { moneyAtSalonOf, readPaidAtSalon } from "#server/usecases/visits/money-at-salon.ts";
import { askSalon, callSalon, type Reply } from "./calls.ts";
import { type Guest, noteCancelled, type Promises } from "./guest.ts";

/**
 * What the salon has acknowledged about money that went back at the desk. Sums are cents, by the visit's id or, for a
 * refund that failed, by its payment's intent.
 */
export interface TillPromises {
  handedBack: Map<string, number>;
  /** Hand-backs that were taken back as mistakes. */
  reversed: Map<string, number>;
  tipsReversed: Map<string, number>;
  /** Where an answer was lost: the books may have more than was acknowledged. */
  unsure: Set<string>;
}

/** The promises at the start: none. */
export function noTill(): TillPromises {
  return { handedBack: new Map(), reversed: new Map(), tipsReversed: new Map(), unsure: new Set() };
}

type Told = Exclude<keyof TillPromises, "unsure">;

function note(till: TillPromises, what: Told, about: string, cents: number, { status }: Reply): void {
  if (status === 200) till[what].set(about, (till[what].get(about) ?? 0) + cents);
  else if (status === 0 || status >= 500) till.unsure.add(about);
}

/** Records what a cancellation by the desk has promised. @param waits whether the money waits for the guest */
export function noteDeskCancelled(promises: Promises, id: string, reply: Reply, waits = false): void {
  noteCancelled(promises, id, reply);
  if (waits) return;
  note(promises.till, "handedBack", id, Math.round(Number(reply.body.atSalon ?? 0) * 100), reply);
}

/** What a visit owes, in cents, as the desk's page showed it at some time. */
export async function readDue({ stage }: Guest, id: string): Promise<number> {
  const visit = await stage.engine.read
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!visit) return 0;
  const thereCents = await readPaidAtSalon(stage.engine.read, id);
  return moneyAtSalonOf(visit, thereCents).dueCents;
}

const methods = ["cash", "machine", "other"] as const;

/** Any visit that was booked; empty if none was. */
function anyVisit({ random, promises }: Guest): string {
  return random.pick(["", ...promises.booked]);
}

/** Cancels a visit, and hands back at once what was paid at the desk, as it was paid or otherwise, or lets it wait. */
export async function cancelAtDesk(desk: Guest, id = anyVisit(desk)): Promise<void> {
  const { stage, person, random, promises } = desk;
  if (id === "") return;
  const by = random.pick(["salon", "customer"] as const);
  const waits = random.chance(0.3);
  const how = waits ? { waits } : random.chance(0.6) ? { method: random.pick(methods) } : {};
  const body = { by, ...how };
  noteDeskCancelled(
    promises,
    id,
    await callSalon(stage, "cancelBooking", person, { params: { id }, body }),
    waits,
  );
}

/** Hands back what waits for a guest, sometimes twice at once. @param only of this visit; any if absent */
export async function handBack({ stage, person, random, promises }: Guest, only?: string): Promise<void> {
  const waiting = await stage.engine.read
    .selectFrom("bookings")
    .select(["id", "hand_back_cents as cents"])
    .where("hand_back_cents", ">", 0)
    .execute();
  const some = waiting.filter(({ id }) => only === undefined || id === only);
  if (some.length === 0) return;
  const { id, cents } = random.pick(some);
  const body = { amount: cents / 100, method: random.pick(methods) };
  const send = () => callSalon(stage, "handBack", person, { params: { id }, body });
  for (const reply of await Promise.all(random.chance(0.4) ? [send(), send()] : [send()]))
    note(promises.till, "handedBack", id, cents, reply);
}

/**
 * Says that something was not handed back after all, sometimes twice at once.
 * @param only of this visit; any if absent
 */
export async function reverseHandBack(
  { stage, person, random, promises }: Guest,
  only?: string,
): Promise<void> {
  const db = stage.engine.read;
  const told = [...(await tellHandedBack(db, await readSalon(db), stage.now()))];
  const handed = told.filter(([id]) => only === undefined || id === only);
  if (handed.length === 0) return;
  const [id, cents] = random.pick(handed);
  const body = { amount: cents / 100 };
  const send = () => callSalon(stage, "reverseHandBack", person, { params: { id }, body });
  for (const reply of await Promise.all(random.chance(0.4) ? [send(), send()] : [send()]))
    note(promises.till, "reversed", id, cents, reply);
}

/** Takes a tip back alone, sometimes twice at once. @param visits of one of these */
export async function reverseTip(
  { stage, person, random, promises }: Guest,
  visits: Iterable<string> = promises.booked,
): Promise<void> {
  const tips = [...(await sumTips(stage.engine.read, [...visits]))];
  if (tips.length === 0) return;
  const [id, cents] = random.pick(tips);
  const send = () =>
    callSalon(stage, "reverseTip", person, { params: { id }, body: { amount: cents / 100 } });
  for (const reply of await Promise.all(random.chance(0.4) ? [send(), send()] : [send()]))
    note(promises.till, "tipsReversed", id, cents, reply);
}

type Inbox = Answer<"listExceptions">["exceptions"];

/** Hands back at the salon what a refund that failed was to give, sometimes twice at once. */
export async function handRefundBack(
  { stage, person, random, promises }: Guest,
  { _id: id, handBack: amount = 0, about }: Inbox[number],
): Promise<void> {
  const body = { action: "hand_back" as const, handedBack: { amount, method: random.pick(methods) } };
  const send = () => callSalon(stage, "resolveException", person, { params: { id }, body });
  for (const reply of await Promise.all(random.chance(0.4) ? [send(), send()] : [send()]))
    note(promises.till, "handedBack", about.transactionId ?? "", Math.round(amount * 100), reply);
}

/** Says of a refund that it was not handed back after all, sometimes twice at once. */
export async function reverseRefundHandBack(
  { stage, person, random, promises }: Guest,
  { _id: id, handedBack: amount = 0, about }: Inbox[number],
): Promise<void> {
  const send = () => callSalon(stage, "reverseRefundHandBack", person, { params: { id }, body: { amount } });
  for (const reply of await Promise.all(random.chance(0.4) ? [send(), send()] : [send()]))
    note(promises.till, "reversed", about.transactionId ?? "", Math.round(amount * 100), reply);
}

/** Counts the till and closes a day, as the books have it. @param dayMs from today, negative for a day before */
export async function closeDay({ stage, person }: Guest, dayMs = 0): Promise<void> {
  const { zone } = await readSalon(stage.engine.read);
  const date = localDate(stage.now() + dayMs, zone);
  const day = await askSalon(stage, "readDailyClose", person, { query: { date } });
  if (day?.state !== "open") return;
  const { desk, morning } = day;
  const cash = Math.max(0, Math.round(((morning ?? 0) + desk) * 100) / 100);
  const body = { date, desk, morning: morning ?? 0, cash, other: 0, left: 0, reason: "Counted" };
  await callSalon(stage, "closeDay", person, { body });
}
