import type { Contact } from "#app/features/checkout/checkout-state.ts";
import { isMobile, meantMobile } from "#domain/mobile.ts";

/** The number counts once it is a whole one; until then the purchase does without. */
export function asContact({ name, number }: { name: string; number: string }): Contact {
  const mobile = meantMobile(number);
  return { name: name.trim(), number: isMobile(mobile) ? mobile : undefined };
}
