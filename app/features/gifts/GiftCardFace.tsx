import "#app/features/gifts/gift-cards.css";
import { money } from "#app/lib/money.ts";
import { salonName } from "#app/lib/names.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { GiftPicture } from "#domain/gift-cards.ts";

/** Where each picture of a gift card lies. */
export const giftArt: Record<GiftPicture, string> = {
  ribbon: "/art/gift-card.svg",
  mehendi: "/art/mehendi.svg",
  "fallen-flowers": "/art/fallen-flowers.svg",
  turmeric: "/art/treatments.svg",
};

/** A gift card as it is given: its picture, its worth, the salon's name. @param worth dollars */
export function GiftCardFace({ picture, worth }: { picture: GiftPicture; worth: number }) {
  const texts = useTexts(giftCardTexts);
  const salon = useSalon();
  const sum = money(worth);
  return (
    <div className="gift-face">
      <img src={giftArt[picture]} alt={texts.card(sum)} width="1000" height="640" />
      <span className="gift-face-worth num" aria-hidden="true">
        {sum}
      </span>
      <span className="gift-face-salon" aria-hidden="true">
        {salonName(salon)}
      </span>
    </div>
  );
}
