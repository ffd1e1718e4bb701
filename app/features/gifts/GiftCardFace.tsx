import "#app/features/gifts/gift-cards.css";
import { giftArt } from "#app/features/gifts/gift-art.ts";
import { Logo } from "#app/features/pictures/Logo.tsx";
import { money } from "#app/lib/money.ts";
import { salonName } from "#app/lib/names.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import type { GiftPicture } from "#domain/gift-cards.ts";

/** The longest sum, in characters, that fits the card at full size. */
const shortSum = 5;

interface Props {
  picture: GiftPicture;
  /** Dollars. */
  worth: number;
  /** The service that it is meant for, shown instead of the sum. */
  service?: string | undefined;
}

/** A gift card as given: its picture, its value, and the salon's name. */
export function GiftCardFace({ picture, worth, service }: Props) {
  const texts = useTexts(giftCardTexts);
  const salon = useSalon();
  const sum = money(worth);
  const isLong = service !== undefined || sum.length > shortSum;
  return (
    <div className={classes("gift-face", picture === "ribbon" && "gift-face-plain")}>
      <img src={giftArt[picture]} alt={texts.card(sum)} width="1000" height="640" />
      <span className={classes("gift-face-worth num", isLong && "gift-face-long")} aria-hidden="true">
        {service ?? sum}
      </span>
      <span className="gift-face-salon" aria-hidden="true">
        <Logo name={salonName(salon)} />
      </span>
    </div>
  );
}
