import { z } from "zod";
import { AskForm, DepositOfAllForm } from "#app/features/salon/ask-rules.ts";
import { SalonSettings } from "#contract/settings.ts";

const { address, addressBn } = SalonSettings.shape;

/** Name and address as typed: the address in one field, one line each. The output of each schema is what is sent. */
export const ContactForm = SalonSettings.pick({
  name: true,
  nameBn: true,
  phone: true,
  email: true,
}).extend({
  address: z.string().transform(toLines).pipe(address),
  addressBn: z.string().transform(toLines).pipe(addressBn.unwrap()),
});
export type TypedContact = z.input<typeof ContactForm>;

export const HoursForm = SalonSettings.pick({ hours: true });
export type TypedHours = z.input<typeof HoursForm>;

/** Contact and hours together, for setting up a new salon. */
export const DetailsForm = ContactForm.extend(HoursForm.shape);

export const PolicyForm = SalonSettings.pick({ policy: true });
export type TypedPolicy = z.input<typeof PolicyForm>;

export const BookingForm = SalonSettings.pick({
  slotStepMinutes: true,
  leadMinutes: true,
  horizonDays: true,
  holdMinutes: true,
  waitingOrder: true,
});
export type TypedBooking = z.input<typeof BookingForm>;

export const TextsForm = SalonSettings.pick({ textsPerDay: true });
export type TypedTexts = z.input<typeof TextsForm>;

export const TaxForm = SalonSettings.pick({ taxPercent: true })
  .extend({
    taxName: z
      .string()
      .trim()
      .max(40)
      .transform((name) => name || null),
  })
  .refine(({ taxName, taxPercent }) => taxPercent === 0 || taxName !== null, {
    path: ["taxName"],
    message: "Name the tax, or leave its rate at 0",
  });
export type TypedTax = z.input<typeof TaxForm>;

const { price: aboveOf } = SalonSettings.shape.depositRules.shape.above.unwrap().shape;

/** How much is paid when a visit is booked, in general and in special cases. */
export const DepositForm = z.object({
  deposit: DepositOfAllForm,
  depositRules: z.object({
    above: z
      .object({ price: z.custom<number>(), ask: AskForm })
      .transform(({ price, ask }) => ask && { price, ask })
      .refine((above) => above === null || aboveOf.safeParse(above.price).success, {
        path: ["price"],
        message: "At least 0.50",
      }),
    newGuests: AskForm,
    members: AskForm,
  }),
  fullAfterNoShows: SalonSettings.shape.fullAfterNoShows,
});
export type TypedDeposit = z.input<typeof DepositForm>;

/** The sites that may show the booking link, one per line. */
export const FrameForm = z.object({
  frameSites: z.string().transform((text, context) => {
    const sites = toLines(text).map((site) => site.toLowerCase().replace(/\/$/, ""));
    const read = SalonSettings.shape.frameSites.safeParse([...new Set(sites)]);
    if (read.success) return read.data;
    context.addIssue({ code: "custom", message: read.error.issues[0]?.message ?? "" });
    return z.NEVER;
  }),
});
export type TypedFrame = z.input<typeof FrameForm>;

export const MembershipForm = SalonSettings.pick({ membershipPrice: true });
export type TypedMembership = z.input<typeof MembershipForm>;

/** Each line of the field is a line of the address. */
function toLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
