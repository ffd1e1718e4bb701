import { z } from "zod";
import { typedNumber } from "#app/lib/typed-number.ts";
import { PackageDraft } from "#contract/packages.ts";

const { sessions, price, months } = PackageDraft.shape;

const whole = typedNumber.regex(/^\d+$/, "Enter a whole number").transform(Number);

/** A package as typed: no months means no end. */
export const PackageForm = z
  .object({
    serviceId: z.string().min(1, "Choose a service"),
    sessions: whole.pipe(sessions),
    price: typedNumber
      .regex(/^\d+([.,]\d{1,2})?$/, "Enter a number")
      .transform((typed) => Number(typed.replace(",", ".")))
      .pipe(price),
    months: typedNumber
      .regex(/^\d*$/, "Enter a whole number")
      .transform((typed) => (typed === "" ? null : Number(typed)))
      .pipe(months),
    onSale: z.boolean(),
  })
  .refine((typed) => typed.price >= typed.sessions / 2, {
    path: ["price"],
    message: "At least 0.50 for each session",
  });
export type TypedPackage = z.input<typeof PackageForm>;
export type SaidPackage = z.output<typeof PackageForm>;
