import { formats } from "#app/texts/en/public/formats.ts";
import { textsNow } from "#app/texts/use-texts.ts";

/** A number, or a text with numbers in it, in the digits of the page's language. */
export function numberText(value: number | string): string {
  return textsNow(formats).written(String(value));
}
