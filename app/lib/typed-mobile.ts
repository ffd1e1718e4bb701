import * as z from "zod/mini";
import { abroadMobileRule, mobileRule, typedMobileRules } from "#contract/rules.ts";
import { isAbroad } from "#domain/mobile.ts";

/**
 * A mobile number that `mobile` of the contract takes. One of the salon's country is a whole one, too, and one of another
 * country is one that this country has; what knows them is fetched for such a number alone.
 */
export const typedMobile = z
  .string(mobileRule)
  .check(...typedMobileRules, z.refine<string>(isOfItsCountry, abroadMobileRule));

/** The same, or a number that was kept before as it is: nobody has to mend it to change something else. */
export const mobileOr = (...kept: [string, ...string[]]) => z.union([z.literal(kept), typedMobile]);

function isOfItsCountry(number: string): boolean | Promise<boolean> {
  return isAbroad(number) ? askLibrary(number) : true;
}

/** Whether a number is one of the country that it begins with. Where the library can't be had, it is believed. */
async function askLibrary(number: string): Promise<boolean> {
  try {
    const { isValidPhoneNumber } = await import("libphonenumber-js/min");
    return isValidPhoneNumber(number);
  } catch {
    return true;
  }
}
