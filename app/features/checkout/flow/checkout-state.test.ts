import { expect, test } from "vitest";
import {
  atStart,
  type CheckoutEvent,
  type Choice,
  checkout,
  chosenIn,
  type Hold,
  releasable,
  type Trouble,
} from "#app/features/checkout/flow/checkout-state.ts";

const choice = (time: string, master = "sadia"): Choice => ({
  serviceIds: ["massage"],
  masterIds: [master],
  startsAt: `2026-11-24T${time}:00+06:00`,
});
const hold = (of: Choice): Hold => ({
  choice: of,
  contact: { name: "Anika Rahman", number: "01700000000" },
  purchaseId: `purchase at ${of.startsAt}`,
  clientSecret: "pi_1_secret_2",
  total: 60,
  dueNow: 60,
  endsAt: 600_000,
  extended: false,
});
const after = (...events: CheckoutEvent[]) => events.reduce(checkout, atStart);

const halfPastFour = choice("16:30");
const six = choice("18:00");
const ready: CheckoutEvent[] = [
  { type: "chose", choice: halfPastFour },
  { type: "prepared", held: hold(halfPastFour) },
];
const paying: CheckoutEvent[] = [...ready, { type: "pay" }];
const saving: CheckoutEvent[] = [...paying, { type: "paid", transactionId: "pi_1" }];
const taken = (of: Choice): Trouble => ({ kind: "taken", startsAt: of.startsAt, alternatives: [] });

test("an hour is chosen, held, paid, saved and booked", () => {
  expect(after(...ready).phase).toBe("ready");
  expect(after(...saving)).toMatchObject({ phase: "saving", transactionId: "pi_1" });
  expect(after(...saving, { type: "booked" })).toMatchObject({ phase: "booked" });
});

test("a second click on Pay Now changes nothing", () => {
  const once = after(...paying);
  expect(checkout(once, { type: "pay" })).toBe(once);
  const paid = after(...saving);
  expect(checkout(paid, { type: "pay" })).toBe(paid);
  expect(checkout(paid, { type: "paid", transactionId: "pi_2" })).toBe(paid);
});

test("Pay Now does nothing before an hour is held", () => {
  expect(after({ type: "pay" })).toBe(atStart);
  expect(after({ type: "chose", choice: six }, { type: "pay" }).phase).toBe("preparing");
});

test("the answer about an hour that is no longer wanted is ignored", () => {
  const state = after(
    { type: "chose", choice: halfPastFour },
    { type: "chose", choice: six },
    { type: "prepared", held: hold(halfPastFour) },
  );
  expect(state).toMatchObject({ phase: "preparing", choice: six });
  expect(checkout(state, { type: "prepared", held: hold(six) }).phase).toBe("ready");
});

test("the same hour written with another offset is the same hour", () => {
  const inUtc = { ...halfPastFour, startsAt: "2026-11-24T10:30:00Z" };
  expect(after({ type: "chose", choice: halfPastFour }, { type: "prepared", held: hold(inUtc) }).phase).toBe(
    "ready",
  );
});

test("after a taken hour the guest keeps the previous one", () => {
  const state = after(
    ...ready,
    { type: "chose", choice: six },
    { type: "not_prepared", choice: six, trouble: taken(six) },
  );
  expect(state).toMatchObject({ phase: "ready", trouble: { kind: "taken" } });
  expect(chosenIn(state)).toEqual(halfPastFour);
});

test("after a taken hour with another master no hour is chosen", () => {
  const other = choice("16:30", "labonno");
  const state = after(
    ...ready,
    { type: "chose", choice: other },
    { type: "not_prepared", choice: other, trouble: taken(other) },
  );
  expect(state.phase).toBe("choosing");
  expect(chosenIn(state)).toBeNull();
});

