import * as z from "zod/mini";
import { abroadMobileRule, mobileRule, typedMobileRules } from "#contract/rules.ts";
import { isAbroad } from "#domain/mobile.ts";

/**
 * A mobile number that the contract's `mobile` accepts. A national number must be complete. A foreign number must be
 * valid in its country; the library that knows is loaded only for such a number.
 */
export const typedMobile = z
  .string(mobileRule)
  .check(...typedMobileRules, z.refine<string>(isOfItsCountry, abroadMobileRule));

/** The same, or a number that is already stored: nobody has to correct it to change something else. */
export const mobileOr = (...kept: [string, ...string[]]) => z.union([z.literal(kept), typedMobile]);

function isOfItsCountry(number: string): boolean | Promise<boolean> {
  return isAbroad(number) ? askLibrary(number) : true;
}

/** Whether a number is valid in its country. It passes if the library can't be loaded. */
async function askLibrary(number: string): Promise<boolean> {
  try {
    const { isValidPhoneNumber } = await import("libphonenumber-js/min");
    return isValidPhoneNumber(number);
  } catch {
    return true;
  }
}
