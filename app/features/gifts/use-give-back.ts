import { useRefundGiftCard } from "#app/data/sold-gift-cards.ts";
import { money } from "#app/lib/money.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { soldGiftCardsTexts } from "#app/texts/en/dashboard/sold-gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { GiftCard } from "#contract/gift-cards.ts";

/** Gives back what an unused gift card is worth, after a question. */
export function useGiveBack() {
  const texts = useTexts(soldGiftCardsTexts);
  const { takesCards } = useSalon();
  const giving = useRefundGiftCard();
  const [ask, question] = useConfirm();

  async function giveBack({ _id, to, worth, back = worth, atDesk }: GiftCard) {
    const sum = money(back);
    const agreed = await ask({
      title: texts.backTitle(sum, to),
      text: (atDesk ? texts.backAtDesk : takesCards ? texts.backToCard : texts.backByHand)(sum),
      yes: texts.backYes,
      no: texts.keep,
      danger: true,
    });
    if (!agreed) return;
    const answer = await giving.run(_id, texts.notBack);
    if (!answer) return;
    const { atSalon, refund } = answer;
    const { handOut, goesBack, waits } = texts;
    notifySuccess(atSalon > 0 ? handOut(money(atSalon)) : (takesCards ? goesBack : waits)(money(refund)));
  }

  return { giveBack, underWay: giving.underWay, question };
}
