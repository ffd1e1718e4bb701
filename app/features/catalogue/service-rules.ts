import { z } from "zod";
import { chosenMasters, typedFives, typedMinutes, typedPrice } from "#app/features/catalogue/typed-fields.ts";
import { AskForm } from "#app/features/salon/ask-rules.ts";
import { NewService } from "#contract/services.ts";
import { categories } from "#domain/categories.ts";

const { service_name, details, img } = NewService.shape;

/** The form as typed; its output is what is sent. The price is parsed as a decimal number. */
export const ServiceForm = z.object({
  service_name,
  price: typedPrice,
  details,
  img,
  minutes: typedMinutes,
  category: z.union([z.enum(categories), z.literal("")]).transform((chosen) => chosen || null),
  masterIds: chosenMasters,
  prepMinutes: typedFives,
  cleanupMinutes: typedFives,
  processingMinutes: typedFives,
  processingStartMinutes: typedFives,
  deposit: AskForm,
  roomId: z.string().transform((chosen) => chosen || null),
  nameBn: z.string().trim().max(200),
  taglineBn: z.string().trim().max(200),
  detailsBn: z.string().trim().max(4000),
});
export type TypedService = z.input<typeof ServiceForm>;
