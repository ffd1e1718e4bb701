/** What became of the money of one payment, in cents. */
export interface PaymentMoney {
  paidCents: number;
  /** Refunds that are done or promised, no matter who made them. */
  refundedCents: number;
  /** Taken back by a bank for a dispute, and not returned. */
  disputedCents: number;
}

/** The cents of a payment that can still be refunded. */
export function leftToRefund({ paidCents, refundedCents, disputedCents }: PaymentMoney): number {
  return Math.max(0, paidCents - refundedCents - disputedCents);
}

/**
 * The cents that a full refund promises. What a bank holds is included: it may come back to the salon, and is not the
 * salon's to keep.
 */
export function wholeRefund({ paidCents, refundedCents }: PaymentMoney): number {
  return Math.max(0, paidCents - refundedCents);
}

/**
 * The cents of a payment that can be promised back. What a bank holds until it decides is included: the refund waits
 * for the decision, and goes out if the salon wins.
 */
export function leftToPromise(money: PaymentMoney, undecidedCents: number): number {
  const { disputedCents } = money;
  return leftToRefund({ ...money, disputedCents: disputedCents - Math.min(disputedCents, undecidedCents) });
}

/** The cents of a payment's promised refunds that a bank holds until it decides. */
export function heldOfPromised(
  { paidCents, refundedCents, disputedCents }: PaymentMoney,
  undecidedCents: number,
): number {
  return Math.min(undecidedCents, Math.max(0, refundedCents + disputedCents - paidCents));
}

/**
 * The cents of a refund that failed that can be handed back in its place: no more than is still there of its payment.
 * @param owedCents what it still owes
 */
export function leftToHandBack(owedCents: number, money: PaymentMoney): number {
  return Math.min(owedCents, leftToRefund(money));
}

/** A refund that failed, at an instant in epoch milliseconds. */
export interface FailedRefund {
  id: string;
  cents: number;
  at: number;
  /** When it was dealt with in another way. Null: it waits. */
  until: number | null;
}

/**
 * What each refund that failed still owes, in cents, by its id. A refund that was made in the provider's dashboard
 * stands in for those that had failed and waited then, the first of them first.
 * @param elsewhere with when each was made
 */
export function stillOwed(
  failed: readonly FailedRefund[],
  elsewhere: readonly { cents: number; at: number }[],
): Map<string, number> {
  const owed = new Map(failed.map(({ id, cents }) => [id, cents]));
  for (const made of elsewhere) {
    let restCents = made.cents;
    for (const { id, at, until } of failed) {
      const waited = at <= made.at && made.at < (until ?? Number.POSITIVE_INFINITY);
      const cents = waited ? Math.min(restCents, owed.get(id) ?? 0) : 0;
      owed.set(id, (owed.get(id) ?? 0) - cents);
      restCents -= cents;
    }
  }
  return owed;
}

/** Something that a visit was paid with: a card payment, or money at the desk. */
export interface PaidSource {
  /** The cents that it paid for the visit, whatever became of them since. */
  paidCents: number;
  /** The cents of it that can go back: not refunded or promised yet, and not with a bank. */
  leftCents: number;
}

/**
 * Splits a refund over its sources in turn, up to what each paid. What is already gone from one is not made up by the
 * next.
 * @param sources in the order in which they are refunded
 * @returns the part of each source, in the same order; together no more than the refund
 */
export function splitRefund<Source extends PaidSource>(
  sources: readonly Source[],
  refundCents: number,
): { source: Source; cents: number }[] {
  let restCents = refundCents;
  return sources.map((source) => {
    const share = Math.min(restCents, source.paidCents);
    restCents -= share;
    return { source, cents: Math.min(share, source.leftCents) };
  });
}

/** A refund that the provider has refused for good, and what is since known of its payment. */
export interface RefusedRefund {
  amountCents: number;
  /** The cents that are still there, not counting this refund. */
  leftCents: number;
  /** Whether a bank has the money until it decides a dispute. */
  bankDecides: boolean;
  /** Whether it was sent with all of this known. If not, the reason for the refusal may be gone by now. */
  knowing: boolean;
}

/**
 * What becomes of a refund that the provider has refused for good:
 * - `wait`: a bank holds the money, and its decision sends the refund again;
 * - `over`: nothing is left, so the customer has all of it;
 * - `rest`: less is left than was asked for, so that much is promised instead;
 * - `again`: as much is left as was asked for, so it is sent once more with all of this known;
 * - `ask`: the provider will refuse that too, so a person has to decide.
 */
export function decideRefused({
  amountCents,
  leftCents,
  bankDecides,
  knowing,
}: RefusedRefund): "wait" | "over" | "rest" | "again" | "ask" {
  if (bankDecides) return "wait";
  if (leftCents <= 0) return "over";
  if (leftCents < amountCents) return "rest";
  return knowing ? "ask" : "again";
}

/** A refund of a payment and its reason. */
export interface ReasonedRefund {
  reason: string;
  state: string;
  cents: number;
  createdAt: number;
}

/** The reason of a refund that no card takes, and that was handed back at the salon instead. */
export const handedBackAtSalon = "handed_back";

/** Refunds that are made in place of one that failed, here, in the provider's dashboard or by hand. */
export const standIns: readonly string[] = ["rest", "retried", "made_elsewhere", handedBackAtSalon];

/**
 * What of a payment was refunded, or is being refunded, because its visit was cancelled. A failed refund counts as
 * what was refunded in its place, up to its own amount, so that refunds for other reasons do not count.
 */
export function cameBackOnCancel(refunds: readonly ReasonedRefund[]): number {
  const sum = (some: readonly ReasonedRefund[]) => some.reduce((total, { cents }) => total + cents, 0);
  const live = refunds.filter(({ state }) => state !== "failed");
  const failed = refunds.filter(({ reason, state }) => reason === "cancelled" && state === "failed");
  const since = Math.min(...failed.map(({ createdAt }) => createdAt));
  const inPlace = live.filter(({ reason, createdAt }) => standIns.includes(reason) && createdAt >= since);
  return sum(live.filter(({ reason }) => reason === "cancelled")) + Math.min(sum(failed), sum(inPlace));
}
