import { sessionSentence } from "#app/features/visits/cancellation-words.ts";
import { money } from "#app/lib/money.ts";
import { changeVisitTexts } from "#app/texts/en/dashboard/change-visit.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { CancellationPreview } from "#contract/visits.ts";

/** What happens to the session of a guest's package that paid, in words for the desk; undefined if none did. */
export function guestsSessionSentence(
  preview: Pick<CancellationPreview, "session" | "sessionRefund">,
  takesCards: boolean,
): string | undefined {
  const { session, sessionRefund = 0 } = preview;
  if (session === undefined || session === "lost") return sessionSentence(preview, takesCards);
  const texts = textsNow(changeVisitTexts);
  if (session !== "to_card" && session !== "at_salon") return texts.sessionToGuest;
  const isToCard = session === "to_card" && takesCards;
  return (isToCard ? texts.sessionToGuestsCard : texts.sessionAtSalon)(money(sessionRefund));
}
