import { z } from "zod";
import { typedNumber } from "#app/lib/typed-number.ts";
import { OfferDraft } from "#contract/offers.ts";

const { code, mostUses } = OfferDraft.shape;

const typedUses = typedNumber
  .regex(/^\d*$/, "Enter a whole number")
  .transform((typed) => (typed === "" ? null : Number(typed)))
  .pipe(mostUses);

const day = z.string().transform((typed) => typed || null);

/** An offer as typed: no chosen service means all of them, no number means no limit. */
export const OfferForm = z
  .object({
    code,
    kind: z.enum(["percent", "amount"]),
    size: typedNumber
      .regex(/^\d+([.,]\d{1,2})?$/, "Enter a number")
      .transform((typed) => Number(typed.replace(",", "."))),
    from: day,
    until: day,
    serviceIds: z.array(z.string()),
    firstVisitOnly: z.boolean(),
    mostUses: typedUses,
    mostUsesEach: typedUses,
  })
  .superRefine(({ kind, size, from, until }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (kind === "amount" && size < 0.5) refuse("size", "At least 0.50");
    if (kind === "amount" && size > 100_000) refuse("size", "At most 100000");
    if (kind === "percent" && !Number.isInteger(size)) refuse("size", "Enter a whole number");
    if (kind === "percent" && size < 1) refuse("size", "At least 1");
    if (kind === "percent" && size > 100) refuse("size", "At most 100");
    if (from && until && from > until) refuse("until", "Not before the first day");
  })
  .transform(
    ({ kind, size, serviceIds, ...same }): OfferDraft => ({
      ...same,
      off: kind === "percent" ? { kind, percent: size } : { kind, amount: size },
      serviceIds: serviceIds.length === 0 ? null : serviceIds,
    }),
  );
export type TypedOffer = z.input<typeof OfferForm>;
