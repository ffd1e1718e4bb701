import * as z from "zod/mini";
import { typedMobile } from "#app/lib/typed-mobile.ts";
import { typedLine } from "#contract/forms.ts";

/** Who comes to a visit, as `NewBooking` accepts it. */
export const TypedVisitor = z.strictObject({ name: typedLine("Name is required"), number: typedMobile });
export type TypedVisitor = z.infer<typeof TypedVisitor>;
