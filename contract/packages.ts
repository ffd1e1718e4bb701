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
  /** For all sessions together; each is worth its part of it. */
  price: price.min(1, "At least 1.00"),
  /** How long it lasts from the day on which it is sold; null: it has no end. */
  months: months.nullable(),
};

function isWorthCharging({ price, sessions }: { price: number; sessions: number }): boolean {
  return price >= sessions / 2;
}
const tooLow = { path: ["price"], message: "At least 0.50 for each session" };

/**
 * What is to change of a package, for who buys from then on; what is left out stays as somebody else may have saved it meanwhile.
 * The price is for the sessions, so the two come together.
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

/** The price that the browser showed: it is compared. */
export const PackageOrder = z.strictObject({ price });

const bought = {
  _id: id,
  ...service,
  sessions: z.number().int(),
  /** Sessions that can be used: not used, and not kept for a visit that is being booked. */
  left: z.number().int(),
  price: money,
  boughtOn: date,
  /** The last day on which a session can be booked; null: it has no end. */
  until: date.nullable(),
  state: z.enum(["good", "used", "over", "refunded"]),
};

/** A package that the one who asks has bought. */
export const BoughtPackage = z.object(bought);
export type BoughtPackage = z.infer<typeof BoughtPackage>;

/** A sale of a package at the desk, to a guest. Sent again with the same key, it is sold once. */
export const PackageSale = z.strictObject({
  name: line("Name is required"),
  number: mobile,
  /** The address that its receipt goes to. The account with this address, once proved, has the package. */
  email: email.optional(),
  /** The guest that the desk has found. Left out: the guest of this number without an account, or a new one. */
  guestId: id.optional(),
  isNewGuest: z.boolean().optional(),
  /** The price that the browser showed: it is compared. */
  price,
  method: z.enum(salonMethods),
  key: z.uuid(),
});
export type PackageSale = z.infer<typeof PackageSale>;

/** A sold package as the salon sees it. */
export const SoldPackage = z.object({
  ...bought,
  buyer: z.string(),
  /** Whether the desk has sold it, which hands out what goes back. */
  atDesk: z.boolean(),
  email: email.or(z.literal("")),
  /** What is not used of it, which is owed, in dollars. */
  owed: money,
});
export type SoldPackage = z.infer<typeof SoldPackage>;

export const SoldPackagesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  /** The answer's `next`. */
  cursor: z.string().max(64).optional(),
});

export const SoldPackageList = z.object({
  /** What is left of all packages together: owed until it is used or given back. */
  owed: money,
  packages: z.array(SoldPackage),
  next: z.string().nullable(),
});
