import { z } from "zod";
import { inBangla, money } from "#contract/fields.ts";

const SocialProvider = z.enum(["google", "facebook", "openid"]);

/** What every page may know about the salon. Hours are wall time in its zone. Weekday 0 is Sunday. */
export const Salon = z.object({
  name: z.string(),
  /** The public address of the site, without a trailing slash. */
  url: z.string(),
  address: z.array(z.string()),
  nameBn: inBangla,
  addressBn: z.array(z.string()).optional(),
  phone: z.string(),
  email: z.string(),
  zone: z.string(),
  currency: z.string(),
  hours: z.array(z.object({ weekday: z.number().int(), opens: z.string(), closes: z.string() })),
  demo: z.boolean(),
  /** Whether visitors may book. Until then they read that it opens soon. */
  open: z.boolean(),
  /** The opening day shown to visitors, YYYY-MM-DD. Null: none is given. */
  opensOn: z.string().nullable(),
  testMode: z.boolean(),
  /** For a practice salon: the address of the demo to return to. */
  practice: z.object({ backTo: z.string() }).optional(),
  stripePublishableKey: z.string(),
  socialProviders: z.array(SocialProvider),
  /** The identity provider, and what a page needs to reach it. */
  identity: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("embedded") }),
    z.object({ kind: z.literal("openid"), name: z.string() }),
    z.object({
      kind: z.literal("firebase"),
      projectId: z.string(),
      apiKey: z.string(),
      authDomain: z.string(),
      emulatorUrl: z.string().nullable(),
    }),
  ]),
  /** The origins of the sites that may show /book in a frame. */
  frameSites: z.array(z.string()),
  happyCustomers: z.number().int(),
  /** The price of a year's membership in dollars, and what it takes off every service. Null if none is sold. */
  membership: z.object({ price: money, percent: z.number().int() }).nullable(),
  /** The terms of a booking made now. Refunds run from the longest notice to the shortest. */
  policy: z.object({
    refunds: z.array(z.object({ noticeHours: z.number(), percent: z.number() })),
    graceMinutes: z.number(),
    cancelNoticeHours: z.number(),
    moveNoticeHours: z.number(),
  }),
});
export type Salon = z.infer<typeof Salon>;