test("an hour stays chosen for a retry when its payment could not be prepared", () => {
  const state = after(
    { type: "chose", choice: six },
    { type: "not_prepared", choice: six, trouble: { kind: "no_intent", choice: six } },
  );
  expect(chosenIn(state)).toEqual(six);
  expect(checkout(state, { type: "chose", choice: six }).phase).toBe("preparing");
});

test("a declined card keeps the hour and says why", () => {
  const trouble: Trouble = { kind: "payment", message: "Your card was declined." };
  expect(after(...paying, { type: "not_paid", trouble })).toEqual({
    phase: "ready",
    held: hold(halfPastFour),
    trouble,
  });
});

test("a new attempt clears the last error", () => {
  const state = after(
    ...paying,
    { type: "not_paid", trouble: { kind: "card", message: "Your card number is incomplete." } },
    { type: "pay" },
  );
  expect(state).toEqual({ phase: "paying", held: hold(halfPastFour) });
});

test("the end of the hold frees the hour, but never during a payment", () => {
  expect(after(...ready, { type: "hold_ended" })).toMatchObject({
    phase: "choosing",
    held: null,
    trouble: { kind: "hold_ended", choice: halfPastFour },
  });
  for (const events of [paying, saving]) {
    const state = after(...events);
    expect(checkout(state, { type: "hold_ended" })).toBe(state);
  }
});

test("nothing can be chosen while a payment is in progress", () => {
  for (const events of [paying, saving]) {
    const state = after(...events);
    expect(checkout(state, { type: "chose", choice: six })).toBe(state);
    expect(checkout(state, { type: "cleared" })).toBe(state);
  }
});

test("leaving the page releases the hour, but never one that is being paid for", () => {
  expect(releasable(atStart)).toBeNull();
  expect(releasable(after(...ready))).toBe(hold(halfPastFour).purchaseId);
  expect(releasable(after(...ready, { type: "chose", choice: six }))).toBe(hold(halfPastFour).purchaseId);
  expect(releasable(after(...ready, { type: "hold_ended" }))).toBeNull();
  expect(releasable(after(...paying))).toBeNull();
  expect(releasable(after(...saving))).toBeNull();
  expect(releasable(after(...saving, { type: "not_saved", message: "offline" }))).toBeNull();
  expect(releasable(after(...saving, { type: "booked" }))).toBeNull();
});

test("a paid visit that could not be saved is saved again without a second payment", () => {
  const unsaved = after(...saving, { type: "not_saved", message: "offline" });
  expect(unsaved).toMatchObject({ phase: "unsaved", transactionId: "pi_1", message: "offline" });
  expect(checkout(unsaved, { type: "pay" })).toBe(unsaved);
  const again = checkout(unsaved, { type: "save_again" });
  expect(again).toMatchObject({ phase: "saving", transactionId: "pi_1" });
  expect(checkout(again, { type: "booked" })).toMatchObject({ phase: "booked" });
});

test("a refunded payment lets the guest choose again", () => {
  expect(after(...saving, { type: "refunded", message: "That hour went." })).toEqual({
    phase: "choosing",
    held: null,
    trouble: { kind: "refunded", message: "That hour went." },
  });
});

test("an hour lost before the card is charged sends the guest back to the slots", () => {
  expect(after(...paying, { type: "lost_hour", trouble: taken(halfPastFour) })).toEqual({
    phase: "choosing",
    held: null,
    trouble: taken(halfPastFour),
  });
});

test("an hour is extended even when the news arrives during the payment, and news of another purchase changes nothing", () => {
  const { purchaseId } = hold(halfPastFour);
  const longer: CheckoutEvent = { type: "extended", purchaseId, endsAt: 1_200_000 };
  expect(after(...ready, longer)).toMatchObject({
    phase: "ready",
    held: { endsAt: 1_200_000, extended: true },
  });
  expect(after(...paying, longer)).toMatchObject({ phase: "paying", held: { endsAt: 1_200_000 } });
  expect(after(...ready, { ...longer, purchaseId: "another" })).toEqual(after(...ready));
  expect(after(longer)).toEqual(atStart);
});
