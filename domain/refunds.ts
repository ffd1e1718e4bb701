/** What became of the money of one payment, in cents. */
export interface PaymentMoney {
  paidCents: number;
  /** Refunds that are done or promised, no matter who made them. */
  refundedCents: number;
  /** Taken back by a bank for a dispute, and not returned. */
  disputedCents: number;
}

/** The cents of a payment that are still there to give back. */
export function leftToRefund({ paidCents, refundedCents, disputedCents }: PaymentMoney): number {
  return Math.max(0, paidCents - refundedCents - disputedCents);
}

/**
 * The cents that giving back everything promises. What a bank holds is promised too: it may come back to the salon, and
 * is not the salon's to keep.
 */
export function wholeRefund({ paidCents, refundedCents }: PaymentMoney): number {
  return Math.max(0, paidCents - refundedCents);
}

/** The cents of a refund that failed that can be handed back in its place: no more than is still there of its payment. */
export function leftToHandBack(failedCents: number, money: PaymentMoney): number {
  return Math.min(failedCents, leftToRefund(money));
}

/** Something that a visit was paid with: a card payment, or money at the desk. */
export interface PaidSource {
  /** Cents that it paid of the visit, whatever became of them since. */
  paidCents: number;
  /** Cents of it that can go back: not given back or promised yet, and not with a bank. */
  leftCents: number;
}

/**
 * Where a refund goes: to each source in turn, up to what it paid. What is gone from one already is not made up by the
 * next.
 * @param sources in the order in which they get money back
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

/** A refund that the provider has refused for good, and what is known of its payment since. */
export interface RefusedRefund {
  amountCents: number;
  /** Cents that are still there when this refund is not counted. */
  leftCents: number;
  /** A bank has the money until it has decided a dispute. */
  bankDecides: boolean;
  /** It was sent with all of this known; else the provider may have refused it for a reason that is gone by now. */
  knowing: boolean;
}

/**
 * What becomes of a refund that the provider has refused for good:
 * - `wait`: a bank holds the money, and its decision sends the refund again;
 * - `over`: nothing is left, so the customer has all of it;
 * - `rest`: less is left than was asked for, so that much is promised in its place;
 * - `again`: as much is left as was asked for, so it is sent once more with all of this known;
 * - `ask`: the provider will not take that either, so a person has to.
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

/** A refund of a payment and why it was made. */
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
 * What of a payment came back, or is on its way, because its visit was cancelled. A refund that failed counts as what was
 * given back in its place since: no more than it was itself, so that nothing counts that came back for another reason.
 */
export function cameBackOnCancel(refunds: readonly ReasonedRefund[]): number {
  const sum = (some: readonly ReasonedRefund[]) => some.reduce((total, { cents }) => total + cents, 0);
  const live = refunds.filter(({ state }) => state !== "failed");
  const failed = refunds.filter(({ reason, state }) => reason === "cancelled" && state === "failed");
  const since = Math.min(...failed.map(({ createdAt }) => createdAt));
  const inPlace = live.filter(({ reason, createdAt }) => standIns.includes(reason) && createdAt >= since);
  return sum(live.filter(({ reason }) => reason === "cancelled")) + Math.min(sum(failed), sum(inPlace));
}
