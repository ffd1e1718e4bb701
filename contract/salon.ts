import { z } from "zod";

/** What every page may know of the salon. Hours are wall time in its zone; weekday 0 is Sunday. */
export const Salon = z.object({
  name: z.string(),
  /** Where people reach the site, without a trailing slash. */
  url: z.string(),
  address: z.array(z.string()),
  phone: z.string(),
  email: z.string(),
  zone: z.string(),
  currency: z.string(),
  hours: z.array(z.object({ weekday: z.number().int(), opens: z.string(), closes: z.string() })),
  demo: z.boolean(),
  testMode: z.boolean(),
  stripePublishableKey: z.string(),
  socialProviders: z.array(z.enum(["google", "facebook"])),
  happyCustomers: z.number().int(),
  /** What a booking that is made now agrees to. Refunds run from the longest notice to the shortest. */
  policy: z.object({
    refunds: z.array(z.object({ noticeHours: z.number(), percent: z.number() })),
    graceMinutes: z.number(),
    cancelNoticeHours: z.number(),
    moveNoticeHours: z.number(),
  }),
});
export type Salon = z.infer<typeof Salon>;
