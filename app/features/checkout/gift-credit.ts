import { sumOfPrices } from "#app/lib/money.ts";
import type { HeldPurchase } from "#contract/payments.ts";
import type { Quote } from "#contract/quotes.ts";
import { creditOf, partsWithCredit, readCode } from "#domain/gift-cards.ts";
import { toCents, toDollars } from "#domain/money.ts";

/** The code of a gift card among codes that were typed. */
export function giftIn(codes: readonly string[]): string | undefined {
  return codes.find(isGift);
}

/** The codes of offers among them. */
export function offersIn(codes: readonly string[]): string[] {
  return codes.filter((code) => !isGift(code) && !isPackage(code));
}

/** The guest's own package among them, by its id. */
export function packageIn(codes: readonly string[]): string | undefined {
  return codes.find(isPackage)?.slice(ofPackage.length);
}

/** Codes with one more: it takes the place of the one of its kind. A gift card and a package are of one kind. */
export function withCode(codes: readonly string[], typed: string): string[] {
  const isCredit = isGift(typed) || isPackage(typed);
  if (isCredit) return [...offersIn(codes), typed];
  return [typed, ...codes.filter((code) => isGift(code) || isPackage(code))];
}

/** A package of the guest stands among the codes as what nobody types. */
export function packageCode(id: string): string {
  return `${ofPackage}${id}`;
}

/** The codes to which an hour that is kept already owes its price. */
export function heldCodes(held: HeldPurchase["held"]): string[] {
  if (!held) return [];
  return held.package === undefined ? held.codes : [...held.codes, packageCode(held.package)];
}

const ofPackage = "package:";

function isPackage(code: string): boolean {
  return code.startsWith(ofPackage);
}

/** What codes are called when an hour is asked for. */
export function asAsked(codes: readonly string[]) {
  const offers = offersIn(codes);
  const giftCard = giftIn(codes);
  const id = packageIn(codes);
  return {
    ...(offers.length > 0 && { code: offers }),
    ...(giftCard !== undefined && { giftCard }),
    ...(id !== undefined && { package: id }),
  };
}

/** What of a price would be charged now if nothing was credited: what a session of a package pays is taken off it already. */
export function askedNow({ dueNow, credit = 0 }: Pick<Quote, "dueNow" | "credit">): number {
  return sumOfPrices([dueNow, credit]);
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
