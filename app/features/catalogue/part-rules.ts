import { z } from "zod";
import { chosenMasters, typedFives, typedMinutes, typedPrice } from "#app/features/catalogue/typed-fields.ts";
import { lineRules } from "#contract/rules.ts";
import { NewAddOn, NewVariant } from "#contract/services.ts";

const { variantName } = NewVariant.shape;
const { service_name, addOnTo } = NewAddOn.shape;

const names = {
  variantName,
  variantNameBn: z.string().trim().max(60),
  variantHint: z.string().trim().max(100),
  variantHintBn: z.string().trim().max(100),
};

/** The name of a service among its variants, as typed. */
export const NamesForm = z.object(names);

/** A variant as typed. */
export const VariantForm = z.object({
  ...names,
  price: typedPrice,
  minutes: typedMinutes,
  processingMinutes: typedFives,
  processingStartMinutes: typedFives,
  serviceIs: z
    .string()
    .trim()
    .max(60)
    .transform((typed) => typed || undefined),
  serviceIsBn: z.string().trim().max(60),
});
export type TypedVariant = z.input<typeof VariantForm>;
export type SentVariant = z.output<typeof VariantForm>;

/** The first variant, which also gives the service itself a name. */
export const FirstVariantForm = VariantForm.extend({
  serviceIs: z
    .string()
    .check(...lineRules("Name the service among its variants"))
    .max(60),
});

/** An add-on as typed. */
export const AddOnForm = z.object({
  service_name,
  nameBn: z.string().trim().max(200),
  price: typedPrice,
  minutes: typedMinutes,
  masterIds: chosenMasters,
  addOnTo,
});
export type TypedAddOn = z.input<typeof AddOnForm>;
