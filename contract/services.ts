import { z } from "zod";
import { Ask } from "#contract/deposits.ts";
import { id, image, inBangla, line, money, price, sayInBangla, text } from "#contract/fields.ts";
import { categories } from "#domain/categories.ts";
import { longestServiceMinutes } from "#domain/service-choice.ts";

const category = z.enum(categories).nullable();

/** What can be booked: a service, a variant or an add-on. Visits refer to each by its id. */
const bookable = {
  _id: id,
  service_name: z.string(),
  nameBn: inBangla,
  price: money,
  /** What it costs a member. */
  memberPrice: money,
  minutes: z.number().int(),
  masterIds: z.array(id),
};

/**
 * Another size of a service, such as long hair, with its own price and minutes. `service_name` is the service's name
 * with `variantName` in brackets, as on bookings, receipts and mails.
 */
export const Variant = z.object({
  ...bookable,
  variantName: z.string(),
  variantNameBn: inBangla,
  /** A few words below the name: 'Past the shoulders'. */
  variantHint: z.string().optional(),
  variantHintBn: inBangla,
});
export type Variant = z.infer<typeof Variant>;

/** Something that can be added to a service or to a variant of it. It is never booked alone. */
export const AddOn = z.object(bookable);
export type AddOn = z.infer<typeof AddOn>;

/**
 * A service as the catalogue shows it. img and icon are the same picture. If it has `variants`, the service itself is
 * the first one, and `variantName` is its name among them.
 */
export const Service = z.object({
  ...bookable,
  details: z.string(),
  img: z.string(),
  icon: z.string(),
  tagline: z.string(),
  detailsBn: inBangla,
  taglineBn: inBangla,
  position: z.number().int(),
  category,
  /** The service that it is a variant of. Null for all that are listed. */
  variantOf: id.nullable(),
  variantName: z.string().nullable(),
  variantNameBn: inBangla,
  variantHint: z.string().optional(),
  variantHintBn: inBangla,
  /** Its other sizes, in the salon's order. A visit includes only one of the service and its variants. */
  variants: z.array(Variant),
  /** Its add-ons, in the salon's order. */
  addOns: z.array(AddOn),
});
export type Service = z.infer<typeof Service>;

const fives = z.number("Enter a number").int().multipleOf(5, "Minutes go in steps of five").min(0).max(240);

/**
 * Time in addition to a service's minutes. `prepMinutes` before the customer comes and `cleanupMinutes` afterwards
 * occupy master and room. While the service processes, from `processingStartMinutes` on, its master is free.
 */
const timing = {
  prepMinutes: fives,
  processingStartMinutes: fives,
  processingMinutes: fives,
  cleanupMinutes: fives,
  /** A room or equipment that it needs from preparation to clean-up. */
  roomId: id.nullable(),
};

/** A service, a variant (`variantOf`) or an add-on (`addOnTo`) as admins see it, each on its own. */
export const ManagedService = Service.omit({ variants: true, addOns: true }).extend({
  hidden: z.boolean(),
  ...timing,
  /** The services that it can be added to. Empty unless it is an add-on. */
  addOnTo: z.array(id),
  /**
   * What is asked for at booking, in place of the salon's setting. It also applies to its variants. Null: the salon's
   * setting.
   */
  deposit: Ask.nullable(),
  /**
   * How many entries of the waiting list name it or one of its variants. While it is hidden, no hour comes free for
   * them. Absent: none.
   */
  waiting: z.number().int().optional(),
});
export type ManagedService = z.infer<typeof ManagedService>;

const minutes = z.number().int().multipleOf(5).min(5).max(longestServiceMinutes).optional();

const processing = {
  processingStartMinutes: timing.processingStartMinutes.optional(),
  processingMinutes: timing.processingMinutes.optional(),
};

/** How a service or variant differs from the others of its service. An empty or null hint removes it. */
const amongVariants = {
  variantNameBn: sayInBangla(60),
  variantHint: sayInBangla(100),
  variantHintBn: sayInBangla(100),
};

/** Minutes default to 60, masters to everyone, and preparation, clean-up and the like to nothing. */
export const NewService = z.strictObject({
  service_name: line("Service Name is required"),
  price,
  details: text("Details is required"),
  img: image,
  tagline: z.string().trim().max(200).optional(),
  nameBn: sayInBangla(200),
  detailsBn: sayInBangla(4000),
  taglineBn: sayInBangla(200),
  minutes,
  masterIds: z.array(id).max(100).optional(),
  prepMinutes: timing.prepMinutes.optional(),
  ...processing,
  cleanupMinutes: timing.cleanupMinutes.optional(),
  roomId: timing.roomId.optional(),
  category: category.optional(),
  /** What is asked for at booking. Null removes it. */
  deposit: Ask.nullable().optional(),
  variantName: line("Name the service among its variants").max(60).nullable().optional(),
  ...amongVariants,
});
export type NewService = z.infer<typeof NewService>;

/** Sent again unchanged with the same key, a service is created once. */
export const ServiceToAdd = NewService.extend({ key: z.uuid().optional() });
export type ServiceToAdd = z.infer<typeof ServiceToAdd>;

/**
 * Minutes and processing time default to the service's. Preparation, clean-up, room, masters, picture and texts are
 * always the service's. `serviceIs` is the service's own name among its variants. The first variant needs it.
 */
export const NewVariant = z.strictObject({
  variantName: line("Name the variant").max(60),
  ...amongVariants,
  price,
  minutes,
  ...processing,
  serviceIs: line("Name the service among its variants").max(60).optional(),
  serviceIsBn: sayInBangla(60),
});
export type NewVariant = z.infer<typeof NewVariant>;

/** Sent again unchanged with the same key, a variant is created once. */
export const VariantToAdd = NewVariant.extend({ key: z.uuid().optional() });
export type VariantToAdd = z.infer<typeof VariantToAdd>;

/**
 * An add-on belongs to one or more services, none of which is a variant or an add-on. Minutes default to 15, masters
 * to everyone. It has no preparation time, and its service's clean-up comes after it.
 */
export const NewAddOn = z.strictObject({
  service_name: line("Name the add-on"),
  nameBn: sayInBangla(200),
  price,
  minutes,
  masterIds: z.array(id).max(100).optional(),
  addOnTo: z.array(id).min(1, "Choose at least one service").max(100),
});
export type NewAddOn = z.infer<typeof NewAddOn>;

/** Sent again unchanged with the same key, an add-on is created once. */
export const AddOnToAdd = NewAddOn.extend({ key: z.uuid().optional() });
export type AddOnToAdd = z.infer<typeof AddOnToAdd>;

const ChangedFields = NewService.partial().extend({
  hidden: z.boolean().optional(),
  addOnTo: NewAddOn.shape.addOnTo.optional(),
});

/**
 * Changes to a service. Absent fields stay. A hidden service and its variants can no longer be found or booked.
 * Fields that a kind does not have are refused: a variant takes most from its service, and only an add-on can be
 * added to services. With `seen`, fields as `GET` answered them, nothing changes if somebody else has changed one of
 * these fields since.
 */
export const ServiceChange = ChangedFields.extend({
  seen: z.partialRecord(ChangedFields.keyof(), z.unknown()).optional(),
});
export type ServiceChange = z.infer<typeof ServiceChange>;

/** Ids of services, variants and add-ons in their new order. Those not named follow in their previous order. */
export const ServiceOrder = z.strictObject({ ids: z.array(id).min(1).max(500) });
