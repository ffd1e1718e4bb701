import { z } from "zod";
import { NewService } from "#contract/services.ts";
import { categories } from "#domain/categories.ts";

const { service_name, details, price, img } = NewService.shape;

const nameBn = z.string().trim().max(200);
const taglineBn = z.string().trim().max(200);
const detailsBn = z.string().trim().max(4000);

const wholeMinutes = z
  .string()
  .trim()
  .regex(/^\d+$/, "Enter the minutes as a whole number")
  .transform(Number);
const fives = wholeMinutes.pipe(
  z.number().multipleOf(5, "Minutes go in steps of five").max(240, "At most 240"),
);

/** The form as it is typed; its output is what is sent. The price is parsed as a decimal number. */
export const ServiceForm = z.object({
  service_name,
  price: z
    .string()
    .trim()
    .min(1, "Price is required")
    .regex(/^\d+([.,]\d{1,2})?$/, "Enter a price like 48 or 48.50")
    .transform((typed) => Number(typed.replace(",", ".")))
    .pipe(price),
  details,
  img,
  minutes: wholeMinutes.pipe(
    z
      .number()
      .multipleOf(5, "Minutes go in steps of five")
      .min(5, "At least 5 minutes")
      .max(720, "At most 720 minutes"),
  ),
  category: z.union([z.enum(categories), z.literal("")]).transform((chosen) => chosen || null),
  masterIds: z.array(z.string()).min(1, "Choose at least one master"),
  prepMinutes: fives,
  cleanupMinutes: fives,
  processingMinutes: fives,
  processingStartMinutes: fives,
  roomId: z.string().transform((chosen) => chosen || null),
  nameBn,
  taglineBn,
  detailsBn,
});
export type TypedService = z.input<typeof ServiceForm>;
