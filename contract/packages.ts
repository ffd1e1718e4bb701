import { z } from "zod";
import { date, email, id, line, mobile, money, price } from "#contract/fields.ts";
import { salonMethods } from "#domain/daily-close.ts";
import { packageMonths, packageSessions } from "#domain/packages.ts";

const sessions = z
  .number("Enter a number")
  .int("Enter a whole number")
  .min(packageSessions.least, "At least 2")
  .max(packageSessions.most, "At most 20");

const months = z
  .number("Enter a number")
  .int("Enter a whole number")
  .min(packageMonths.least, "At least 1")
  .max(packageMonths.most, "At most 36");

const terms = {
  sessions,
  /** For all sessions together. Each session is worth its share. */
  price: price.min(1, "At least 1.00"),
  /** How long it lasts from the day of sale. Null: it does not expire. */
  months: months.nullable(),
};

function isWorthCharging({ price, sessions }: { price: number; sessions: number }): boolean {
  return price >= sessions / 2;
}
const tooLow = { path: ["price"], message: "At least 0.50 for each session" };

/**
 * Changes to a package, for later buyers. Absent fields stay, since somebody else may have saved them meanwhile. The
 * price is for the number of sessions, so the two come together.
 */
export const PackageChange = z
  .strictObject({ ...terms, onSale: z.boolean() })
  .partial()
  .refine(({ price, sessions }) => (price === undefined) === (sessions === undefined), {
    path: ["price"],
    message: "Change sessions and price together",
  })
  .refine(({ price = 1, sessions = 1 }) => isWorthCharging({ price, sessions }), tooLow);
export type PackageChange = z.infer<typeof PackageChange>;

export const PackageDraft = z.strictObject({ serviceId: id, ...terms }).refine(isWorthCharging, tooLow);
export type PackageDraft = z.infer<typeof PackageDraft>;

/** Sent again with the same key, it is made once. */
export const PackageToAdd = PackageDraft.safeExtend({ key: z.uuid().optional() });
export type PackageToAdd = z.infer<typeof PackageToAdd>;

const service = { serviceId: id, service_name: z.string(), service_nameBn: z.string().optional() };

/** Sessions of a service that are sold together. */
export const Package = z.object({
  _id: id,
  ...service,
  sessions: z.number().int(),
  price: money,
  months: z.number().int().nullable(),
  onSale: z.boolean(),
});
export type Package = z.infer<typeof Package>;

/** The price that the browser showed, which is compared. */
export const PackageOrder = z.strictObject({ price });

const bought = {
  _id: id,
  ...service,
  sessions: z.number().int(),
  /** Sessions that can be used: neither used nor reserved for a visit that is being booked. */
  left: z.number().int(),
  /** What the next of them is worth, in dollars: what it pays of a visit. Absent: none is left. */
  worth: money.optional(),
  price: money,
  boughtOn: date,
  /** The last day on which a session can be booked. Null: it does not expire. */
  until: date.nullable(),
  state: z.enum(["good", "used", "over", "refunded"]),
};

/** A package that the caller has bought. */
export const BoughtPackage = z.object(bought);
export type BoughtPackage = z.infer<typeof BoughtPackage>;

/** A package sold to a guest at the desk. Sending the same key again sells it only once. */
export const PackageSale = z.strictObject({
  name: line("Name is required"),
  number: mobile,
  /** The address for its receipt. The account with this address owns the package once the address is verified. */
  email: email.optional(),
  /** The guest that the desk has selected. Without it: the guest with this number and no account, or a new one. */
  guestId: id.optional(),
  isNewGuest: z.boolean().optional(),
  /** The price that the browser showed, which is compared. */
  price,
  method: z.enum(salonMethods),
  key: z.uuid(),
});
export type PackageSale = z.infer<typeof PackageSale>;

/** `owed` is what the page showed as owed; refused with `refund_changed` where it is another by now. */
export const PackageRefundRequest = z.strictObject({ owed: money.optional() });

/** A sold package as the salon sees it. */
export const SoldPackage = z.object({
  ...bought,
  buyer: z.string(),
  /** Whether it was sold at the desk, which then hands back any refund. */
  atDesk: z.boolean(),
  email: email.or(z.literal("")),
  /** The worth of its unused sessions, which is owed, in dollars. */
  owed: money,
  /** What giving it back returns now: `owed` less what was refunded otherwise or is with a bank. */
  back: money,
});
export type SoldPackage = z.infer<typeof SoldPackage>;

export const SoldPackagesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  /** The answer's `next`. */
  cursor: z.string().max(64).optional(),
});

export const SoldPackageList = z.object({
  /** The unused worth of all packages: owed until it is used or refunded. */
  owed: money,
  packages: z.array(SoldPackage),
  next: z.string().nullable(),
});
