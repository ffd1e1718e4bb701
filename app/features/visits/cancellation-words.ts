import { money, sumOfPrices } from "#app/lib/money.ts";
import { changeTexts } from "#app/texts/en/dashboard/bookings.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { CancellationPreview } from "#contract/visits.ts";

/**
 * What cancelling a visit gives back, and to where.
 * @param takesCards whether a card can be refunded; otherwise the salon hands its money back
 */
export function cancellationWords(preview: CancellationPreview, takesCards = true): string {
  const { allowed, refund, toGiftCard = 0 } = preview;
  const session = allowed && sessionSentence(preview, takesCards);
  const told = takesCards ? preview : { ...preview, atSalon: sumOfPrices([refund, -toGiftCard]) };
  return [session, refundSentence(told)].filter(Boolean).join(" ");
}

/** What happens to the package's session that paid; undefined if none did. */
export function sessionSentence(
  { session, sessionRefund = 0 }: Pick<CancellationPreview, "session" | "sessionRefund">,
  takesCards: boolean,
): string | undefined {
  if (session === undefined) return undefined;
  const texts = textsNow(changeTexts);
  return {
    back: texts.sessionBack,
    over: texts.sessionOver,
    // The salon hands back what no card can be given.
    to_card: (takesCards ? texts.sessionToCard : texts.sessionAtSalon)(money(sessionRefund)),
    at_salon: texts.sessionAtSalon(money(sessionRefund)),
    lost: texts.sessionLost,
  }[session];
}

function refundSentence(preview: CancellationPreview): string | undefined {
  const { allowed, paid, refund, toGiftCard = 0, session, atSalon } = preview;
  const texts = textsNow(changeTexts);
  if (!allowed) return texts.tooLate;
  if (paid === 0) return session === undefined ? texts.nothingPaid : undefined;
  if (refund === 0) return texts.nothingBack(money(paid));
  if (atSalon > 0) return salonSentences(preview);
  if (toGiftCard > 0) return giftSentence(preview, toGiftCard);
  if (refund === paid) return texts.allBack(money(paid));
  return texts.partBack(money(refund), money(paid));
}

/** What waits at the salon, after what is refunded elsewhere. */
function salonSentences(preview: CancellationPreview): string {
  const { paid, refund, atSalon } = preview;
  const texts = textsNow(changeTexts);
  if (atSalon === paid) return texts.allWaits(money(paid));
  if (atSalon === refund) return texts.partWaits(money(atSalon), money(paid));
  const elsewhere = { ...preview, refund: sumOfPrices([refund, -atSalon]), atSalon: 0 };
  return `${refundSentence(elsewhere)} ${texts.besideWaits(money(atSalon))}`;
}

function giftSentence({ paid, refund }: CancellationPreview, toGiftCard: number): string {
  const texts = textsNow(changeTexts);
  if (toGiftCard === paid) return texts.allOnGift(money(paid));
  if (toGiftCard === refund) return texts.giftBackAlone(money(paid), money(toGiftCard));
  return texts.giftBack(money(paid), money(toGiftCard), money(sumOfPrices([refund, -toGiftCard])));
}
