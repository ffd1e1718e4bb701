import { z } from "zod";
import type { Keeping } from "#domain/keeping.ts";
import { dayMs } from "#domain/time/dates.ts";

/** @param least how long late payments, refunds and their webhooks may still need the records */
function days(least: number, usual: number) {
  return z.coerce
    .number("must be a number of days")
    .int("must be a whole number of days")
    .min(least, `must be ${least} days or more`)
    .max(36_500, "must be 36500 days or less")
    .default(usual);
}

/** How long old records are kept. */
export const keepingEnvironment = {
  KEEP_HOLDS_DAYS: days(14, 30),
  KEEP_CELLS_DAYS: days(14, 30),
  KEEP_DONE_WORK_DAYS: days(14, 30),
  KEEP_RELEASED_PURCHASES_DAYS: days(30, 90),
  KEEP_TEXT_ANSWERS_DAYS: days(30, 365),
};

export function readKeeping(env: z.infer<z.ZodObject<typeof keepingEnvironment>>): Keeping {
  return {
    cellsMs: env.KEEP_CELLS_DAYS * dayMs,
    holdsMs: env.KEEP_HOLDS_DAYS * dayMs,
    doneWorkMs: env.KEEP_DONE_WORK_DAYS * dayMs,
    releasedPurchasesMs: env.KEEP_RELEASED_PURCHASES_DAYS * dayMs,
    textAnswersMs: env.KEEP_TEXT_ANSWERS_DAYS * dayMs,
  };
}
