import { leastChargeCents } from "#domain/pricing.ts";

/** The name of a gift card purchase in the books, where a visit has its services. */
export const giftCardName = "Gift card";

/** The least and the most that may be put on a gift card, in cents. */
export const giftWorth = { least: 1_000, most: 30_000 } as const;

/** The pictures that a gift card can have. */
export const giftPictures = ["ribbon", "mehendi", "fallen-flowers", "turmeric"] as const;
export type GiftPicture = (typeof giftPictures)[number];

/** 32 characters, five bits each. I, L, O and U are left out, so that none are confused when read aloud. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Sixteen characters are 80 bits. */
const codeLength = 16;
const group = 4;
const bitsOfSign = 5;

/** The code that encodes 80 bits. @param bytes at least ten, of which the first ten count */
export function codeFrom(bytes: Uint8Array): string {
  let bits = "";
  for (const byte of bytes.subarray(0, (codeLength * bitsOfSign) / 8))
    bits += byte.toString(2).padStart(8, "0");
  let code = "";
  for (let at = 0; at < bits.length; at += bitsOfSign) {
    code += alphabet[Number.parseInt(bits.slice(at, at + bitsOfSign), 2)];
  }
  if (code.length !== codeLength) throw new RangeError("A code takes ten bytes.");
  return code;
}

/** A code in readable form: in groups of four. */
export function writeCode(code: string): string {
  const groups: string[] = [];
  for (let at = 0; at < code.length; at += group) groups.push(code.slice(at, at + group));
  return groups.join("-");
}

const alike: Record<string, string> = { O: "0", I: "1", L: "1" };
const banglaZero = 0x09e6;

/**
 * A code as somebody typed it: in any case, with or without dashes and spaces, in Bengali digits, or with a letter
 * that looks like a digit. Null if it can't be a code.
 */
export function readCode(typed: string): string | null {
  const code = signsOf(typed);
  return code?.length === codeLength ? code.join("") : null;
}

/** Six signs are a billion guesses. */
const fewestUnknown = 6;

/** Whether so much of a code is typed that the rest could be guessed. A text without digits is taken for a name. */
export function isMostOfCode(typed: string): boolean {
  return /[\d০-৯]/.test(typed) && (signsOf(typed)?.length ?? 0) > codeLength - fewestUnknown;
}

/** The signs of what may be a part of a code; null if it can't be. */
function signsOf(typed: string): string[] | null {
  const signs = [...typed.toUpperCase()].filter((sign) => !/[\s\-–—_.]/u.test(sign)).map(plainSign);
  return signs.every((sign) => alphabet.includes(sign)) ? signs : null;
}

function plainSign(sign: string): string {
  const digit = (sign.codePointAt(0) ?? 0) - banglaZero;
  return digit >= 0 && digit <= 9 ? String(digit) : (alike[sign] ?? sign);
}

/** What happens to the money on a card: it is sold, used for a visit, returned from one, or refunded to the buyer. */
export type GiftLineKind = "sold" | "used" | "returned" | "refunded";

/**
 * What a card pays of a price: as much as is left on it. The rest of the price must be nothing, or at least what a
 * bank card can be charged.
 * @param leftCents on the card and not reserved
 */
export function creditOf(totalCents: number, leftCents: number): number {
  const credit = Math.max(0, Math.min(totalCents, leftCents));
  const restCents = totalCents - credit;
  if (restCents === 0 || restCents >= leastChargeCents) return credit;
  return Math.max(0, totalCents - leastChargeCents);
}

/** A price in three parts that add up to it, in cents. */
export interface PartsWithCredit {
  creditCents: number;
  nowCents: number;
  atSalonCents: number;
}

/**
 * Splits a price when its credit is known. The credit first covers what would be charged now. Of the rest, either
 * nothing is charged or at least what a bank card can be charged.
 * @param askedCents what would be charged now without the credit
 */
export function partsWithCredit(
  totalCents: number,
  askedCents: number,
  creditCents: number,
): PartsWithCredit {
  const restCents = totalCents - creditCents;
  const wanted = askedCents - creditCents;
  const nowCents = wanted <= 0 ? 0 : Math.min(restCents, Math.max(leastChargeCents, wanted));
  return { creditCents, nowCents, atSalonCents: restCents - nowCents };
}

/**
 * A card is `unpaid` until its payment arrives, `waiting` until the day it is sent, then `unused`, `part` used or
 * `used` up. A `refunded` card is no longer valid.
 */
export type GiftCardState = "unpaid" | "waiting" | "unused" | "part" | "used" | "refunded";

/** Groups of sold cards that the desk lists. A card that waits for its day is not yet used. */
export const giftCardGroups = ["part", "unused", "used", "refunded"] as const;
export type GiftCardGroup = (typeof giftCardGroups)[number];

/** The facts that decide a card's state. Instants are epoch milliseconds. */
export interface GiftCardFacts {
  worthCents: number;
  leftCents: number;
  soldAt: number | null;
  /** When it is sent by mail. Null: it is handed over. */
  sendsAt: number | null;
  refundedAt: number | null;
}

export function giftCardState(card: GiftCardFacts, now: number): GiftCardState {
  if (card.soldAt === null) return "unpaid";
  if (card.refundedAt !== null) return "refunded";
  if (card.leftCents <= 0) return "used";
  if (card.leftCents < card.worthCents) return "part";
  return card.sendsAt !== null && card.sendsAt > now ? "waiting" : "unused";
}

/** Whether a card can be refunded to its buyer: nothing of it is used or reserved. */
export function mayRefundGiftCard(card: GiftCardFacts, reservedCents: number, now: number): boolean {
  const state = giftCardState(card, now);
  return (state === "unused" || state === "waiting") && reservedCents === 0;
}
