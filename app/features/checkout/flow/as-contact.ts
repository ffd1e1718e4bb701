import type { Contact } from "#app/features/checkout/flow/checkout-state.ts";
import { isMobile, meantMobile } from "#domain/mobile.ts";

/** The number is sent only once it is complete. Until then the purchase has none. */
export function asContact({ name, number }: { name: string; number: string }): Contact {
  const mobile = meantMobile(number);
  return { name: name.trim(), number: isMobile(mobile) ? mobile : undefined };
}
