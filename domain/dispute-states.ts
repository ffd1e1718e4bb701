import { statesBefore, statesOf, type Transitions } from "#domain/transitions.ts";

/**
 * The state of a dispute. An `inquiry` is a question from the cardholder's bank: no money has moved, and it is either
 * `dropped` or becomes an `open` dispute. The bank then keeps the money until it is `won` or `lost`.
 */
export type DisputeState = "inquiry" | "open" | "dropped" | "won" | "lost";

export const disputeTransitions: Transitions<DisputeState> = {
  inquiry: ["open", "dropped", "won", "lost"],
  open: ["won", "lost"],
  dropped: [],
  won: [],
  lost: [],
};

export const disputeStates = statesOf(disputeTransitions);

/** Whether a state is final. */
export function isDecided(state: DisputeState): boolean {
  return disputeTransitions[state].length === 0;
}

/** The earlier states that this one ends. Notices about them are obsolete. */
export function statesLeftBy(state: DisputeState): DisputeState[] {
  return statesBefore(disputeTransitions, state);
}
