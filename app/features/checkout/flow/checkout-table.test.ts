import { expect, test } from "vitest";
import {
  atStart,
  type CheckoutEvent,
  type CheckoutState,
  type Choice,
  checkout,
  type Hold,
  type Trouble,
} from "#app/features/checkout/flow/checkout-state.ts";

const choice: Choice = {
  serviceIds: ["massage"],
  masterIds: ["any"],
  startsAt: "2026-11-24T16:30:00+06:00",
};
const held: Hold = {
  choice,
  contact: { name: "Anika Rahman", number: "01700000000" },
  purchaseId: "1",
  clientSecret: "pi_1_secret_2",
  total: 60,
  dueNow: 60,
  endsAt: 600_000,
  extended: false,
};
const trouble: Trouble = { kind: "payment", message: "Your card was declined." };
const transactionId = "pi_1";

const states: { [P in CheckoutState["phase"]]: Extract<CheckoutState, { phase: P }> } = {
  choosing: { phase: "choosing", held: null, trouble },
  preparing: { phase: "preparing", choice, held },
  ready: { phase: "ready", held, trouble },
  paying: { phase: "paying", held },
  saving: { phase: "saving", held, transactionId },
  unsaved: { phase: "unsaved", held, transactionId, message: "offline" },
  booked: { phase: "booked", held },
};
const events: { [E in CheckoutEvent["type"]]: Extract<CheckoutEvent, { type: E }> } = {
  chose: { type: "chose", choice },
  cleared: { type: "cleared" },
  prepared: { type: "prepared", held },
  not_prepared: { type: "not_prepared", choice, trouble: { kind: "refused", message: "", alternatives: [] } },
  hold_ended: { type: "hold_ended" },
  extended: { type: "extended", purchaseId: "1", endsAt: 1_200_000 },
  pay: { type: "pay" },
  updated: { type: "updated", held },
  not_paid: { type: "not_paid", trouble },
  lost_hour: { type: "lost_hour", trouble },
  stopped: { type: "stopped", purchaseId: "1" },
  paid: { type: "paid", transactionId },
  not_saved: { type: "not_saved", message: "offline" },
  save_again: { type: "save_again" },
  refunded: { type: "refunded", message: "That hour went." },
  booked: { type: "booked" },
  booked_elsewhere: { type: "booked_elsewhere", purchaseId: "1" },
};

/** Where each event leads from each phase. Events not listed change nothing. */
const leads: Record<CheckoutState["phase"], Partial<Record<CheckoutEvent["type"], string>>> = {
  choosing: { chose: "preparing", cleared: "choosing" },
  preparing: {
    chose: "preparing",
    cleared: "choosing",
    prepared: "ready",
    not_prepared: "choosing",
    extended: "preparing",
    booked_elsewhere: "choosing",
  },
  ready: {
    chose: "preparing",
    cleared: "choosing",
    hold_ended: "choosing",
    extended: "ready",
    pay: "paying",
    stopped: "choosing",
    booked_elsewhere: "choosing",
  },
  paying: {
    extended: "paying",
    updated: "paying",
    not_paid: "ready",
    lost_hour: "choosing",
    stopped: "choosing",
    paid: "saving",
  },
  saving: { extended: "saving", not_saved: "unsaved", refunded: "choosing", booked: "booked" },
  unsaved: { extended: "unsaved", save_again: "saving" },
  booked: { extended: "booked" },
};

test.each(Object.keys(states) as CheckoutState["phase"][])(
  "each event leads from '%s' to the right state",
  (phase) => {
    const state = states[phase];
    for (const event of Object.values(events)) {
      const next = checkout(state, event);
      const wanted = leads[phase][event.type];
      if (wanted) {
        expect(next.phase, event.type).toBe(wanted);
        expect(next, event.type).not.toBe(state);
      } else {
        expect(next, event.type).toBe(state);
      }
    }
  },
);

test("news of another purchase or another choice changes nothing", () => {
  const other = { ...choice, startsAt: "2026-11-24T18:00:00+06:00" };
  const otherNews: CheckoutEvent[] = [
    { ...events.extended, purchaseId: "2" },
    { ...events.stopped, purchaseId: "2" },
    { ...events.booked_elsewhere, purchaseId: "2" },
    { ...events.prepared, held: { ...held, choice: other } },
    { ...events.not_prepared, choice: other },
  ];
  for (const state of Object.values(states)) {
    for (const event of otherNews) expect(checkout(state, event)).toBe(state);
  }
});

test("money that was taken is never forgotten", () => {
  for (const state of [states.saving, states.unsaved]) {
    for (const event of Object.values(events)) {
      const next = checkout(state, event);
      if (next.phase !== "saving" && next.phase !== "unsaved") {
        expect(["booked", "refunded"]).toContain(event.type);
      } else {
        expect(next.transactionId).toBe(transactionId);
      }
    }
  }
});

test("starting clears an error, and changes nothing without one", () => {
  expect(checkout(states.choosing, events.cleared)).toBe(atStart);
  expect(checkout(atStart, events.cleared)).toBe(atStart);
});
