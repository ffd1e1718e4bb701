import { expect, test } from "vitest";
import { doesHelp, exceptionKinds, rightAction } from "#domain/exceptions.ts";

test("each item in the owner's inbox has one correct action", () => {
  expect(
    Object.fromEntries(exceptionKinds.map((kind) => [kind, rightAction(kind, { takesCards: true })])),
  ).toEqual({
    foreign_intent: "note",
    stuck_payment: "settle_again",
    failed_refund: "retry_refund",
    payment_mismatch: "note",
    dispute: "note",
    fraud_warning: "note",
    bad_webhook_signature: "note",
    paid_without_booking: "settle_or_refund",
    booking_without_payment: "cancel_visit",
    undone_work: "note",
    texts_used_up: "note",
    webhook_off: "note",
  });
});

test("an unsent refund is sent again, and an unsent mail is noted", () => {
  expect(rightAction("undone_work", { work: "refund", takesCards: true })).toBe("retry_refund");
  expect(rightAction("undone_work", { work: "mail_booking_received", takesCards: true })).toBe("note");
});

test("where no card provider can be asked, a stuck payment is noted, and a tried refund may be given up", () => {
  expect(rightAction("undone_work", { work: "refund", takesCards: false })).toBe("fail_refund");
  expect(rightAction("stuck_payment", { takesCards: false })).toBe("note");
});

test("only a failed refund can be handed back at the salon", () => {
  expect(exceptionKinds.filter((kind) => doesHelp("hand_back", kind, { takesCards: true }))).toEqual([
    "failed_refund",
  ]);
  expect(doesHelp("hand_back", "undone_work", { work: "refund", takesCards: true })).toBe(false);
  expect(doesHelp("retry_refund", "failed_refund", { takesCards: true })).toBe(true);
  expect(doesHelp("cancel_visit", "failed_refund", { takesCards: true })).toBe(false);
  expect(doesHelp("note", "dispute", { takesCards: true })).toBe(true);
});
