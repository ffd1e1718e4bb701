/** What the guest chose: services in order, the master or 'any' of each, and the start of an hour. */
export interface Choice {
  serviceIds: string[];
  masterIds: string[];
  startsAt: string;
}

/** An hour that is offered in place of another, with the masters of the services in order. */
export interface Alternative {
  startsAt: string;
  masterIds: string[];
}

/** Whom the salon expects, as the purchase knows it. The number is absent until it is a whole one. */
export interface Contact {
  name: string;
  number: string | undefined;
}

/** An hour that the server keeps for the guest, with the payment that it prepared. `endsAt` is on this device's clock. */
export interface Hold {
  choice: Choice;
  contact: Contact;
  purchaseId: string;
  clientSecret: string;
  total: number;
  endsAt: number;
  /** Whether it was kept longer already, which it can be once. */
  extended: boolean;
}

/** Why the guest has to act. Sentences come from the server or the card provider where they know more. */
export type Trouble =
  | { kind: "taken"; startsAt: string; alternatives: Alternative[] }
  | { kind: "no_intent"; choice: Choice }
  | { kind: "refused"; message: string; alternatives: Alternative[] }
  /** She has booked it already, in another tab. */
  | { kind: "paid_already" }
  | { kind: "hold_ended"; choice: Choice }
  /** She stopped a payment that got no answer; nothing was charged. */
  | { kind: "stopped"; choice: Choice }
  | { kind: "card"; message: string }
  | { kind: "payment"; message: string }
  | { kind: "refunded"; message: string };

/**
 * Where a checkout stands. Money can only move in `paying`; from `saving` on it has moved, and there is no way back
 * but a refund.
 */
export type CheckoutState =
  | { phase: "choosing"; held: Hold | null; trouble: Trouble | null }
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
  | { type: "paid"; transactionId: string }
  | { type: "not_saved"; message: string }
  | { type: "save_again" }
  | { type: "refunded"; message: string }
  | { type: "booked" }
  | { type: "booked_elsewhere"; purchaseId: string };

export const atStart: CheckoutState = { phase: "choosing", held: null, trouble: null };

/** The next state. An event that its phase does not expect, a late answer or a second click, changes nothing. */
export function checkout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case "chose":
      return mayChoose(state) ? { phase: "preparing", choice: event.choice, held: state.held } : state;
    case "cleared":
      return mayChoose(state) ? atStart : state;
    case "prepared":
      return state.phase === "preparing" && sameChoice(state.choice, event.held.choice)
        ? { phase: "ready", held: event.held, trouble: null }
        : state;
    case "not_prepared":
      return state.phase === "preparing" && sameChoice(state.choice, event.choice)
        ? afterRefusal(state.held, event.choice, event.trouble)
        : state;
    case "hold_ended":
      return state.phase === "ready"
        ? { phase: "choosing", held: null, trouble: { kind: "hold_ended", choice: state.held.choice } }
        : state;
    case "extended":
      return "held" in state && state.held?.purchaseId === event.purchaseId
        ? { ...state, held: { ...state.held, endsAt: event.endsAt, extended: true } }
        : state;
    case "pay":
      return state.phase === "ready" ? { phase: "paying", held: state.held } : state;
    case "updated":
      return state.phase === "paying" ? { phase: "paying", held: event.held } : state;
    case "not_paid":
      return state.phase === "paying" ? { phase: "ready", held: state.held, trouble: event.trouble } : state;
    case "lost_hour":
      return state.phase === "paying" ? { phase: "choosing", held: null, trouble: event.trouble } : state;
    case "paid":
      return state.phase === "paying"
        ? { phase: "saving", held: state.held, transactionId: event.transactionId }
        : state;
    case "not_saved":
      return state.phase === "saving" ? { ...state, phase: "unsaved", message: event.message } : state;
    case "save_again":
      return state.phase === "unsaved"
        ? { phase: "saving", held: state.held, transactionId: state.transactionId }
        : state;
    case "refunded":
      return state.phase === "saving"
        ? { phase: "choosing", held: null, trouble: { kind: "refunded", message: event.message } }
        : state;
    case "booked":
      return state.phase === "saving" ? { phase: "booked", held: state.held } : state;
    case "booked_elsewhere":
      return mayChoose(state) && state.held?.purchaseId === event.purchaseId
        ? { phase: "choosing", held: null, trouble: { kind: "paid_already" } }
        : state;
  }
}

/**
 * A refused hour leaves the guest with the one she had, if it was for the same visit. A failure without an answer may
 * have moved the hold or not: it is kept in mind, and the retry moves it.
 */
function afterRefusal(held: Hold | null, choice: Choice, trouble: Trouble): CheckoutState {
  if (held && trouble.kind === "taken" && sameVisit(held.choice, choice))
    return { phase: "ready", held, trouble };
  return { phase: "choosing", held: trouble.kind === "no_intent" ? held : null, trouble };
}

export function mayChoose(state: CheckoutState): boolean {
  return state.phase === "choosing" || state.phase === "preparing" || state.phase === "ready";
}

/** The hour that the page shows as chosen, also while it is being prepared or waits for a retry. */
export function chosenIn(state: CheckoutState): Choice | null {
  if (state.phase === "preparing") return state.choice;
  if (state.phase === "choosing") return state.trouble?.kind === "no_intent" ? state.trouble.choice : null;
  return state.held.choice;
}

/** The purchase to give up when the guest leaves: none while her money moves or has moved. */
export function releasable(state: CheckoutState): string | null {
  return mayChoose(state) ? (state.held?.purchaseId ?? null) : null;
}

export function troubleOf(state: CheckoutState): Trouble | null {
  return state.phase === "choosing" || state.phase === "ready" ? state.trouble : null;
}

export function sameChoice(one: Choice, other: Choice): boolean {
  return sameVisit(one, other) && Date.parse(one.startsAt) === Date.parse(other.startsAt);
}

function sameVisit(one: Choice, other: Choice): boolean {
  return one.masterIds.join() === other.masterIds.join() && one.serviceIds.join() === other.serviceIds.join();
}
