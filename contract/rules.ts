import { en } from "zod/locales";
import * as z from "zod/mini";
import { toLatinDigits } from "#domain/digits.ts";
import { isMobile, meantMobile, mobileForm, plainMobile } from "#domain/mobile.ts";
import { isOneLine } from "#domain/names.ts";

// In a browser, the page's content security policy forbids the compilation that zod would try, and reports every
// attempt.
z.config({ ...en(), customError: sayLimit, ...("document" in globalThis && { jitless: true }) });

/** What is said of a text, a list or a number beyond a limit whose rule has no words of its own. */
function sayLimit(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "too_big") return `At most ${counted(issue.maximum, issue.origin)}`;
  if (issue.code === "too_small") return `At least ${counted(issue.minimum, issue.origin)}`;
  return undefined;
}

function counted(limit: unknown, origin: unknown): string {
  if (origin === "string") return `${limit} ${limit === 1 ? "character" : "characters"}`;
  if (origin === "array") return `${limit} ${limit === 1 ? "entry" : "entries"}`;
  return String(limit);
}

/**
 * Rules of a name, title or other single line: trimmed, not empty, at most 200 characters, no control characters or
 * line breaks.
 */
export const lineRules = (required: string) => [
  z.trim(),
  z.minLength(1, required),
  z.maxLength(200, "At most 200 characters"),
  z.refine<string>(isOneLine, "Write it on one line"),
];

/** Rules of an e-mail address, applied before its format is checked. */
export const emailRules = [z.trim(), z.toLowerCase(), z.maxLength(254)];

export const emailRule = "Enter an e-mail address like name@example.com";

export const mobileRule = "Enter a mobile number: digits only, with an optional + in front";

/** Rules of a mobile number. Separators between its digits are removed. */
export const mobileRules = [z.overwrite<string>(plainMobile), z.regex(mobileForm, mobileRule)];

export const ownMobileRule = "A mobile number here has 11 digits, like 01711 234567";

export const abroadMobileRule =
  "No number of this country looks like that. Check its digits after the country code";

/** Rules of a mobile number typed into a form. A number of the salon's country must also be complete. */
export const typedMobileRules = [
  z.overwrite<string>(meantMobile),
  z.regex(mobileForm, mobileRule),
  z.refine<string>((number) => !mobileForm.test(number) || isMobile(number), ownMobileRule),
];

const mobileCodeRule = "The code has six digits";

/** A code of digits. Spaces are removed, and Bengali digits are read as Latin ones. */
export const plainCode = z.overwrite<string>((typed) => toLatinDigits(typed).replace(/\s/g, ""));

/** Rules of a code that was sent to a mobile number. */
export const mobileCodeRules = [plainCode, z.regex(/^\d{6}$/, mobileCodeRule)];

/** Rules of a picture's address: a path on this site or an https address. */
export const pictureRules = [
  z.trim(),
  z.maxLength(2000),
  z.regex(/^(\/(?!\/)|https?:\/\/)\S+$/, "Enter the address of a picture"),
];
