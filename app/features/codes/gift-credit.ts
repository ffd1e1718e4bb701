import { sumOfPrices } from "#app/lib/money.ts";
import type { HeldPurchase } from "#contract/payments.ts";
import type { Quote } from "#contract/quotes.ts";
import { creditOf, partsWithCredit, readCode } from "#domain/gift-cards.ts";
import { toCents, toDollars } from "#domain/money.ts";

/** The gift card's code among typed codes. */
export function giftIn(codes: readonly string[]): string | undefined {
  return codes.find(isGift);
}

/** The offers' codes among them. */
export function offersIn(codes: readonly string[]): string[] {
  return codes.filter((code) => !isGift(code) && !isPackage(code));
}

/** The id of the guest's own package among them. */
export function packageIn(codes: readonly string[]): string | undefined {
  return codes.find(isPackage)?.slice(ofPackage.length);
}

/** The codes plus one, which replaces a code of the same kind. A gift card and a package are the same kind. */
export function withCode(codes: readonly string[], typed: string): string[] {
  const isCredit = isGift(typed) || isPackage(typed);
  if (isCredit) return [...offersIn(codes), typed];
  return [typed, ...codes.filter((code) => isGift(code) || isPackage(code))];
}

/** A guest's package is kept among the codes, in a form that nobody types. */
export function packageCode(id: string): string {
  return `${ofPackage}${id}`;
}

/** The codes that reduced the price of an existing hold. */
export function heldCodes(held: HeldPurchase["held"]): string[] {
  if (!held) return [];
  return held.package === undefined ? held.codes : [...held.codes, packageCode(held.package)];
}

const ofPackage = "package:";

function isPackage(code: string): boolean {
  return code.startsWith(ofPackage);
}

/** The codes as parameters of a request for a slot. */
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

/** What would be charged now without any credit. A package's session is already deducted. */
export function askedNow({ dueNow, credit = 0 }: Pick<Quote, "dueNow" | "credit">): number {
  return sumOfPrices([dueNow, credit]);
}

function isGift(code: string): boolean {
  return readCode(code) !== null;
}

/**
 * How much of a price a gift card will pay, and what is then charged now, as the server calculates it once a slot is
 * held.
 * @param left dollars left on the card; undefined without a card
 * @param asked dollars charged now without it
 */
export function withGift(
  { total, asked }: { total: number; asked: number },
  left: number | undefined,
): { credit: number; now: number; there: number } {
  const creditCents = creditOf(toCents(total), toCents(left ?? 0));
  const { nowCents, atSalonCents } = partsWithCredit(toCents(total), toCents(asked), creditCents);
  return { credit: toDollars(creditCents), now: toDollars(nowCents), there: toDollars(atSalonCents) };
}
