import * as z from "zod/mini";
import { mobileOr } from "#app/lib/typed-mobile.ts";
import { typedLine } from "#contract/forms.ts";

/** A person's own profile as typed. The mobile number is optional, and the stored one is accepted as it is. */
export const typedProfile = (keptNumber: string) =>
  z.object({
    firstName: typedLine("First name is required"),
    lastName: z.string().check(z.trim(), z.maxLength(100)),
    phone: mobileOr("", keptNumber),
    photoURL: z.string(),
  });
