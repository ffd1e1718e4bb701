import { z } from "zod";
import { email, id, line, page } from "#contract/fields.ts";
import { mobileRule, typedMobileRules } from "#contract/rules.ts";

export const NewContactMessage = z.strictObject({
  firstName: line("First name is required"),
  lastName: line("Last name is required"),
  email,
  /** A whole number where it is of the salon's country: it is typed here alone, without a form's rules. */
  mobile: z.string(mobileRule).check(...typedMobileRules),
  message: z.string().trim().max(4000).optional(),
  /** A field that no person sees. What a program puts into it makes the message vanish. */
  website: z.string().max(2000).optional(),
});
export type NewContactMessage = z.infer<typeof NewContactMessage>;

/** A page of the messages: those that wait for an answer, those that are handled, or all. */
export const MessagesQuery = page.extend({ handled: z.enum(["true", "false"]).optional() });

/** A message as the front desk reads it. */
export const ContactMessage = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobile: z.string(),
  message: z.string(),
  date: z.string(),
  handledAt: z.string().nullable(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
