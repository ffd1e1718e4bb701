import * as z from "zod/mini";
import { typedMobile } from "#app/lib/typed-mobile.ts";
import { typedLine } from "#contract/forms.ts";

/** Who comes to a visit, as `NewBooking` accepts it. */
const TypedVisitor = z.strictObject({ name: typedLine("Name is required"), number: typedMobile });
export type TypedVisitor = z.infer<typeof TypedVisitor>;

/** What is wrong with each field. */
export type VisitorErrors = Partial<Record<keyof TypedVisitor, string>>;

/** @returns the visitor as `NewBooking` accepts it, or what is wrong */
export async function checkVisitor(
  typed: TypedVisitor,
): Promise<{ visitor: TypedVisitor } | { visitor?: undefined; errors: VisitorErrors }> {
  const checked = await z.safeParseAsync(TypedVisitor, typed);
  if (checked.success) return { visitor: checked.data };
  const { name, number } = z.flattenError(checked.error).fieldErrors;
  return { errors: { name: name?.[0], number: number?.[0] } };
}
