import { internationalMobile } from "#domain/mobile.ts";
import type { WaitingGuest } from "#server/database/waiting.ts";
import type { UseCases } from "#server/usecases/context.ts";
import type { Told } from "#server/usecases/deliveries/way-to.ts";

/** Who waits, as somebody who is told of an hour: a caller who left a number alone is told there. */
export function toldOfOffer({ user_id, email, phone }: WaitingGuest): Told & { email: string } {
  return { user_id, email, phone, by_text: Number(user_id === null && email === "") };
}

/** Whether an hour that is offered to somebody reaches them: a number alone is of use where the salon sends texts. */
export function canBeTold({ sms }: Pick<UseCases, "sms">, { user_id, email, phone }: WaitingGuest): boolean {
  if (user_id !== null || email !== "") return true;
  return sms !== null && internationalMobile(phone) !== null;
}
