import { z } from "zod";
import { id, line, picture, price, text } from "#contract/fields.ts";

/** A service as the catalogue answers it; img and icon are the same picture. */
export const Service = z.object({
  _id: id,
  service_name: z.string(),
  price: z.number(),
  details: z.string(),
  img: z.string(),
  icon: z.string(),
  tagline: z.string(),
  minutes: z.number().int(),
  masterIds: z.array(id),
  position: z.number().int(),
});
export type Service = z.infer<typeof Service>;

/** Minutes default to 60 and masters to everyone. */
export const NewService = z.strictObject({
  service_name: line("Service Name is required"),
  price,
  details: text("Details is required"),
  img: picture,
  tagline: z.string().trim().max(200).optional(),
  minutes: z.number().int().multipleOf(5).min(5).max(720).optional(),
  masterIds: z.array(id).max(100).optional(),
});
export type NewService = z.infer<typeof NewService>;
