import { toLatinDigits } from "#domain/digits.ts";
import type { CodeDiscount } from "#domain/pricing.ts";
import type { WantedBy } from "#domain/wanted-by.ts";

/** What a code takes off, and who may use it. Dates are days of the salon, both included. Null sets no limit. */
export interface Offer {
  id: string;
  code: string;
  /** Exactly one of the two: a share of the price, or an amount in cents. */
  percent: number | null;
  amountCents: number | null;
  from: string | null;
  until: string | null;
  /** The services that it applies to, including their variants. */
  serviceIds: readonly string[] | null;
  firstVisitOnly: boolean;
  mostUses: number | null;
  mostUsesEach: number | null;
  /** Whether the owner has ended it. */
  isEnded: boolean;
}

/** Uses that are booked, or reserved by a live hold. */
export interface OfferUses {
  /** By everybody. */
  all: number;
  /** By the customer. */
  own: number;
}

/** An order, with what a code checks. `today` is the salon's day on which it is booked. */
export interface OfferOrder {
  today: string;
  serviceIds: readonly string[];
  isFirstVisit: boolean;
}

export type WhyNotOffer =
  | "over"
  | "not_yet"
  | "other_services"
  | "not_first_visit"
  | "used_up"
  | "used_by_you";

/** Why a code takes nothing off an order. Null when it does. */
export function whyNotOffer(offer: Offer, order: OfferOrder, uses: OfferUses): WhyNotOffer | null {
  if (offer.isEnded || (offer.until !== null && order.today > offer.until)) return "over";
  if (offer.from !== null && order.today < offer.from) return "not_yet";
  if (offer.serviceIds && !order.serviceIds.some((id) => offer.serviceIds?.includes(id)))
    return "other_services";
  if (offer.firstVisitOnly && !order.isFirstVisit) return "not_first_visit";
  return whyNotUse(offer, uses);
}

/** Why a code can't be used again. Null when it can. */
export function whyNotUse(
  { mostUses, mostUsesEach }: Pick<Offer, "mostUses" | "mostUsesEach">,
  uses: OfferUses,
): "used_up" | "used_by_you" | null {
  if (mostUsesEach !== null && uses.own >= mostUsesEach) return "used_by_you";
  return mostUses !== null && uses.all >= mostUses ? "used_up" : null;
}

/**
 * Whether a cancelled visit frees its use of the code: when everything that was paid goes back, or when the salon
 * cancels.
 * @param percent the share of what was paid that a customer who cancels now gets back
 */
export function givesUseBack(by: WantedBy, percent: number): boolean {
  return by === "salon" || percent === 100;
}

/** What an offer takes off a price. */
export function discountOf({ id, code, percent, amountCents, serviceIds }: Offer): CodeDiscount {
  return { kind: "code", offerId: id, code, percent, amountCents, serviceIds };
}

/** A code as it is stored. People type it in any case, with spaces, in Bengali digits. */
export function toCode(typed: string): string {
  return toLatinDigits(typed).normalize("NFKC").replace(/\s+/g, "").toUpperCase();
}

/** The form of a code: 3 to 20 letters and digits, with hyphens between them. */
export const codePattern = /^(?=.{3,20}$)[A-Z0-9]+(-[A-Z0-9]+)*$/;

/** Whether an offer's last day is not before its first. True if either is absent. */
export function isInOrder(days: { from?: string | null; until?: string | null }): boolean {
  return days.from == null || days.until == null || days.from <= days.until;
}
