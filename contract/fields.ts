import { z } from "zod";
import { emailRule, emailRules, lineRules, mobileRule, mobileRules, pictureRules } from "#contract/rules.ts";
import { isWholeCents } from "#domain/money.ts";

/**
 * A name, title or other single line: trimmed, not empty, at most 200 characters, no control characters or line breaks.
 */
export const line = (required: string) => z.string(required).check(...lineRules(required));

/** A longer text: trimmed, not empty, at most 4,000 characters. */
export const text = (required: string) =>
  z.string(required).trim().min(1, required).max(4000, "At most 4000 characters");

/** A name in Bangla, as it is answered. Absent if nobody has entered one. */
export const inBangla = z.string().optional();

/** A name in Bangla, as it is sent. Empty or null removes it, absent keeps it. @param most characters */
export const sayInBangla = (most: number) => z.string().trim().max(most).nullable().optional();

export const id = z.string().min(1).max(64);

/** The largest value of an integer column on either database. */
export const mostCounted = 2_147_483_647;

export const email = z
  .string()
  .check(...emailRules)
  .pipe(z.email(emailRule));

/**
 * Digits with an optional leading +, so that 01700… keeps its zero. Separators are removed, and Bengali digits are
 * read as Latin ones.
 */
export const mobile = z.string(mobileRule).check(...mobileRules);

const parted = "A price has at most two decimals";

// multipleOf is for the documentation. Near the bounds it lets fractions of a cent through.
const dollars = (required: string) =>
  z.number(required).multipleOf(0.01, parted).refine(isWholeCents, parted);

/** An amount of money, in dollars of whole cents: from 0 to 10,000,000. */
export const money = dollars("Enter an amount").min(0).max(10_000_000);

/** What was taken less what was given back, in dollars of whole cents. It may be negative. */
export const balance = dollars("Enter an amount").min(-1_000_000_000).max(1_000_000_000);

const leastPrice = "A price is 0 or at least 0.50";

/** A price in dollars: 0, or from 0.50 to 100,000, which is what a card can pay. */
export const price = dollars("Price is required")
  .min(0, leastPrice)
  .max(100_000, "A price is at most 100,000")
  .refine((amount) => amount === 0 || amount >= 0.5, leastPrice);

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

/** A required picture. */
export const image = z.string(imageRule).trim().min(1, imageRule).pipe(picture);

/** The most rows that a list answers, and its default limit. The answer's Link header leads to the rest. */
export const mostListed = 200;

/** One page of a list. Without a cursor it starts at the beginning. */
export const page = z.strictObject({
  limit: z.coerce.number().int().min(1).max(mostListed).optional(),
  cursor: z.string().max(200).optional(),
});

/** The parameters of a call about one row, and about one person. */
export const byId = z.strictObject({ id });
export const byEmail = z.strictObject({ email });

/** How a change is answered: the new row's id, or how many rows it touched. */
export const inserted = z.object({ insertedId: id });
export const modified = z.object({ modifiedCount: z.number().int() });
export const deleted = z.object({ deletedCount: z.number().int() });
