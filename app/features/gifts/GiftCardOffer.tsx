import "#app/features/gifts/gift-cards.css";
import { useSalon } from "#app/lib/use-salon.ts";
import { giftOfferTexts } from "#app/texts/en/public/gift-offer.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** What a gift card is, with links to give one and to check a balance. Without a card provider only the salon sells it. */
export function GiftCardOffer() {
  const texts = useTexts(giftOfferTexts);
  const { takesCards } = useSalon();
  return (
    <div className="wrap gift-page">
      <div className="grid content-start justify-items-start gap-5">
        <h1 className="h1">{texts.heading}</h1>
        <p className="lead">{texts.text}</p>
        {!takesCards && <p>{texts.atSalon}</p>}
        <div className="button-row">
          {takesCards && <LinkButton to="/dashboard/giveGiftCard">{texts.give}</LinkButton>}
          <LinkButton variant="outline" to="/gift-card/balance">
            {texts.balance}
          </LinkButton>
        </div>
        <p className="sm muted">{texts.how}</p>
      </div>
      <div className="gift-beside">
        <img className="gift-face" src="/art/gift-card.svg" alt={texts.title} width="1000" height="640" />
      </div>
    </div>
  );
}
