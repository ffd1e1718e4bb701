import { Elements, useStripe } from "@stripe/react-stripe-js";
import { CardChoice } from "#app/features/card/CardChoice.tsx";
import { useCardLibrary } from "#app/features/card/use-card-library.ts";
import { useCardPayment } from "#app/features/card/use-card-payment.ts";
import { useGive } from "#app/features/gifts/use-give.ts";
import { money } from "#app/lib/money.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { RetryButton } from "#app/ui/RetryButton.tsx";
import type { GiftCardOrder } from "#contract/gift-cards.ts";

interface Props {
  /** Dollars; undefined while none is chosen. */
  worth: number | undefined;
  buyer: { name: string; email: string };
  /** Reads the form. @returns undefined where something is missing in it */
  read: () => Promise<GiftCardOrder | undefined>;
  onGiven: () => void;
}

/** The card and Pay Now. */
export function GivePayment(props: Props) {
  const salon = useSalon();
  const cards = useCardLibrary(salon.stripePublishableKey, salon.testMode);
  return (
    <Elements stripe={cards.stripe}>
      <Form {...props} testMode={salon.testMode} cardsFailed={cards.failed} onRetryCards={cards.retry} />
    </Elements>
  );
}

interface FormProps extends Props {
  testMode: boolean;
  cardsFailed: boolean;
  onRetryCards: () => void;
}

function Form({ worth, buyer, read, onGiven, testMode, cardsFailed, onRetryCards }: FormProps) {
  const texts = useTexts(giftCardTexts);
  const payment = useTexts(paymentTexts);
  const stripe = useStripe();
  const { state, pay, make } = useGive(onGiven);
  const cardError = state.phase === "idle" ? state.cardError : undefined;
  const card = useCardPayment(cardError);
  const isPaying = state.phase === "paying";
  async function give() {
    const order = await read();
    if (order) await pay(order, (clientSecret) => card.charge(clientSecret, buyer));
  }
  return (
    <div className="grid gap-5.5">
      <CardChoice payment={card} testMode={testMode} isPaying={isPaying} cardError={cardError} />
      {cardsFailed && (
        <Note tone="error" action={<RetryButton onClick={onRetryCards} />}>
          {payment.cardsNotLoaded}
        </Note>
      )}
      {state.phase === "idle" && state.trouble && <Note tone="error">{state.trouble}</Note>}
      {state.phase === "unmade" && (
        <Note
          tone="error"
          action={<RetryButton label={texts.makeNow} onClick={() => void make(state.transactionId)} />}
        >
          <b className="font-semibold">{texts.wentThrough}</b>
          {texts.notMade(state.why)}
        </Note>
      )}
      <div className="button-row">
        <Button
          className="min-w-45"
          disabled={stripe === null || !card.known || state.phase === "unmade"}
          loading={isPaying}
          loadingText={texts.paying}
          onClick={() => void give()}
        >
          <Icon name="lock" />
          {texts.payNow}
        </Button>
        {worth !== undefined && <span className="sm muted num">{texts.youPay(money(worth))}</span>}
      </div>
    </div>
  );
}
