import { toDollars } from "#domain/money.ts";
import { findMemberUntil } from "#server/database/memberships.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Cards, pay } from "#server/demo/book-by-card.ts";
import { demoMember } from "#server/demo/people.ts";
import { createMembership } from "#server/usecases/checkout/create-membership.ts";
import { prepareMembership } from "#server/usecases/checkout/prepare-membership.ts";
import type { UseCases } from "#server/usecases/context.ts";

const joinedDaysAgo = 60;
const dayMs = 24 * 60 * 60_000;

/**
 * Lets the demo's member have joined two months ago, paid through the sandbox. What an earlier, interrupted call has
 * prepared is paid, and what it has paid is started.
 */
export async function joinDemoMember(app: UseCases, { sandbox, keys }: Cards, userId: string): Promise<void> {
  const joinedAt = app.now() - joinedDaysAgo * dayMs;
  const then: UseCases = { ...app, now: () => joinedAt };
  const { membership_cents: cents } = await readSalon(app.engine.read);
  if (cents === null || (await findMemberUntil(app.engine.read, userId, app.now())) !== null) return;
  const buyer = { userId, email: demoMember.email, name: demoMember.name, phone: "" };
  const prepared = await prepareMembership(then, buyer, toDollars(cents));
  // A payment that went through before the interruption is settled by preparing it again.
  if (!prepared.ok && prepared.code === "purchase_closed") return;
  if (!prepared.ok) throw new Error(`The demo's membership was refused: ${prepared.code}`);
  const intentId = await pay(sandbox, keys, prepared.value.clientSecret);
  const joined = await createMembership(then, userId, intentId);
  if (!joined.ok) throw new Error(`The demo's membership did not start: ${joined.code}`);
}
