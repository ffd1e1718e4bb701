import { z } from "zod";
import { SalonSettings } from "#contract/settings.ts";

const { address, addressBn } = SalonSettings.shape;

/** Name and address as they are typed: an address in one field, a line a line. The output of each schema is what is sent. */
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

/** Both, where a new salon begins. */
export const DetailsForm = ContactForm.extend(HoursForm.shape);

export const PolicyForm = SalonSettings.pick({ policy: true });
export type TypedPolicy = z.input<typeof PolicyForm>;

export const BookingForm = SalonSettings.pick({
  slotStepMinutes: true,
  leadMinutes: true,
  horizonDays: true,
  holdMinutes: true,
});
export type TypedBooking = z.input<typeof BookingForm>;

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

/** How much is paid when a visit is booked: what is typed for a kind that is not chosen does not count. */
export const DepositForm = z.object({
  deposit: z
    .object({
      kind: z.enum(["full", "percent", "amount"]),
      percent: z.custom<number>(),
      amount: z.custom<number>(),
    })
    .transform(({ kind, percent, amount }) => {
      if (kind === "full") return null;
      return kind === "percent" ? { kind, percent } : { kind, amount };
    })
    .pipe(SalonSettings.shape.deposit),
  fullAfterNoShows: SalonSettings.shape.fullAfterNoShows,
});
export type TypedDeposit = z.input<typeof DepositForm>;

export const MembershipForm = SalonSettings.pick({ membershipPrice: true });
export type TypedMembership = z.input<typeof MembershipForm>;

/** One line of the field is one of the address. */
function toLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
