import { salonAddress, salonName } from "#app/lib/names.ts";
import type { Salon } from "#contract/salon.ts";

/** The link that a phone dials: `tel:+8801700000000`. */
export function phoneLink({ phone }: Pick<Salon, "phone">): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** Directions to the salon from where the person is, in the phone's map app or the browser. */
export function directionsLink(salon: Pick<Salon, "name" | "nameBn" | "address" | "addressBn">): string {
  const destination = [salonName(salon), ...salonAddress(salon)].join(", ");
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}
