import { creditOf, partsWithCredit, readCode } from "#domain/gift-cards.ts";
import { toCents, toDollars } from "#domain/money.ts";

/** The code of a gift card among codes that were typed. */
export function giftIn(codes: readonly string[]): string | undefined {
  return codes.find(isGift);
}

/** The codes of offers among them. */
export function offersIn(codes: readonly string[]): string[] {
  return codes.filter((code) => !isGift(code));
}

/** Codes with one more: it takes the place of the one of its kind. */
export function withCode(codes: readonly string[], typed: string): string[] {
  return isGift(typed) ? [...offersIn(codes), typed] : [typed, ...codes.filter(isGift)];
}

function isGift(code: string): boolean {
  return readCode(code) !== null;
}

/**
 * What a gift card will pay of a price, and what is then charged now: as the server reckons once an hour is held.
 * @param left dollars that can be spent of the card; undefined without one @param asked dollars charged now without it
 */
export function withGift(
  { total, asked }: { total: number; asked: number },
  left: number | undefined,
): { credit: number; now: number; there: number } {
  const creditCents = creditOf(toCents(total), toCents(left ?? 0));
  const { nowCents, atSalonCents } = partsWithCredit(toCents(total), toCents(asked), creditCents);
  return { credit: toDollars(creditCents), now: toDollars(nowCents), there: toDollars(atSalonCents) };
}
