import { z } from "zod";
import { SalonSettings } from "#contract/settings.ts";

const { address, addressBn } = SalonSettings.shape;

/** The settings as they are typed: the address in one field, a line a line. Its output is what is sent. */
export const SettingsForm = SalonSettings.extend({
  address: z.string().transform(toLines).pipe(address),
  addressBn: z.string().transform(toLines).pipe(addressBn.unwrap()),
  taxName: z
    .string()
    .trim()
    .max(40)
    .transform((name) => name || null),
}).refine(({ taxName, taxPercent }) => taxPercent === 0 || taxName !== null, {
  path: ["taxName"],
  message: "Name the tax, or leave its rate at 0",
});
export type TypedSettings = z.input<typeof SettingsForm>;

/** One line of the field is one of the address. */
function toLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
