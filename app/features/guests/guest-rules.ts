import { z } from "zod";
import { mobileOr, typedMobile } from "#app/lib/typed-mobile.ts";
import { type Guest, NewGuest } from "#contract/guests.ts";

const { name, email, address } = NewGuest.required().shape;

/**
 * What is known of a guest, as it is typed. The number that is kept may stay as it is, or stay unknown.
 * @param guest the guest who is changed; absent for a new one
 */
export const typedGuest = (guest?: Guest) =>
  z.strictObject({ name, number: guest ? mobileOr(guest.number) : typedMobile, email, address });
