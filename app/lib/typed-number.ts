import { z } from "zod";
import { toLatinDigits } from "#domain/digits.ts";

/** A typed number. Pages in Bangla accept Bengali digits too. */
export const typedNumber = z.string().trim().overwrite(toLatinDigits);
