import { expect } from "vitest";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { call } from "#tests/support/calls.ts";
import type { Person } from "#tests/support/people.ts";
import { allAtProvider } from "#tests/support/provider.ts";
import type { TestSalon } from "#tests/support/salon.ts";

interface Charge {
  id: string;
  amount: number;
  status: string;
  metadata: Record<string, string>;
  payment_intent: string;
}

interface Refund {
  id: string;
  amount: number;
  status: string;
}

/** Expects that once the queued work is done, the provider, the ledger, the visits and the gift cards all agree. */
export async function expectBooksBalance(salon: TestSalon): Promise<void> {
  await salon.drain();
  const { differences, visits, giftCards } = await checkMoney(salon.app);
  expect({ differences, visits, giftCards }).toEqual({ differences: [], visits: [], giftCards: [] });
}

/** What the salon recorded and what the provider moved, in cents. Once everything is settled, the two are equal. */
export async function compareBooks(salon: TestSalon): Promise<{ ledger: number; provider: number }> {
  const entries = await salon.app.engine.read
    .selectFrom("ledger")
    .select("amount_cents")
    .where("kind", "!=", "discount")
    .execute();
  const charges = await allAtProvider<Charge>(salon, "/charges");
  const refunds = await allAtProvider<Refund>(salon, "/refunds");
  const foreign = new Set(await foreignIntents(salon));
  const taken = charges.filter((one) => one.status === "succeeded" && !foreign.has(one.payment_intent));
  const returned = refunds.filter((one) => one.status === "succeeded");
  return {
    ledger: sum(entries.map((entry) => entry.amount_cents)),
    provider: sum(taken.map((one) => one.amount)) - sum(returned.map((one) => one.amount)),
  };
}

/** Refunds of one intent, as the provider lists them. */
export async function refundsOf(salon: TestSalon, intentId: string): Promise<Refund[]> {
  const refunds = await allAtProvider<Refund & { payment_intent: string }>(salon, "/refunds");
  return refunds.filter((one) => one.payment_intent === intentId);
}

async function foreignIntents(salon: TestSalon): Promise<string[]> {
  const rows = await salon.app.engine.read
    .selectFrom("exceptions")
    .select("subject_id")
    .where("kind", "=", "foreign_intent")
    .execute();
  return rows.map((row) => row.subject_id);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** What waits for the owner about a subject, by kind. */
export async function exceptionsAbout(salon: TestSalon, subjectId: string): Promise<string[]> {
  const rows = await salon.app.engine.read
    .selectFrom("exceptions")
    .select("kind")
    .where("subject_id", "=", subjectId)
    .execute();
  return rows.map((row) => row.kind);
}

/** What waits for the owner. */
export async function openExceptions(salon: TestSalon, owner: Person) {
  const { exceptions } = await call(salon, "listExceptions", { query: { limit: 200 } }, owner);
  return exceptions.filter(({ resolvedAt }) => resolvedAt === null);
}

/** The refunds of a payment that wait to be sent, by id. */
export async function requestedRefunds(salon: TestSalon, intentId: string): Promise<string[]> {
  const rows = await salon.app.engine.read
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select("refunds.id")
    .where("payments.intent_id", "=", intentId)
    .where("refunds.state", "=", "requested")
    .execute();
  return rows.map(({ id }) => id);
}

/** The ledger's lines of a payment, oldest first. */
export function linesOfIntent(salon: TestSalon, intentId: string) {
  return salon.app.engine.read
    .selectFrom("ledger")
    .innerJoin("payments", "payments.id", "ledger.payment_id")
    .select(["ledger.kind", "ledger.amount_cents as cents"])
    .where("payments.intent_id", "=", intentId)
    .orderBy("ledger.id")
    .execute();
}

/** The ledger's lines of a visit, oldest first. */
export function linesOfVisit(salon: TestSalon, id: string) {
  return salon.app.engine.read
    .selectFrom("ledger")
    .select(["kind", "amount_cents as cents", "method"])
    .where("booking_id", "=", id)
    .orderBy("at")
    .orderBy("id")
    .execute();
}
