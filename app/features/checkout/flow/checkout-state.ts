import type { Alternative } from "#app/features/hours/Alternatives.tsx";

/** What the guest chose: services in order, a master or 'any' for each, and the start time. */
export interface Choice {
  serviceIds: string[];
  masterIds: string[];
  startsAt: string;
  /** The full price is paid now, even if the salon asks only for a deposit. */
  payAll?: boolean | undefined;
  /** Codes that take something off the price. */
  codes?: string[] | undefined;
}

/** Who comes to the visit. The number is absent until it is complete. */
export interface Contact {
  name: string;
  number: string | undefined;
}

/** A slot that the server holds for the guest, with the prepared payment. `endsAt` is on this device's clock. */
export interface Hold {
  choice: Choice;
  contact: Contact;
  purchaseId: string;
  clientSecret: string;
  total: number;
  /** Dollars charged now. */
  dueNow: number;
  /** Dollars that a gift card pays; absent if there is none. */
  credit?: number | undefined;
  endsAt: number;
  /** Whether the hold was already extended, which is possible once. */
  extended: boolean;
  /** A change to it got no answer, so the server may hold something else by now. */
  unsure?: true;
}

/** Why the guest has to act. If the server or the card provider knows more, the message is theirs. */
export type Trouble =
  | { kind: "taken"; startsAt: string; alternatives: Alternative[] }
  | { kind: "no_intent"; choice: Choice }
  | { kind: "refused"; message: string; alternatives: Alternative[] }
  /** The guest has already booked it in another tab. */
  | { kind: "paid_already" }
  | { kind: "hold_ended"; choice: Choice }
  /** The guest stopped a payment that got no answer. Nothing was charged. */
  | { kind: "stopped"; choice: Choice }
  | { kind: "card"; message: string }
  | { kind: "payment"; message: string }
  | { kind: "refunded"; message: string };

/**
 * The state of a checkout. Money can move only in `paying`. From `saving` on it has moved, and only a refund takes it
 * back.
 */
export type CheckoutState =
  | { phase: "choosing"; held: null; trouble: Trouble | null }
  | { phase: "preparing"; choice: Choice; held: Hold | null }
  | { phase: "ready"; held: Hold; trouble: Trouble | null }
  | { phase: "paying"; held: Hold }
  | { phase: "saving"; held: Hold; transactionId: string }
  | { phase: "unsaved"; held: Hold; transactionId: string; message: string }
  | { phase: "booked"; held: Hold };

export type CheckoutEvent =
  | { type: "chose"; choice: Choice }
  | { type: "cleared" }
  | { type: "prepared"; held: Hold }
  | { type: "not_prepared"; choice: Choice; trouble: Trouble }
  | { type: "hold_ended" }
  | { type: "extended"; purchaseId: string; endsAt: number }
  | { type: "pay" }
  | { type: "updated"; held: Hold }
  | { type: "not_paid"; trouble: Trouble }
  | { type: "lost_hour"; trouble: Trouble }
  | { type: "stopped"; purchaseId: string }
  | { type: "paid"; transactionId: string }
  | { type: "not_saved"; message: string }
  | { type: "save_again" }
  | { type: "refunded"; message: string }
  | { type: "booked" }
  | { type: "booked_elsewhere"; purchaseId: string };

export const atStart: CheckoutState = { phase: "choosing", held: null, trouble: null };

type Phase = CheckoutState["phase"];
type In<P extends Phase> = Extract<CheckoutState, { phase: P }>;
type Told<E extends CheckoutEvent["type"]> = Extract<CheckoutEvent, { type: E }>;
type Moves<P extends Phase> = {
  [E in CheckoutEvent["type"]]?: (state: In<P>, event: Told<E>) => CheckoutState;
};

