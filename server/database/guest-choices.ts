import type { Language } from "#domain/language.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { findGuest } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";

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
 * the language whoever it is, texts for the same number alone.
 */
export async function readChoices(db: Handle, guestId: string): Promise<GuestChoices> {
  const wholeId = (await findGuest(db, guestId))?.merged_into ?? guestId;
  const parts = await db
    .selectFrom("guests")
    .select(["id", "language", "by_text", "phone_key"])
    .where((eb) => eb.or([eb("id", "=", wholeId), eb("merged_into", "=", wholeId)]))
    .orderBy("active_at", "desc")
    .execute();
  const whole = parts.filter(({ id }) => id === wholeId);
  const inOrder = [...whole, ...parts];
  const sameNumber = inOrder.filter(({ phone_key }) => phone_key === whole[0]?.phone_key);
  const byText = sameNumber.find((part) => part.by_text !== null)?.by_text ?? null;
  return {
    language: inOrder.find(({ language }) => language !== null)?.language ?? null,
    byText: byText === null ? null : byText === 1,
  };
}

/** The choices of a guest without an account, to be written; null where nothing was chosen. */
export function choicesUpdate(db: Handle, id: string, { language, byText }: ChoicesSaid): Write | null {
  const columns = {
    ...(language !== undefined && { language }),
    ...(byText !== undefined && { by_text: Number(byText) }),
  };
  if (Object.keys(columns).length === 0) return null;
  return db.updateTable("guests").set(columns).where("id", "=", id).where("user_id", "is", null);
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
