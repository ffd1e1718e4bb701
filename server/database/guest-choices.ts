import type { Updateable } from "kysely";
import { numberKey } from "#domain/guests/number.ts";
import type { Language } from "#domain/language.ts";
import type { Handle } from "#server/database/handle.ts";
import type { GuestsTable } from "#server/database/schema/guests.ts";

/** What the desk has chosen last for a guest; null where it has not chosen. */
export interface GuestChoices {
  language: Language | null;
  byText: boolean | null;
}

/** How a guest without an account is told, as the desk says it when it books; what is left out stays as it was. */
export interface ChoicesSaid {
  language?: Language | undefined;
  byText?: boolean | undefined;
}

/**
 * The choices for a guest or the one that it is a part of. What was not chosen for the whole guest was perhaps for a part:
 * the language for all of them, texts for the same number alone. One with an account chooses texts in their own Settings.
 * @param number for which texts are looked up; left out: the guest's
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

/** The columns of what was chosen. */
export function choiceColumns({ language, byText }: ChoicesSaid): Updateable<GuestsTable> {
  return {
    ...(language !== undefined && { language }),
    ...(byText !== undefined && { by_text: Number(byText) }),
  };
}

/**
 * The language in which somebody is told of what is theirs: the account's, or the one that the desk has chosen for a guest
 * without one; English where nobody has.
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