/** The events that each phase accepts, and the states they lead to. */
const table: { [P in Phase]: Moves<P> } = {
  choosing: {
    chose: prepare,
    cleared: () => atStart,
  },
  preparing: {
    chose: prepare,
    cleared: () => atStart,
    prepared: (state, { held }) =>
      sameChoice(state.choice, held.choice) ? { phase: "ready", held, trouble: null } : state,
    not_prepared: (state, { choice, trouble }) =>
      sameChoice(state.choice, choice) ? afterRefusal(state.held, choice, trouble) : state,
    extended: keepLonger,
    booked_elsewhere: bookedAlready,
  },
  ready: {
    chose: prepare,
    cleared: () => atStart,
    hold_ended: ({ held }) => back({ kind: "hold_ended", choice: held.choice }),
    extended: keepLonger,
    pay: ({ held }) => ({ phase: "paying", held }),
    stopped: stop,
    booked_elsewhere: bookedAlready,
  },
  paying: {
    extended: keepLonger,
    updated: (_, { held }) => ({ phase: "paying", held }),
    not_paid: ({ held }, { trouble }) => ({ phase: "ready", held, trouble }),
    lost_hour: (_, { trouble }) => back(trouble),
    stopped: stop,
    paid: ({ held }, { transactionId }) => ({ phase: "saving", held, transactionId }),
  },
  saving: {
    extended: keepLonger,
    not_saved: (state, { message }) => ({ ...state, phase: "unsaved", message }),
    refunded: (_, { message }) => back({ kind: "refunded", message }),
    booked: ({ held }) => ({ phase: "booked", held }),
  },
  unsaved: {
    extended: keepLonger,
    save_again: ({ held, transactionId }) => ({ phase: "saving", held, transactionId }),
  },
  booked: { extended: keepLonger },
};

/**
 * The next state. An event that the phase does not expect, such as a late answer or a second click, changes nothing.
 */
export function checkout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const moves = table[state.phase] as Partial<
    Record<CheckoutEvent["type"], (state: CheckoutState, event: CheckoutEvent) => CheckoutState>
  >;
  return moves[event.type]?.(state, event) ?? state;
}

/** Back to the slots, with the reason. */
function back(trouble: Trouble): CheckoutState {
  return { phase: "choosing", held: null, trouble };
}

function prepare(state: In<"choosing" | "preparing" | "ready">, { choice }: Told<"chose">): CheckoutState {
  return { phase: "preparing", choice, held: state.held };
}

function keepLonger<S extends CheckoutState>(
  state: S,
  { purchaseId, endsAt }: Told<"extended">,
): CheckoutState {
  return state.held?.purchaseId === purchaseId
    ? ({ ...state, held: { ...state.held, endsAt, extended: true } } as S)
    : state;
}

/** The payment was cancelled as the guest asked, even if the card's answer came first. */
function stop(state: In<"ready" | "paying">, { purchaseId }: Told<"stopped">): CheckoutState {
  return state.held.purchaseId === purchaseId ? back({ kind: "stopped", choice: state.held.choice }) : state;
}

function bookedAlready(
  state: In<"preparing" | "ready">,
  { purchaseId }: Told<"booked_elsewhere">,
): CheckoutState {
  return state.held?.purchaseId === purchaseId ? back({ kind: "paid_already" }) : state;
}

/**
 * After a refused slot the guest keeps the former one, if it was for the same visit. A request without an answer
 * keeps the former one as well. It may or may not have moved the hold, so that is checked before the payment.
 */
function afterRefusal(held: Hold | null, choice: Choice, trouble: Trouble): CheckoutState {
  if (held && trouble.kind === "no_intent")
    return { phase: "ready", held: { ...held, unsure: true }, trouble };
  if (held && trouble.kind === "taken" && sameVisit(held.choice, choice))
    return { phase: "ready", held, trouble };
  return back(trouble);
}

export function mayChoose(state: CheckoutState): boolean {
  return state.phase === "choosing" || state.phase === "preparing" || state.phase === "ready";
}

/** The slot that the page shows as chosen, also while it is being prepared or waits for a retry. */
export function chosenIn(state: CheckoutState): Choice | null {
  if (state.phase === "preparing") return state.choice;
  if (state.phase === "choosing") return state.trouble?.kind === "no_intent" ? state.trouble.choice : null;
  return state.held.choice;
}

/** The hold that the shown price is of; null as long as what is chosen has none. */
export function holdShown(state: CheckoutState): Hold | null {
  return state.phase === "choosing" || state.phase === "preparing" ? null : state.held;
}

/** The purchase to release when the guest leaves; null while money moves or has moved. */
export function releasable(state: CheckoutState): string | null {
  return mayChoose(state) ? (state.held?.purchaseId ?? null) : null;
}

export function troubleOf(state: CheckoutState): Trouble | null {
  return state.phase === "choosing" || state.phase === "ready" ? state.trouble : null;
}

export function sameChoice(one: Choice, other: Choice): boolean {
  return (
    sameVisit(one, other) &&
    Date.parse(one.startsAt) === Date.parse(other.startsAt) &&
    Boolean(one.payAll) === Boolean(other.payAll) &&
    String(one.codes ?? []) === String(other.codes ?? [])
  );
}

function sameVisit(one: Choice, other: Choice): boolean {
  return one.masterIds.join() === other.masterIds.join() && one.serviceIds.join() === other.serviceIds.join();
}
