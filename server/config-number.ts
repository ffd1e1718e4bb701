import { z } from "zod";

/** A setting that is a whole number. All errors have the same one-sentence message. */
export function wholeNumber(
  least: number,
  most: number,
  message = `must be a whole number from ${least} to ${most}`,
) {
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
}
