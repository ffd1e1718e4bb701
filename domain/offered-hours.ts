import { hourMs, minuteMs } from "#domain/time/durations.ts";

/**
 * An offered hour is `open` while it is held for its guest, who may be paying for it. It ends as `booked`, as
 * `lapsed` when nobody answered, as `declined`, or as `taken_back` by the desk.
 */
export type OfferedHourState = "open" | "booked" | "lapsed" | "declined" | "taken_back";

/** Who is asked first: the guest who joined first, or the one with the most valuable visit. */
export const waitingOrders = ["first", "worth"] as const;
export type WaitingOrder = (typeof waitingOrders)[number];

/** The most people who are asked about one slot before it goes to the public. */
export const mostTurns = 5;

/** How long a slot is held, and how long if it is less than three hours away. */
const heldMs = 30 * minuteMs;
const heldSoonMs = 10 * minuteMs;
const soonMs = 3 * hourMs;

/** Until when a slot is held for the person who is asked now. */
export function heldUntil(startsAt: number, now: number): number {
  return now + (startsAt - now < soonMs ? heldSoonMs : heldMs);
}

/** Whether a slot can still be accepted when its hold ends, since nothing is booked within the salon's lead time. */
export function canBeOffered(
  startsAt: number,
  { now, leadMinutes }: { now: number; leadMinutes: number },
): boolean {
  return startsAt >= heldUntil(startsAt, now) + leadMinutes * minuteMs;
}

/** A person on the waiting list. */
export interface InLine {
  id: string;
  since: number;
  worthCents: number;
}

/**
 * People on the waiting list in the order in which they are asked. Between equals, the earlier to join comes first,
 * then the lower id.
 */
export function inTurn<One extends InLine>(all: readonly One[], order: WaitingOrder): One[] {
  return all.toSorted((one, other) => compare(one, other, order));
}

/** A person's place on the waiting list, in one of the orders. */
export interface PlaceInLine extends InLine {
  order: WaitingOrder;
}

/** Those asked after a place, in turn. Everyone if the place belongs to another order. */
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
