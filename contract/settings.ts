import { z } from "zod";
import { Ask, Deposit } from "#contract/deposits.ts";
import { email, line, price, sayInBangla } from "#contract/fields.ts";
import { WeeklyHours } from "#contract/schedules.ts";
import { toLatinDigits } from "#domain/digits.ts";
import { waitingOrders } from "#domain/offered-hours.ts";

const whole = (least: number, most: number) =>
  z
    .number("Enter a number")
    .int("Enter a whole number")
    .min(least, `At least ${least}`)
    .max(most, `At most ${most}`);

const inFives = (least: number, most: number) =>
  whole(least, most).multipleOf(5, "Minutes go in steps of five");

const step = z.strictObject({ noticeHours: whole(0, 8760), percent: whole(0, 100) });

/**
 * How much of a price goes back, and until when customers cancel and move without the salon. Earlier bookings keep
 * their own policy.
 */
const PolicySettings = z.strictObject({
  /** From the longest notice to the shortest. A shorter notice never gives back more. */
  refunds: z
    .array(step)
    .max(6)
    .superRefine((steps, context) => {
      for (const [index, { noticeHours, percent }] of steps.entries()) {
        const before = steps[index - 1];
        if (!before) continue;
        if (noticeHours >= before.noticeHours)
          context.addIssue({
            code: "custom",
            path: [index, "noticeHours"],
            message: "Shorter than the line above",
          });
        if (percent > before.percent)
          context.addIssue({
            code: "custom",
            path: [index, "percent"],
            message: "Not more than the line above",
          });
      }
    }),
  graceMinutes: whole(0, 1440),
  cancelNoticeHours: whole(0, 720),
  moveNoticeHours: whole(0, 720),
});

/** The owner's settings of the salon. Hours are wall time. A weekday without hours is closed. */
export const SalonSettings = z.strictObject({
  name: line("Name is required"),
  address: z.array(line("An address line is empty")).min(1, "Address is required").max(5),
  nameBn: sayInBangla(200),
  addressBn: z.array(line("An address line is empty")).max(5).optional(),
  phone: z
    .string()
    .trim()
    .overwrite(toLatinDigits)
    .max(40)
    .regex(/^[+\d][\d ()-]*$|^$/, "Enter a phone number"),
  email: z.union([email, z.literal("")]),
  hours: WeeklyHours,
  policy: PolicySettings,
  /** Printed on receipts. Prices include it. Null: none is named. */
  taxName: line("Name the tax, or leave its rate at 0").nullable(),
  taxPercent: z.number("Enter a number").min(0).max(100).multipleOf(0.01, "At most two decimals"),
  /** The price of a year's membership. Null if none is sold. Current members keep theirs. */
  membershipPrice: price.min(0.5, "At least 0.50, or leave it empty").nullable(),
  /** What customers pay at booking. The rest is paid at the salon. Null: they pay in full. */
  deposit: Deposit.nullable(),
  /**
   * What is asked for instead: for visits at or above a price in dollars, from first-time customers, and from
   * members. Null: no such rule. If several apply, the one that charges most now counts.
   */
  depositRules: z.strictObject({
    above: z.strictObject({ price: price.min(0.5, "At least 0.50"), ask: Ask }).nullable(),
    newGuests: Ask.nullable(),
    members: Ask.nullable(),
  }),
  /** The number of missed visits after which a customer pays in full regardless. Null: no such rule. */
  fullAfterNoShows: whole(1, 20).nullable(),
  /** The sites that may show /book in a frame, as origins. */
  frameSites: z
    .array(
      z
        .string()
        .max(200)
        .regex(
          /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/,
          "Write each site as https://www.example.com",
        ),
    )
    .max(10, "At most ten sites"),
  /** The interval between the times that guests can choose. */
  slotStepMinutes: inFives(5, 240),
  /** How long before a visit it can be booked at the latest. */
  leadMinutes: inFives(0, 10_080),
  /** How far ahead visits can be booked. */
  horizonDays: whole(1, 365),
  /** How long a slot is held while the customer pays. */
  holdMinutes: whole(2, 60),
  /**
   * Who on the waiting list is asked first about a slot that comes free: the first to join, or the most valuable visit.
   */
  waitingOrder: z.enum(waitingOrders).optional(),
  /** The most texts that are sent in a day. A fifth of them is reserved for codes that verify numbers. */
  textsPerDay: whole(5, 100_000),
});
export type SalonSettings = z.infer<typeof SalonSettings>;

/**
 * Settings to change. The others stay, including what somebody else has saved meanwhile. With `seen`, the settings as
 * `GET` answered them, nothing changes if somebody else has changed one of these settings since.
 */
export const SettingsChange = SalonSettings.partial()
  .extend({ seen: z.partialRecord(SalonSettings.keyof(), z.unknown()).optional() })
  .refine(
    ({ seen: _, ...change }) => Object.values(change).some((value) => value !== undefined),
    "Say what changes",
  );
export type SettingsChange = z.infer<typeof SettingsChange>;
