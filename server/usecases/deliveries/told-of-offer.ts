import { internationalMobile } from "#domain/mobile.ts";
import { provedNumber } from "#domain/mobile-proof.ts";
import { findUser, type UserRow } from "#server/database/users.ts";
import type { WaitingGuest } from "#server/database/waiting.ts";
import type { UseCases } from "#server/usecases/context.ts";
import type { Told } from "#server/usecases/deliveries/way-to.ts";
import { hasStoppedTexts } from "#server/usecases/stopped-texts.ts";

type Teller = Pick<UseCases, "engine" | "seal" | "sms">;

/** Somebody on the waiting list as a reader of notices. A caller without an address is told by text. */
export function toldOfOffer({ user_id, email, phone }: WaitingGuest): Told & { email: string } {
  return { user_id, email, phone, by_text: Number(user_id === null && email === "") };
}

/** Whether an offered hour can reach somebody on the waiting list. */
export async function canBeTold(app: Teller, { user_id, email, phone }: WaitingGuest): Promise<boolean> {
  if (user_id === null) return email !== "" || (await takesTexts(app, internationalMobile(phone)));
  const user = await findUser(app.engine.read, user_id);
  return user !== undefined && (await canTellAccount(app, user));
}

/** The same for an account: by mail to a verified address, or by text to its proved number. */
export async function canTellAccount(app: Teller, user: UserRow): Promise<boolean> {
  return user.email_verified === 1 || (await takesTexts(app, provedNumber(user)));
}

/** Whether the salon sends texts and this number accepts them. */
async function takesTexts(app: Teller, number: string | null): Promise<boolean> {
  return app.sms !== null && number !== null && !(await hasStoppedTexts(app, number));
}
