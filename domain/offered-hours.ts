/**
 * An offered hour is `open` while it is held for its guest, who may be paying for it; then `booked`, `lapsed` when nobody
 * answered, `declined`, or `taken_back` by the desk.
 */
export type OfferedHourState = "open" | "booked" | "lapsed" | "declined" | "taken_back";

/** Who is asked first: the guest who came first, or the one with the visit worth most. */
export const waitingOrders = ["first", "worth"] as const;
export type WaitingOrder = (typeof waitingOrders)[number];

/** So many are asked about one hour; then it is the public's. */
export const mostTurns = 5;

const minute = 60_000;
const hour = 60 * minute;
/** How long an hour is held, and how long one that is less than three hours away. */
const heldMs = 30 * minute;
const heldSoonMs = 10 * minute;
const soonMs = 3 * hour;

/** Until when an hour is held for who is asked now. */
export function heldUntil(startsAt: number, now: number): number {
  return now + (startsAt - now < soonMs ? heldSoonMs : heldMs);
}

/** Whether an hour can be accepted as long as it would be held: nothing is booked within the salon's lead time. */
export function canBeOffered(
  startsAt: number,
  { now, leadMinutes }: { now: number; leadMinutes: number },
): boolean {
  return startsAt >= heldUntil(startsAt, now) + leadMinutes * minute;
}

/** Somebody who waits. */
export interface InLine {
  id: string;
  since: number;
  worthCents: number;
}

/** Those who wait in the order in which they are asked; of equals who came first, then by id. */
export function inTurn<One extends InLine>(all: readonly One[], order: WaitingOrder): One[] {
  return all.toSorted((one, other) => compare(one, other, order));
}

/** Somebody's place among those who wait, in one of the orders. */
export interface PlaceInLine extends InLine {
  order: WaitingOrder;
}

/** Those who are asked after a place, in turn; all of them where the place is one of another order. */
export function nextInTurn<One extends InLine>(
  all: readonly One[],
  order: WaitingOrder,
  place: PlaceInLine | undefined,
): One[] {
  const turns = inTurn(all, order);
  return place?.order === order ? turns.filter((one) => compare(one, place, order) > 0) : turns;
}

function compare(one: InLine, other: InLine, order: WaitingOrder): number {
  const byWorth = order === "worth" ? other.worthCents - one.worthCents : 0;
  return byWorth || one.since - other.since || (one.id < other.id ? -1 : Number(one.id > other.id));
}
