import * as z from "zod/mini";
import { mobileOr } from "#app/lib/typed-mobile.ts";
import { typedLine } from "#contract/forms.ts";

/** What a person says about themselves. The mobile number may be left out, and the one that is kept may stay. */
export const typedProfile = (keptNumber: string) =>
  z.object({
    firstName: typedLine("First name is required"),
    lastName: z.string().check(z.trim(), z.maxLength(100)),
    phone: mobileOr("", keptNumber),
    photoURL: z.string(),
  });
