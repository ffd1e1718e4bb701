import "#app/features/card/card.css";
import { CardField } from "#app/features/card/CardField.tsx";
import { cardName, cardUntil } from "#app/features/card/card-name.ts";
import type { CardPayment } from "#app/features/card/use-card-payment.ts";
import { cardTexts } from "#app/texts/en/dashboard/cards.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

/** The card number that the sandbox accepts; typed in Latin digits, whatever the page's language. */
const testCard = "4242 4242 4242 4242";

interface Props {
  payment: CardPayment;
  testMode: boolean;
  isPaying: boolean;
  cardError: string | undefined;
}

/** The card that pays: a saved card first, or a new one, which may be saved. */
export function CardChoice({ payment, testMode, isPaying, cardError }: Props) {
  const texts = useTexts(paymentTexts);
  const cards = useTexts(cardTexts);
  const { known, saved, chosen, choose, keep, setKeep } = payment;
  if (!known) {
    return (
      <Loading>
        <Skeleton className="h-14" />
      </Loading>
    );
  }
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="sr">{cards.payWith}</legend>
        {saved.map((card) => (
          <label key={card._id} className="choice pay-with">
            <input
              type="radio"
              name="pay-with"
              checked={chosen === card._id}
              disabled={isPaying}
              onChange={() => choose(card._id)}
            />
            <span className="radio" />
            <span className="num">
              {cardName(card)}
              <span className="block xs muted font-normal">{cardUntil(card)}</span>
            </span>
            <Icon name="card" />
          </label>
        ))}
        <label className="choice pay-with">
          <input
            type="radio"
            name="pay-with"
            checked={chosen === null}
            disabled={isPaying}
            onChange={() => choose(null)}
          />
          <span className="radio" />
          {texts.byCard}
          <Icon name="card" />
        </label>
      </fieldset>
      {chosen === null && (
        <>
          {testMode && (
            <Note tone="pending" className="num">
              {texts.testCard(testCard)}
            </Note>
          )}
          <CardField error={cardError} disabled={isPaying} />
          <label className="consent">
            <input
              type="checkbox"
              checked={keep}
              disabled={isPaying}
              onChange={(event) => setKeep(event.target.checked)}
            />
            <span>
              {cards.keep}
              <span className="block hint">{cards.keepText}</span>
            </span>
          </label>
        </>
      )}
    </>
  );
}
