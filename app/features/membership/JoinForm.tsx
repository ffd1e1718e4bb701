import { useStripe } from "@stripe/react-stripe-js";
import { BankChecking } from "#app/features/card/BankChecking.tsx";
import { CardChoice } from "#app/features/card/CardChoice.tsx";
import { useCardPayment } from "#app/features/card/use-card-payment.ts";
import { useJoin } from "#app/features/membership/use-join.ts";
import { money } from "#app/lib/money.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { RetryButton } from "#app/ui/RetryButton.tsx";

interface Props {
  /** Dollars for a year. */
  price: number;
  buyer: { name: string; email: string };
  testMode: boolean;
  cardsFailed: boolean;
  onRetryCards: () => void;
  onJoined: () => void;
}

/** What a year costs, the card, and Pay Now. */
export function JoinForm({ price, buyer, testMode, cardsFailed, onRetryCards, onJoined }: Props) {
  const texts = useTexts(myMembershipTexts);
  const payment = useTexts(paymentTexts);
  const stripe = useStripe();
  const { state, pay, start } = useJoin(price, onJoined);
  const cardError = state.phase === "idle" ? state.cardError : undefined;
  const card = useCardPayment(cardError);
  const isPaying = state.phase === "paying";
  return (
    <form
      className="grid gap-5.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void pay((clientSecret) => card.charge(clientSecret, buyer));
      }}
    >
      <dl className="price-lines join-sum">
        <div>
          <dt>{texts.year}</dt>
          <dd className="num">{money(price)}</dd>
        </div>
        <div className="price-total">
          <dt>{texts.total}</dt>
          <dd className="num">{money(price)}</dd>
        </div>
      </dl>
      <CardChoice payment={card} testMode={testMode} isPaying={isPaying} cardError={cardError} />
      {card.isChecking && <BankChecking>{texts.checking}</BankChecking>}
      {cardsFailed && (
        <Note tone="error" action={<RetryButton onClick={onRetryCards} />}>
          {payment.cardsNotLoaded}
        </Note>
      )}
      {state.phase === "idle" && state.trouble && <Note tone="error">{state.trouble}</Note>}
      {state.phase === "unstarted" && (
        <Note
          tone="error"
          action={<RetryButton label={texts.start} onClick={() => void start(state.transactionId)} />}
        >
          <b className="font-semibold">{texts.wentThrough}</b>
          {texts.notStarted(state.why)}
        </Note>
      )}
      <div className="button-row">
        <Button
          type="submit"
          className="min-w-45"
          disabled={stripe === null || !card.known || state.phase === "unstarted"}
          loading={isPaying}
          loadingText={texts.paying}
        >
          <Icon name="lock" />
          {texts.pay}
        </Button>
        <span className="sm muted num">{payment.now(money(price))}</span>
      </div>
    </form>
  );
}
