import { z } from "zod";
import { emailRule, emailRules, lineRules, mobileRule, mobileRules, pictureRules } from "#contract/rules.ts";
import { isWholeCents } from "#domain/money.ts";

/** A name, title or other single line: trimmed, not empty, at most 200 characters, none that controls or breaks it. */
export const line = (required: string) => z.string(required).check(...lineRules(required));

/** A longer text: trimmed, not empty, at most 4,000 characters. */
export const text = (required: string) => z.string(required).trim().min(1, required).max(4000);

/** What something is called in Bangla, as it is answered: left out where nobody has said it. */
export const inBangla = z.string().optional();

/** The same as it is sent: empty or null takes it back, left out it stays. @param most characters */
export const sayInBangla = (most: number) => z.string().trim().max(most).nullable().optional();

export const id = z.string().min(1).max(64);

/** What a column of whole numbers holds at most, on either database. */
export const mostCounted = 2_147_483_647;

export const email = z
  .string()
  .check(...emailRules)
  .pipe(z.email(emailRule));

/**
 * Digits with an optional leading +, so that 01700… keeps its zero. What people write between them is left out, and
 * Bengali digits are taken as the same number.
 */
export const mobile = z.string(mobileRule).check(...mobileRules);

const parted = "A price has at most two decimals";

// The multiple is what the documentation says; near its bounds it lets a part of a cent through.
const dollars = (required: string) =>
  z.number(required).multipleOf(0.01, parted).refine(isWholeCents, parted);

/** An amount of money, in dollars of whole cents: from 0 to 10,000,000. */
export const money = dollars("Enter an amount").min(0).max(10_000_000);

/** What was taken less what was given back, in dollars of whole cents: it may be below 0. */
export const balance = dollars("Enter an amount").min(-1_000_000_000).max(1_000_000_000);

/** What something costs, in dollars: an amount of 0 or of 0.50 to 100,000, which is what a card can pay. */
export const price = dollars("Price is required")
  .min(0)
  .max(100_000)
  .refine((amount) => amount === 0 || amount >= 0.5, "A price is 0 or at least 0.50");

const ofThisMillennium = (value: string) => value.startsWith("2");

/** An instant as ISO 8601 with an offset or Z, from the year 2000 to 2999. */
export const instant = z.iso
  .datetime({ offset: true })
  .max(40)
  .refine(ofThisMillennium, "This is no year to visit in");

/** A calendar date in the salon's zone, YYYY-MM-DD, from the year 2000 to 2999. */
export const date = z.iso.date("Choose a day").refine(ofThisMillennium, "This is no year to visit in");

/** A picture: a path on this site or an https address. */
export const picture = z.string().check(...pictureRules);

const imageRule = "Image is required";

/** A picture that has to be there. */
export const image = z.string(imageRule).trim().min(1, imageRule).pipe(picture);

/** So many rows of a list are answered at most, and without a limit. The answer's Link header leads to the rest. */
export const mostListed = 200;

/** Page of a list: without a cursor its beginning. */
export const page = z.strictObject({
  limit: z.coerce.number().int().min(1).max(mostListed).optional(),
  cursor: z.string().max(200).optional(),
});
