import { z } from "zod";
import { email, id, line, page } from "#contract/fields.ts";
import { mobileRule, typedMobileRules } from "#contract/rules.ts";

export const NewContactMessage = z.strictObject({
  firstName: line("First name is required"),
  lastName: line("Last name is required"),
  email,
  /** A number of the salon's country must be complete. This schema checks that itself, since its form has no rules. */
  mobile: z.string(mobileRule).check(...typedMobileRules),
  message: z.string().trim().max(4000).optional(),
  /** A field that people do not see. If a program fills it in, the message is silently dropped. */
  website: z.string().max(2000).optional(),
  /** Sent again with the same key, it is taken once. */
  key: z.uuid().optional(),
});
export type NewContactMessage = z.infer<typeof NewContactMessage>;

/** A page of messages: unanswered ones, handled ones, or all. */
export const MessagesQuery = page.extend({ handled: z.enum(["true", "false"]).optional() });

/** A message as the front desk sees it. */
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
