import { statesBefore, statesOf, type Transitions } from "#domain/transitions.ts";

/**
 * How a dispute stands. An `inquiry` is a question of the card's bank: no money has moved, and it is `dropped` or becomes
 * a dispute that is `open`. Then the bank has the money until it is `won` or `lost`.
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

/** Whether nothing follows a state. */
export function isDecided(state: DisputeState): boolean {
  return disputeTransitions[state].length === 0;
}

/** The states that this one has left behind: what was told of them is over. */
export function statesLeftBy(state: DisputeState): DisputeState[] {
  return statesBefore(disputeTransitions, state);
}
