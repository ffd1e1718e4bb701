import type { Transitions } from "#domain/transitions.ts";

/**
 * The states of a visit. It begins as `pending`, which the salon has yet to confirm, or as `confirmed` if the desk
 * books it.
 */
export const bookingStates = [
  "pending",
  "confirmed",
  "in_chair",
  "completed",
  "cancelled",
  "no_show",
] as const;
export type BookingState = (typeof bookingStates)[number];

const transitions: Transitions<BookingState> = {
  pending: ["confirmed", "in_chair", "cancelled", "no_show"],
  confirmed: ["in_chair", "cancelled", "no_show"],
  in_chair: ["completed", "confirmed"],
  completed: ["in_chair"],
  cancelled: [],
  no_show: ["confirmed"],
};

/** Whether a visit may go from one state to the other. Pages show their buttons by it, and the server enforces it. */
export function canBecome(from: BookingState, to: BookingState): boolean {
  return transitions[from].includes(to);
}

/** The states of a visit that has not begun and so can be cancelled. */
export const comingStates = bookingStates.filter((state) => canBecome(state, "cancelled"));

/** Whether a visit may still be moved to another time. */
export function mayBeMoved(state: BookingState): boolean {
  return canBecome(state, "cancelled");
}

/** Whether a visit may still be made longer or shorter, because it has not ended. */
export function mayBeResized(state: BookingState): boolean {
  return mayBeMoved(state) || canBecome(state, "completed");
}

/** The states in which the guest does not come. */
export const emptyStates = ["cancelled", "no_show"] as const satisfies BookingState[];

/** The states of a visit that is over, whether or not it took place. */
export const overStates = ["completed", ...emptyStates] as const satisfies BookingState[];

/** Whether the guest has come: the visit is under way or has taken place. */
export function hasCome(state: BookingState): boolean {
  return state === "in_chair" || state === "completed";
}

/** Whether a visit is over by its state, rather than still to come or under way. */
export function isOver(state: BookingState): boolean {
  return overStates.some((over) => over === state);
}

/** Whether a visit in this state still occupies its cells. */
export function occupiesCells(state: BookingState): boolean {
  return !emptyStates.some((empty) => empty === state);
}
