import "#app/features/gifts/gift-cards.css";
import { useGivenGiftCards } from "#app/data/gift-cards.ts";
import { useTranslatedNames } from "#app/data/use-translated.ts";
import { giftArt } from "#app/features/gifts/gift-art.ts";
import { giftTones } from "#app/features/gifts/gift-tones.ts";
import { explain } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { givenGiftCardsTexts } from "#app/texts/en/dashboard/given-gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { Card } from "#app/ui/Card.tsx";
import { OwnSection } from "#app/ui/OwnSection.tsx";
import { LoadError } from "#app/ui/QueryView.tsx";
import { useKeptFailure } from "#app/ui/use-kept-failure.ts";
import type { GivenGiftCard } from "#contract/gift-cards.ts";

/**
 * The gift cards that the signed-in person has given: the recipient, when it was sent, and what is left. Renders
 * nothing if there are none.
 */
export function GivenGiftCards() {
  const texts = useTexts(givenGiftCardsTexts);
  const query = useKeptFailure(useGivenGiftCards());
  const { data: cards = [], error, refetch } = query;
  if (error && cards.length === 0)
    return (
      <OwnSection id="given-gift-cards" title={texts.given}>
        <LoadError of={query} onRetry={refetch}>
          {texts.notLoaded(explain(error))}
        </LoadError>
      </OwnSection>
    );
  if (cards.length === 0) return null;
  return (
    <OwnSection id="given-gift-cards" title={texts.given}>
      <ul className="grid gap-3">
        {cards.map((card) => (
          <li key={card._id}>
            <Given card={card} />
          </li>
        ))}
      </ul>
    </OwnSection>
  );
}

function Given({ card }: { card: GivenGiftCard }) {
  const { zone } = useSalon();
  const texts = useTexts(givenGiftCardsTexts);
  const translate = useTranslatedNames();
  const { picture, to, email, state, left, worth, service_name, sendsAt, sentAt } = card;
  const day = (instant: string) => inSalon("date", instant, zone);
  return (
    <Card className="gift-row">
      <img src={giftArt[picture]} alt="" width="144" height="92" />
      <div className="grid gap-1 wrap-anywhere">
        <b className="font-semibold">{to === "" ? texts.givenAway : texts.givenTo(to)}</b>
        {service_name && <span className="sm muted">{translate(service_name)}</span>}
        <span className="num">{texts.leftOf(money(left), money(worth))}</span>
        {email && (
          <span className="sm muted num">
            {sentAt ? texts.sentOn(email, day(sentAt)) : sendsAt && texts.sendsOn(email, day(sendsAt))}
          </span>
        )}
      </div>
      <Badge tone={giftTones[state]}>{texts.states[state]}</Badge>
      <span className="gift-meter" aria-hidden="true">
        <i style={{ width: `${(left / worth) * 100}%` }} />
      </span>
    </Card>
  );
}
