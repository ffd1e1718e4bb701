import { sessionSentence } from "#app/features/visits/cancellation-words.ts";
import { money } from "#app/lib/money.ts";
import { changeVisitTexts } from "#app/texts/en/dashboard/change-visit.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { CancellationPreview } from "#contract/visits.ts";
import { toldOutcome } from "#domain/packages.ts";

/** What happens to the session of a guest's package that paid, in words for the desk; undefined if none did. */
export function guestsSessionSentence(
  preview: Pick<CancellationPreview, "session" | "sessionRefund">,
  takesCards: boolean,
): string | undefined {
  const { session, sessionRefund = 0 } = preview;
  if (session === undefined || session === "lost") return sessionSentence(preview, takesCards);
  const texts = textsNow(changeVisitTexts);
  const told = toldOutcome(session, takesCards);
  if (told === "to_card") return texts.sessionToGuestsCard(money(sessionRefund));
  return told === "at_salon" ? texts.sessionAtSalon(money(sessionRefund)) : texts.sessionToGuest;
}
