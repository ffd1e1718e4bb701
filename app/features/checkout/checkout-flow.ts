import {
  atStart,
  type CheckoutEvent,
  type CheckoutState,
  type Choice,
  type Contact,
  checkout,
  type Hold,
  releasable,
  sameChoice,
} from "#app/features/checkout/checkout-state.ts";
import { holdEnd } from "#app/features/checkout/hold-clock.ts";
import { intentTrouble, isRefunded } from "#app/features/checkout/refusals.ts";
import { explain } from "#app/lib/explain.ts";
import type { NewBooking } from "#contract/bookings.ts";
import type { PaymentIntentAnswer, PaymentIntentRequest } from "#contract/payments.ts";

/** What is bought and by whom, as the page shows it. `price` is the dollars that the guest sees. */
export interface Order {
  contact: Contact;
  price: number;
}

export type Charge =
  | { ok: true; transactionId: string }
  | { ok: false; kind: "card" | "payment"; message: string }
  /** The payment was cancelled meanwhile, and its hour given up: by its end, or for one chosen in another tab. */
  | { ok: false; kind: "ended" }
  /** She did not wait for the bank's answer, and its payment was cancelled. */
  | { ok: false; kind: "stopped" };

export interface CheckoutPorts {
  createIntent(request: PaymentIntentRequest): Promise<PaymentIntentAnswer>;
  release(purchaseId: string): Promise<{ deletedCount: number }>;
  extend(purchaseId: string): Promise<{ holdEndsAt: string }>;
  createBooking(booking: NewBooking): Promise<unknown>;
  /** Free hours may have changed: read them again. */
  refreshSlots(): void;
  now(): number;
}

export type CheckoutFlow = ReturnType<typeof createCheckoutFlow>;

