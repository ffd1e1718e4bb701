import { internationalMobile } from "#domain/mobile.ts";
import { provedNumber } from "#domain/mobile-proof.ts";
import type { TextChannel } from "#domain/notices.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { findUser } from "#server/database/users.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { hasStoppedTexts } from "#server/usecases/stopped-texts.ts";

/** The fields of a visit that decide how its guest is told. */
export type Told = Pick<BookingRow, "user_id" | "by_text" | "phone">;

/** How somebody is told about a visit: one way for each notice. */
export type Way = { by: "mail"; hasStoppedTexts?: true } | { by: TextChannel; number: string };

/**
 * The way that a customer has chosen, as long as the number is proved to be theirs. For a guest without an account,
 * what they told the desk. By mail if the salon sends no such texts, or if the reader at the number has replied that
 * they want none.
 */
export async function wayTo(app: Pick<UseCases, "engine" | "seal" | "sms">, told: Told): Promise<Way> {
  const way = await chosenWay(app, told);
  if (way.by === "mail" || !(await hasStoppedTexts(app, way.number))) return way;
  return { by: "mail", hasStoppedTexts: true };
}

/** The same, but ignores a reply that declines texts, to find where earlier notices went. */
export async function chosenWay({ engine, sms }: Pick<UseCases, "engine" | "sms">, told: Told): Promise<Way> {
  if (!sms) return { by: "mail" };
  const asked = told.by_text === 1 ? internationalMobile(told.phone) : null;
  const user = told.user_id === null ? undefined : await findUser(engine.read, told.user_id);
  const number = user && provedNumber(user);
  const by = user?.told_by ?? "mail";
  // What the desk was told stays while the account that has proved the number has no other way.
  const hasNoOther = by === "mail" && user?.email_verified === 0 && number === asked;
  if (asked !== null && (told.user_id === null || hasNoOther)) return { by: "sms", number: asked };
  if (by === "mail" || !number || !sms.channels.includes(by)) return { by: "mail" };
  return { by, number };
}
