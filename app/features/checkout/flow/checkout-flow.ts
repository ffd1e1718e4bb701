import type { Charge } from "#app/features/card/charge-card.ts";
import type { CheckoutPorts, Order } from "#app/features/checkout/flow/checkout-ports.ts";
import {
  atStart,
  type CheckoutEvent,
  type CheckoutState,
  type Choice,
  checkout,
  type Hold,
  releasable,
  sameChoice,
} from "#app/features/checkout/flow/checkout-state.ts";
import { intentTrouble, isOver } from "#app/features/checkout/flow/refusals.ts";
import { holdEnd } from "#app/features/checkout/hold/hold-clock.ts";
import { asAsked } from "#app/features/codes/gift-credit.ts";
import { explain } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export type CheckoutFlow = ReturnType<typeof createCheckoutFlow>;

/** Runs a checkout. Each call is one transition of the state machine, and its answer another. */
export function createCheckoutFlow(ports: CheckoutPorts) {
  const listeners = new Set<() => void>();
  let state: CheckoutState = atStart;
  let lastIntent: Promise<unknown> = Promise.resolve();
  let stop: (() => void) | null = null;
  let attempts = 0;
  const extended = new Set<string>();

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Holds a slot and prepares its payment. An existing hold moves to the new slot. */
    async choose(choice: Choice, order: Order): Promise<void> {
      if (!send({ type: "chose", choice })) return;
      await inTurn(() => prepare(choice, order));
    },
    /** Resumes a hold that still exists on the server: from this page before it was reloaded, or from another tab. */
    async resume(
      kept: { purchaseId: string; choice: Choice; extended: boolean },
      order: Order,
    ): Promise<void> {
      if (kept.extended) extended.add(kept.purchaseId);
      if (state === atStart) await this.choose(kept.choice, order);
    },
    /** Frees the slot, also when the page is left. A payment that is under way or done is not touched. */
    clear() {
      const purchaseId = releasable(state);
      if (send({ type: "cleared" }) && purchaseId) void release(purchaseId);
    },
    endHold() {
      if (send({ type: "hold_ended" })) ports.refreshAll();
    },
    /** Extends the hold, once. @throws the server's refusal */
    async extendHold(): Promise<void> {
      if (state.phase !== "ready") return;
      const { purchaseId } = state.held;
      const { holdEndsAt } = await ports.extend(purchaseId);
      extended.add(purchaseId);
      send({ type: "extended", purchaseId, endsAt: holdEnd(holdEndsAt, ports) });
    },
    /** Pays and books. A second call while the first one runs does nothing. */
    async pay(order: Order & Identity, charge: (clientSecret: string) => Promise<Charge>): Promise<void> {
      if (!send({ type: "pay" })) return;
      attempts += 1;
      const held = await withContact(order, attempts);
      if (!held) return;
      const outcome: Charge = held.clientSecret
        ? await chargeOrStop(() => charge(held.clientSecret))
        : { ok: true, transactionId: held.purchaseId };
      if (!outcome.ok) return notPaid(outcome, held);
      send({ type: "paid", transactionId: outcome.transactionId });
      await save(order);
    },
    /**
     * Stops waiting for a bank that does not answer. The payment is cancelled on the server before the page says so.
     * @returns false if it is too late, because the bank is already deciding
     * @throws the server's refusal
     */
    async stopPaying(): Promise<boolean> {
      if (state.phase !== "paying") return false;
      const { purchaseId } = state.held;
      const { deletedCount } = await ports.release(purchaseId);
      if (deletedCount === 0) return false;
      if (send({ type: "stopped", purchaseId })) ports.refreshAll();
      stop?.();
      return true;
    },
    /** Checks, when somebody comes back to the page, whether its slot was booked meanwhile, so that nobody pays twice. */
    async lookAgain(): Promise<void> {
      if (state.phase !== "ready") return;
      const { held } = state;
      if (await ports.isBooked(held).catch(() => false)) this.bookedElsewhere(held.purchaseId);
    },
    /** Another tab or device has booked what this page holds. */
    bookedElsewhere(purchaseId: string) {
      if (send({ type: "booked_elsewhere", purchaseId })) ports.refreshSlots();
    },
    async saveAgain(order: Order & Identity): Promise<void> {
      if (send({ type: "save_again" })) await save(order);
    },
  };

  /** A charge that throws counts as one without an answer, so that the page never waits forever. */
  async function chargeOrStop(charge: () => Promise<Charge>): Promise<Charge> {
    const stopped = new Promise<Charge>((resolve) => {
      stop = () => resolve({ ok: false, kind: "stopped" });
    });
    try {
      return await Promise.race([charge(), stopped]);
    } catch (error) {
      console.error("The charge broke", error);
      return { ok: false, kind: "payment", message: textsNow(paymentTexts).lost };
    } finally {
      stop = null;
    }
  }

  function notPaid(outcome: Extract<Charge, { ok: false }>, { choice }: Hold): void {
    if (outcome.kind === "stopped") return;
    if (outcome.kind === "ended") {
      send({ type: "lost_hour", trouble: { kind: "hold_ended", choice } });
      ports.refreshAll();
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
      else if (before) ports.refreshAll();
      else ports.refreshSlots();
    } catch (error) {
      send({ type: "not_prepared", choice, trouble: intentTrouble(error, choice) });
      if (before && !state.held) await release(before.purchaseId);
      else ports.refreshSlots();
    }
  }

  /** Before any money moves, the purchase must match what the page shows and know who comes. */
  async function withContact(order: Order, attempt: number): Promise<Hold | null> {
    const held = state.held;
    if (!held) return null;
    const { name, number } = held.contact;
    if (!held.unsure && name === order.contact.name && number === order.contact.number) return held;
    try {
      const updated = await hold(held.choice, order);
      if (attempt === attempts && send({ type: "updated", held: updated })) {
        if (updated.dueNow === held.dueNow) return updated;
        send({
          type: "not_paid",
          trouble: { kind: "payment", message: textsNow(paymentTexts).otherSum(money(updated.dueNow)) },
        });
        return null;
      }
      // The guest stopped in the meantime.
      void release(updated.purchaseId);
      return null;
    } catch (error) {
      const trouble = intentTrouble(error, held.choice);
      send({ type: trouble.kind === "no_intent" ? "not_paid" : "lost_hour", trouble });
      ports.refreshAll();
      return null;
    }
  }

  async function hold(choice: Choice, { contact, price }: Order): Promise<Hold> {
    const { payAll, codes = [], ...asked } = choice;
    const answer = await ports.createIntent({
      price,
      ...asked,
      pay: payAll ? "full" : "deposit",
      ...asAsked(codes),
      ...(contact.name && { name: contact.name }),
      ...(contact.number && { number: contact.number }),
    });
    return {
      choice,
      contact,
      purchaseId: answer.purchaseId,
      clientSecret: answer.clientSecret,
      total: answer.total,
      dueNow: answer.dueNow,
      credit: answer.credit,
      endsAt: holdEnd(answer.holdEndsAt ?? "", ports),
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
      const wasCharged = state.held?.clientSecret !== "";
      send(isOver(error, wasCharged) ? { type: "refunded", message } : { type: "not_saved", message });
      ports.refreshSlots();
    }
  }

  async function release(purchaseId: string): Promise<void> {
    await ports.release(purchaseId).catch(() => {});
    ports.refreshAll();
  }

  /** Requests holds one after another, so that the last one chosen wins. */
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
