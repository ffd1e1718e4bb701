import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { textsNow } from "#app/texts/use-texts.ts";

/** A guest's name as the desk reads it; an account from another provider may have none. */
export function guestName({ name }: { name: string }): string {
  return name || textsNow(guestsTexts).noName;
}
