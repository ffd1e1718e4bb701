import { expect, test } from "vitest";
import { happened } from "#app/features/owner/exception-sentences.ts";
import { exceptionTexts as texts } from "#app/texts/en/dashboard/exceptions.ts";
import type { Exception } from "#contract/exceptions.ts";
import { exceptionKinds } from "#domain/exceptions.ts";

const about = {
  bookingId: null,
  name: null,
  service_name: null,
  startsAt: null,
  transactionId: null,
  amount: 28.5,
};
const exception: Exception = {
  _id: "1",
  kind: "failed_refund",
  at: "2026-11-23T08:00:00Z",
  resolvedAt: null,
  action: "note",
  outcome: null,
  work: null,
  about,
};

test("every exception has its own title and sentence", () => {
  const said = exceptionKinds.map((kind) => happened({ ...exception, kind, work: "refund" }, texts));
  expect(new Set(said.map(({ title }) => title)).size).toBe(exceptionKinds.length);
  for (const { text } of said) expect(text).toMatch(/^[A-Z$].+\.$/);
});

test("what is done says no more what to do about it", () => {
  const tell = (about: Partial<Exception>) => happened({ ...exception, ...about }, texts).text;
  const helped: Partial<Exception>[] = [
    { kind: "paid_without_booking", action: "settle_or_refund" },
    { kind: "booking_without_payment", action: "cancel_visit" },
    { kind: "failed_refund", action: "retry_refund" },
    { kind: "undone_work", work: "refund", action: "retry_refund" },
    { kind: "undone_work", work: "refund", action: "fail_refund" },
    { kind: "stuck_payment", action: "settle_again" },
  ];
  for (const one of helped) {
    const done = tell({ ...one, resolvedAt: "2026-11-23T09:00:00Z" });
    expect(done).not.toMatch(/Settle it|Cancel the visit|once more|Try it again|hand|Ask again/);
    expect(tell(one)).toContain(`${done} `);
  }
});

test("a refund that failed says no more what to do about it once nothing of it can go back", () => {
  const tell = (action: Exception["action"]) =>
    happened({ ...exception, kind: "failed_refund", action }, texts).text;
  expect(tell("retry_refund")).toContain("Refund it once more");
  expect(tell("note")).not.toContain("Refund it once more");
  expect(tell("note")).toContain("Nothing of this payment is left to give back.");
});

test("a sentence about money names the sum, if it is known", () => {
  expect(happened(exception, texts).text).toContain("$28.50");
  const unknown = { ...exception, about: { ...about, amount: null } };
  expect(happened(unknown, texts).text).toContain("The money");
});

test("a dispute is described by its state", () => {
  const told = (outcome: Exception["outcome"]) =>
    happened({ ...exception, kind: "dispute", outcome }, texts).title;
  expect([told("open"), told("won"), told("lost"), told("inquiry"), told("dropped")]).toEqual([
    "A guest disputes a payment",
    "A dispute was won",
    "A dispute was lost",
    "A bank asks about a payment",
    "A bank's question is closed",
  ]);
});

test("a mail or a text that was not sent is not described as a refund", () => {
  const mail = { ...exception, kind: "undone_work", work: "mail_booking_received" } as const;
  expect(happened(mail, texts).title).toBe("A mail or a text was not sent");
});

test("work that tells nobody anything is not described as a mail", () => {
  const work = { ...exception, kind: "undone_work", work: "forget_cards" } as const;
  expect(happened(work, texts).title).toBe("Something was not done");
});
