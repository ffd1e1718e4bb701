import { z } from "zod";
import { id, inBangla, line, picture, price, sayInBangla, text } from "#contract/fields.ts";

/** A service as the catalogue answers it; img and icon are the same picture. */
export const Service = z.object({
  _id: id,
  service_name: z.string(),
  price: z.number(),
  /** What it costs a member. */
  memberPrice: z.number(),
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

/** A service as admins see it. */
export const ManagedService = Service.extend({ hidden: z.boolean() });
export type ManagedService = z.infer<typeof ManagedService>;

/** Minutes default to 60 and masters to everyone. */
export const NewService = z.strictObject({
  service_name: line("Service Name is required"),
  price,
  details: text("Details is required"),
  img: picture,
  tagline: z.string().trim().max(200).optional(),
  nameBn: sayInBangla(200),
  detailsBn: sayInBangla(4000),
  taglineBn: sayInBangla(200),
  minutes: z.number().int().multipleOf(5).min(5).max(720).optional(),
  masterIds: z.array(id).max(100).optional(),
});
export type NewService = z.infer<typeof NewService>;

/** What is to change; what is left out stays. A hidden service can't be found or booked any more. */
export const ServiceChange = NewService.partial().extend({ hidden: z.boolean().optional() });
export type ServiceChange = z.infer<typeof ServiceChange>;

/** Services by id in their new order; those that are not named follow in the order they had. */
export const ServiceOrder = z.strictObject({ ids: z.array(id).min(1).max(500) });
