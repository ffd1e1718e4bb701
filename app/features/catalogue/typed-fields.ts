import { z } from "zod";
import { typedNumber } from "#app/lib/typed-number.ts";
import { price } from "#contract/fields.ts";
import { longestServiceMinutes } from "#domain/service-choice.ts";

/** A price as typed, parsed as a decimal number. */
export const typedPrice = typedNumber
  .min(1, "Price is required")
  .regex(/^\d+([.,]\d{1,2})?$/, "Enter a price like 48 or 48.50")
  .transform((typed) => Number(typed.replace(",", ".")))
  .pipe(price);

const wholeMinutes = typedNumber.regex(/^\d+$/, "Enter the minutes as a whole number").transform(Number);

/** A duration in minutes, as typed. */
export const typedMinutes = wholeMinutes.pipe(
  z
    .number()
    .multipleOf(5, "Minutes go in steps of five")
    .min(5, "At least 5 minutes")
    .max(longestServiceMinutes, "At most 720 minutes"),
);

/** Optional minutes, as typed. */
export const typedFives = wholeMinutes.pipe(
  z.number().multipleOf(5, "Minutes go in steps of five").max(240, "At most 240"),
);

/** Who performs the service. */
export const chosenMasters = z.array(z.string()).min(1, "Choose at least one master");
