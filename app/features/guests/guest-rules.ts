import { NewGuest } from "#contract/guests.ts";

/** What is known of a guest, as it is typed. */
export const TypedGuest = NewGuest.required();