/** Runs a checkout: every call it makes is one transition of the state machine, and its answer another. */
export function createCheckoutFlow(ports: CheckoutPorts) {
  const listeners = new Set<() => void>();
  let state: CheckoutState = atStart;
  let lastIntent: Promise<unknown> = Promise.resolve();
  let stop: (() => void) | null = null;
  const extended = new Set<string>();

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Holds an hour and prepares its payment; a hold of another hour moves. */
    async choose(choice: Choice, order: Order): Promise<void> {
      if (!send({ type: "chose", choice })) return;
      await inTurn(() => prepare(choice, order));
    },
    /** Takes up a hold that the server still keeps: of this page before it was loaded again, or of another tab. */
    async resume(
      kept: { purchaseId: string; choice: Choice; extended: boolean },
      order: Order,
    ): Promise<void> {
      if (kept.extended) extended.add(kept.purchaseId);
      if (state === atStart) await this.choose(kept.choice, order);
    },
    /** Gives up the hour, when the page is left too; one whose payment is under way or done stays. */
    clear() {
      const purchaseId = releasable(state);
      if (send({ type: "cleared" }) && purchaseId) void release(purchaseId);
    },
    endHold() {
      if (send({ type: "hold_ended" })) ports.refreshSlots();
    },
    /** Keeps the held hour longer, once. @throws what the server refuses it with */
    async extendHold(): Promise<void> {
      if (state.phase !== "ready") return;
      const { purchaseId } = state.held;
      const { holdEndsAt } = await ports.extend(purchaseId);
      extended.add(purchaseId);
      send({ type: "extended", purchaseId, endsAt: holdEnd(holdEndsAt, ports.now()) });
    },
    /** Pays and books. A second call while the first runs does nothing. */
    async pay(order: Order & Identity, charge: (clientSecret: string) => Promise<Charge>): Promise<void> {
      if (!send({ type: "pay" })) return;
      const held = await withContact(order);
      if (!held) return;
      const stopped = new Promise<Charge>((resolve) => {
        stop = () => resolve({ ok: false, kind: "stopped" });
      });
      const outcome: Charge = held.clientSecret
        ? await Promise.race([charge(held.clientSecret), stopped])
        : { ok: true, transactionId: held.purchaseId };
      stop = null;
      if (!outcome.ok) return notPaid(outcome, held);
      send({ type: "paid", transactionId: outcome.transactionId });
      await save(order);
    },
    /**
     * Stops waiting for a bank that does not answer: the payment is cancelled before the page believes so.
     * @returns false when it is too late, because the bank decides already
     * @throws what the server refuses it with
     */
    async stopPaying(): Promise<boolean> {
      if (state.phase !== "paying" || !stop) return false;
      const stopNow = stop;
      const { deletedCount } = await ports.release(state.held.purchaseId);
      if (deletedCount > 0) stopNow();
      return deletedCount > 0;
    },
    /** Another tab has booked what this one holds. */
    bookedElsewhere(purchaseId: string) {
      if (send({ type: "booked_elsewhere", purchaseId })) ports.refreshSlots();
    },
    async saveAgain(order: Order & Identity): Promise<void> {
      if (send({ type: "save_again" })) await save(order);
    },
  };

  function notPaid(outcome: Extract<Charge, { ok: false }>, { choice }: Hold): void {
    if (outcome.kind === "ended" || outcome.kind === "stopped") {
      const kind = outcome.kind === "ended" ? "hold_ended" : "stopped";
      send({ type: "lost_hour", trouble: { kind, choice } });
      ports.refreshSlots();
    } else {
      send({ type: "not_paid", trouble: { kind: outcome.kind, message: outcome.message } });
    }
  }

  async function prepare(choice: Choice, order: Order): Promise<void> {
    if (!isWanted(choice)) return;
    const before = state.held;
    try {
      const held = await hold(choice, order);
      if (!send({ type: "prepared", held }) && state.phase !== "preparing") void release(held.purchaseId);
      else ports.refreshSlots();
    } catch (error) {
      send({ type: "not_prepared", choice, trouble: intentTrouble(error, choice) });
      if (before && !state.held) await release(before.purchaseId);
      else ports.refreshSlots();
    }
  }

  /** The purchase must know whom to expect before any money moves. */
  async function withContact(order: Order): Promise<Hold | null> {
    const held = state.held;
    if (!held) return null;
    const { name, number } = held.contact;
    if (name === order.contact.name && number === order.contact.number) return held;
    try {
      const updated = await hold(held.choice, order);
      send({ type: "updated", held: updated });
      return updated;
    } catch (error) {
      const trouble = intentTrouble(error, held.choice);
      send({ type: trouble.kind === "no_intent" ? "not_paid" : "lost_hour", trouble });
      ports.refreshSlots();
      return null;
    }
  }

  async function hold(choice: Choice, { contact, price }: Order): Promise<Hold> {
    const answer = await ports.createIntent({
      price,
      ...choice,
      ...(contact.name && { name: contact.name }),
      ...(contact.number && { number: contact.number }),
    });
    return {
      choice,
      contact,
      purchaseId: answer.purchaseId,
      clientSecret: answer.clientSecret,
      total: answer.total,
      endsAt: holdEnd(answer.holdEndsAt ?? "", ports.now()),
      extended: extended.has(answer.purchaseId),
    };
  }

  async function save({ contact, email, serviceName }: Order & Identity): Promise<void> {
    if (state.phase !== "saving") return;
    try {
      await ports.createBooking({
        name: contact.name,
        email,
        number: contact.number ?? "",
        service_name: serviceName,
        price: state.held.total,
        date: new Date(ports.now()).toISOString(),
        transactionId: state.transactionId,
        status: "pending",
      });
      send({ type: "booked" });
    } catch (error) {
      const message = explain(error);
      send(isRefunded(error) ? { type: "refunded", message } : { type: "not_saved", message });
      ports.refreshSlots();
    }
  }

  async function release(purchaseId: string): Promise<void> {
    await ports.release(purchaseId).catch(() => {});
    ports.refreshSlots();
  }

  /** Holds are asked for one after another, so that the last one chosen is the one that stands. */
  function inTurn(task: () => Promise<void>): Promise<unknown> {
    lastIntent = lastIntent.then(task);
    return lastIntent;
  }

  function isWanted(choice: Choice): boolean {
    return state.phase === "preparing" && sameChoice(state.choice, choice);
  }

  function send(event: CheckoutEvent): boolean {
    const next = checkout(state, event);
    if (next === state) return false;
    state = next;
    for (const listener of listeners) listener();
    return true;
  }
}

interface Identity {
  email: string;
  serviceName: string;
}
