import { useTranslatedNames } from "#app/data/use-translated.ts";
import { sessionSentence } from "#app/features/visits/cancellation-words.ts";
import { guestsSessionSentence } from "#app/features/visits/session-words.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { refundTerms } from "#app/lib/refund-terms.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { changeVisitTexts } from "#app/texts/en/dashboard/change-visit.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";
import type { ChangePreview, WayToPay } from "#contract/visit-changes.ts";
import type { RefundStep } from "#domain/policy.ts";

interface Props {
  preview: ChangePreview;
  way: WayToPay | undefined;
  /** Whether the desk reads it, not the guest. */
  byStaff: boolean;
}

/** The old and new price of the visit, line by line, and one sentence about what that means today. */
export function ChangeSums({ preview, way, byStaff }: Props) {
  const texts = useTexts(changeVisitTexts);
  const translate = useTranslatedNames();
  const { zone, takesCards } = useSalon();
  // Otherwise what a card paid is handed back at the salon, too.
  const { was, price, added, taken, toGiftCard = 0, refund, handBack, kept, gone = 0, dueNow } = preview;
  const { paid, later } = way === "card" ? withCard(preview) : { ...preview, later: preview.dueAtSalon };
  const handedBack = takesCards ? handBack : sumOfPrices([handBack, refund]);
  const sumOf = (some: ChangePreview["added"]) => sumOfPrices(some.map((one) => one.price));
  const discount = sumOfPrices([price, -was, sumOf(taken), -sumOf(added)]);
  const lines: [label: string, value: string, shown: boolean][] = [
    [texts.was, money(was), true],
    ...taken.map((one): [string, string, boolean] => [
      texts.out(translate(one.service_name)),
      `− ${money(one.price)}`,
      true,
    ]),
    ...added.map((one): [string, string, boolean] => [
      texts.in(translate(one.service_name)),
      `+ ${money(one.price)}`,
      true,
    ]),
    [texts.discount, discount < 0 ? `− ${money(-discount)}` : `+ ${money(discount)}`, discount !== 0],
    [texts.now, money(price), true],
    [texts.paid, `− ${money(paid)}`, paid > 0],
    [texts.toGift, money(toGiftCard), toGiftCard > 0],
    [texts.toCard, money(refund), takesCards && refund > 0],
    [texts.handBack, money(handedBack), handedBack > 0],
    [texts.kept, money(kept), kept > 0],
    [texts.gone, money(gone), gone > 0],
    [texts.payNow, money(dueNow), way === "card"],
  ];
  return (
    <>
      <dl className="price-lines">
        {lines
          .filter(([, , shown]) => shown)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        <div className="price-total">
          <dt>{texts.atSalon}</dt>
          <dd className="num">{money(later)}</dd>
        </div>
      </dl>
      <Note>
        <b className="block font-semibold">{differenceText(preview)}</b>
        {[
          (byStaff ? guestsSessionSentence : sessionSentence)(preview, takesCards),
          way === "card" ? agreedText(preview, zone) : meansText(preview, { byStaff, takesCards }),
        ]
          .filter(Boolean)
          .join(" ")}
      </Note>
    </>
  );
}

/**
 * What is paid, and what is left to pay at the salon, when a card pays the difference. What the salon owes the guest
 * is not set off against the card payment; it is handed back.
 */
function withCard({ paid, dueNow, dueAtSalon }: ChangePreview): { paid: number; later: number } {
  const left = sumOfPrices([dueAtSalon, -dueNow]);
  return { paid: sumOfPrices([paid, Math.min(0, left)]), later: Math.max(0, left) };
}

function stepsOf({ steps }: ChangePreview): RefundStep[] {
  return steps.map(({ until, percent }) => ({ until: Date.parse(until), percent }));
}

/** How much more or less the visit will cost. */
function differenceText({ was, price }: ChangePreview): string {
  const texts = textsNow(changeVisitTexts);
  const more = sumOfPrices([price, -was]);
  if (more === 0) return texts.same;
  return more > 0 ? texts.more(money(more)) : texts.less(money(-more));
}

function agreedText(preview: ChangePreview, zone: string): string {
  const texts = textsNow(changeVisitTexts);
  const { dueNow } = preview;
  const { later } = withCard(preview);
  const charged =
    later > 0 ? texts.chargedInPart(money(dueNow), money(later)) : texts.chargedNow(money(dueNow));
  return texts.agreed(charged, refundTerms(stepsOf(preview), zone));
}

function meansText(
  { toGiftCard = 0, refund, handBack, kept }: ChangePreview,
  { byStaff, takesCards }: { byStaff: boolean; takesCards: boolean },
): string {
  const texts = textsNow(changeVisitTexts);
  const toCard = (byStaff ? texts.goesBackToGuest : texts.goesBack)(money(refund));
  const byHand = (byStaff ? texts.ownerHandsBack : texts.handedBack)(money(refund));
  const back = [
    toGiftCard > 0 && texts.goesOnGift(money(toGiftCard)),
    refund > 0 && (takesCards ? `${toCard} ${texts.banks}` : byHand),
    handBack > 0 && (byStaff ? texts.deskHandsBack(money(handBack)) : texts.waits(money(handBack))),
  ].filter(Boolean);
  if (back.length > 0) return back.join(" ");
  return kept > 0 ? texts.nothingBack : texts.nothingToday;
}
