import { z } from "zod";
import { toLatinDigits } from "#domain/digits.ts";

/** What is typed for a number: pages in Bangla ask in Bengali digits, and are answered in them. */
export const typedNumber = z.string().trim().overwrite(toLatinDigits);
