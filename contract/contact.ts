import { z } from "zod";
import { email, line, mobile } from "#contract/fields.ts";

export const NewContactMessage = z.strictObject({
  firstName: line("First name is required"),
  lastName: line("Last name is required"),
  email,
  mobile,
  message: z.string().trim().max(4000).optional(),
});
export type NewContactMessage = z.infer<typeof NewContactMessage>;
