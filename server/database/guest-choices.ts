import type { Updateable } from "kysely";
import { numberKey } from "#domain/guests/number.ts";
import type { Language } from "#domain/language.ts";
import type { Handle } from "#server/database/handle.ts";
import type { GuestsTable } from "#server/database/schema/guests.ts";

/** What the desk chose last for a guest. Null if it has not chosen. */
export interface GuestChoices {
  language: Language | null;
  byText: boolean | null;
}

/** How a guest without an account is notified, as the desk sets it when booking. Absent fields stay. */
export interface ChoicesSaid {
  language?: Language | undefined;
  byText?: boolean | undefined;
}

/**
 * The choices for a guest, or for the guest that it was merged into. If the whole guest has none, a part's choice
 * applies: the language of any part, but texts only for the same number. Guests with an account choose texts in their
 * own Settings.
 * @param number for which texts are looked up; absent: the guest's
 */
export async function readChoices(db: Handle, guestId: string, number?: string): Promise<GuestChoices> {
  const parts = await db
    .selectFrom("guests as named")
    .innerJoin("guests", (join) =>
      join.on(({ eb, fn, or }) => {
        const wholeId = fn.coalesce("named.merged_into", "named.id");
        return or([eb("guests.id", "=", wholeId), eb("guests.merged_into", "=", wholeId)]);
      }),
    )
    .select(["guests.id", "guests.merged_into", "guests.user_id"])
    .select(["guests.language", "guests.by_text", "guests.phone_key"])
    .where("named.id", "=", guestId)
    .orderBy("guests.active_at", "desc")
    .execute();
  const whole = parts.filter(({ merged_into }) => merged_into === null);
  const inOrder = [...whole, ...parts];
  const phoneKey = number === undefined ? whole[0]?.phone_key : numberKey(number);
  const ticked = inOrder.find((part) => part.by_text !== null && part.phone_key === phoneKey);
  return {
    language: inOrder.find(({ language }) => language !== null)?.language ?? null,
    byText: whole[0]?.user_id === null && ticked ? ticked.by_text === 1 : null,
  };
}

/** The choices as columns. */
export function choiceColumns({ language, byText }: ChoicesSaid): Updateable<GuestsTable> {
  return {
    ...(language !== undefined && { language }),
    ...(byText !== undefined && { by_text: Number(byText) }),
  };
}

/**
 * The language in which somebody is notified: the account's, or the desk's choice for a guest without one. English by
 * default.
 */
export async function readLanguage(
  db: Handle,
  { user_id, guest_id }: { user_id: string | null; guest_id?: string | null },
): Promise<Language> {
  if (user_id === null) {
    return (guest_id && (await readChoices(db, guest_id)).language) || "en";
  }
  const user = await db.selectFrom("users").select("language").where("id", "=", user_id).executeTakeFirst();
  return user?.language ?? "en";
}
