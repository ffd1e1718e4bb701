import type { Transaction } from "kysely";
import { type Claim, keyOf } from "#domain/availability/claims.ts";
import { decideHold, type HoldDecision, holdLimits, type OwnHold } from "#domain/hold-limits.ts";
import { CELL_MS } from "#domain/time/cells.ts";
import type { BuyerRow } from "#server/database/buyers.ts";
import { cellsInsert } from "#server/database/cells.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { holdInsert, listUnpaidHolds } from "#server/database/holds.ts";
import { lockNetwork, readNetworkUse } from "#server/database/holds-of-networks.ts";
import { newId } from "#server/database/new-id.ts";
import type { Schema } from "#server/database/schema.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { type Refusal, Refused, refuse } from "#server/usecases/result.ts";

export interface HoldRequest {
  buyer: BuyerRow;
  purchaseId: string;
  claims: readonly Claim[];
  /** The salon's length of a hold. */
  holdMinutes: number;
  /** The network of the request; null where networks can't be told apart. */
  network: string | null;
  /** For an hour offered from the waiting list: how its offer continues. The limits on holds don't apply then. */
  offered: { until: number; extended: boolean } | null;
}

/**
 * Holds an hour for a customer, within the limits on unpaid holds. Lock the customer first.
 * @returns when the hold ends, and its writes, which fail with a unique violation when a cell is already taken
 * @throws Refused beyond a limit
 */
export async function placeHold(
  app: UseCases,
  tx: Transaction<Schema>,
  order: HoldRequest,
): Promise<{ endsAt: number; writes: (Write | null)[] }> {
  const now = app.now();
  const { buyer, purchaseId, claims } = order;
  const { id: userId } = buyer;
  // Sealed, because only whether two holds come from the same network matters.
  const network = order.network && app.seal(`network ${order.network}`);
  if (network) await lockNetwork(tx, network, now);
  const proven = isProven(buyer);
  if (order.offered) return keep(order.offered.until, order.offered.extended);
  const since = now - holdLimits.windowMs;
  const decision = decideHold({
    now,
    holdMs: order.holdMinutes * 60_000,
    claimedMinutes: (claims.length * CELL_MS) / 60_000,
    proven,
    own: await listOwnHolds(tx, userId, { now, claims }),
    network: network ? await readNetworkUse(tx, network, since) : null,
  });
  if (!decision.ok) throw new Refused(refuseHold(decision, now, proven));
  return keep(decision.endsAt);

  function keep(endsAt: number, extended = false) {
    const id = newId();
    const hold = { id, userId, purchaseId, claims, endsAt, network, proven, extended };
    return { endsAt, writes: [holdInsert(tx, hold, now), cellsInsert(tx, claims, { holdId: id })] };
  }
}

/** Whether the customer has a verified address, has paid before, or is staff. */
export function isProven({ email_verified, role, has_paid }: BuyerRow): boolean {
  return email_verified === 1 || role !== "customer" || has_paid === 1;
}

/** What somebody held in the last day, and whether each hold had one of the wanted cells. */
export async function listOwnHolds(
  tx: Transaction<Schema>,
  userId: string,
  { now, claims }: { now: number; claims: readonly Claim[] },
): Promise<(OwnHold & { id: string })[]> {
  const wanted = new Set(claims.map(keyOf));
  const rows = await listUnpaidHolds(tx, userId, now - holdLimits.windowMs);
  return rows.map((row) => ({
    id: row.id,
    from: row.created_at,
    to: row.freed_at ?? row.ends_at,
    sameHour: row.claims.some((claim) => wanted.has(keyOf(claim))),
    freedByDesk: row.freed_by_desk === 1,
    extended: row.extended === 1,
  }));
}

const sentences: Record<Exclude<HoldDecision, { ok: true }>["why"], string> = {
  same_hour:
    "You have kept this hour for a while without paying, so others may take it for ten minutes. Choose another hour, or come back then.",
  freed_by_desk: "The salon has freed this hour for other guests. Choose another one, or call the salon.",
  person: "You have kept many hours today without paying. Call the salon to book, or try again tomorrow.",
  network:
    "Many hours are being kept from your network without being paid. Try again in a few minutes, or call the salon to book.",
};
const provedNothing =
  "You have kept many hours today without paying. Verify your e-mail address to keep more, or call the salon to book.";

function refuseHold(
  { why, until }: Exclude<HoldDecision, { ok: true }>,
  now: number,
  proven: boolean,
): Refusal {
  const sentence = why === "person" && !proven ? provedNothing : sentences[why];
  return refuse("hold_limit", sentence, { retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) });
}
