import { z } from "zod";
import { id, image, inBangla, line, money, price, sayInBangla, text } from "#contract/fields.ts";

/** A service as the catalogue answers it; img and icon are the same picture. */
export const Service = z.object({
  _id: id,
  service_name: z.string(),
  price: money,
  /** What it costs a member. */
  memberPrice: money,
  details: z.string(),
  img: z.string(),
  icon: z.string(),
  tagline: z.string(),
  nameBn: inBangla,
  detailsBn: inBangla,
  taglineBn: inBangla,
  minutes: z.number().int(),
  masterIds: z.array(id),
  position: z.number().int(),
});
export type Service = z.infer<typeof Service>;

const fives = z.number("Enter a number").int().multipleOf(5, "Minutes go in steps of five").min(0).max(240);

/**
 * Time beside a service's minutes. `prepMinutes` before the customer comes and `cleanupMinutes` afterwards occupy master and
 * room. While the service processes, from `processingStartMinutes` on, its master is free.
 */
const timing = {
  prepMinutes: fives,
  processingStartMinutes: fives,
  processingMinutes: fives,
  cleanupMinutes: fives,
  /** A room or equipment that it needs from the preparation to the clean-up. */
  roomId: id.nullable(),
};

/** A service as admins see it. */
export const ManagedService = Service.extend({ hidden: z.boolean(), ...timing });
export type ManagedService = z.infer<typeof ManagedService>;

/** Minutes default to 60, masters to everyone, and what it takes beside its minutes to nothing. */
export const NewService = z.strictObject({
  service_name: line("Service Name is required"),
  price,
  details: text("Details is required"),
  img: image,
  tagline: z.string().trim().max(200).optional(),
  nameBn: sayInBangla(200),
  detailsBn: sayInBangla(4000),
  taglineBn: sayInBangla(200),
  minutes: z.number().int().multipleOf(5).min(5).max(720).optional(),
  masterIds: z.array(id).max(100).optional(),
  prepMinutes: timing.prepMinutes.optional(),
  processingStartMinutes: timing.processingStartMinutes.optional(),
  processingMinutes: timing.processingMinutes.optional(),
  cleanupMinutes: timing.cleanupMinutes.optional(),
  roomId: timing.roomId.optional(),
});
export type NewService = z.infer<typeof NewService>;

/** What is to change; what is left out stays. A hidden service can't be found or booked any more. */
export const ServiceChange = NewService.partial().extend({ hidden: z.boolean().optional() });
export type ServiceChange = z.infer<typeof ServiceChange>;

/** Services by id in their new order; those that are not named follow in the order they had. */
export const ServiceOrder = z.strictObject({ ids: z.array(id).min(1).max(500) });
