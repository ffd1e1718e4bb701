import { z } from "zod";
import { mobileOr, typedMobile } from "#app/lib/typed-mobile.ts";
import { type Guest, NewGuest } from "#contract/guests.ts";

const { name, email, address } = NewGuest.required().shape;

/**
 * What is known about a guest, as typed. The stored number is accepted as it is, even if it is empty.
 * @param guest the guest to change; absent for a new one
 */
export const typedGuest = (guest?: Guest) =>
  z.strictObject({ name, number: guest ? mobileOr(guest.number) : typedMobile, email, address });
