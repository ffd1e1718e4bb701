import { useStripe } from "@stripe/react-stripe-js";
import { BankChecking } from "#app/features/card/BankChecking.tsx";
import { CardChoice } from "#app/features/card/CardChoice.tsx";
import { useCardPayment } from "#app/features/card/use-card-payment.ts";
import { type Purchase, usePurchase } from "#app/features/card/use-purchase.ts";
import { money } from "#app/lib/money.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { RetryButton } from "#app/ui/RetryButton.tsx";

interface Props {
  /** What it is, as the sum names it. */
  line: string;
  /** Dollars. */
  price: number;
  purchase: Purchase;
  /** What is said of a payment that is still checked, and of one that has made nothing yet. */
  words: { checking: string; notStarted: (why: string) => string; start: string };
  buyer: { name: string; email: string };
  testMode: boolean;
  cardsFailed: boolean;
  onRetryCards: () => void;
}

/** What something costs that is no visit, the card, and Pay Now. */
export function PurchaseForm(props: Props) {
  const { line, price, purchase, words, buyer, testMode, cardsFailed, onRetryCards } = props;
  const texts = useTexts(myMembershipTexts);
  const payment = useTexts(paymentTexts);
  const stripe = useStripe();
  const { state, pay, make } = usePurchase(purchase);
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
          <dt>{line}</dt>
          <dd className="num">{money(price)}</dd>
        </div>
        <div className="price-total">
          <dt>{texts.total}</dt>
          <dd className="num">{money(price)}</dd>
        </div>
      </dl>
      <CardChoice payment={card} testMode={testMode} isPaying={isPaying} cardError={cardError} />
      {card.isChecking && <BankChecking>{words.checking}</BankChecking>}
      {cardsFailed && (
        <Note tone="error" action={<RetryButton onClick={onRetryCards} />}>
          {payment.cardsNotLoaded}
        </Note>
      )}
      {state.phase === "idle" && state.trouble && <Note tone="error">{state.trouble}</Note>}
      {state.phase === "unmade" && (
        <Note
          tone="error"
          action={<RetryButton label={words.start} onClick={() => void make(state.transactionId)} />}
        >
          <b className="font-semibold">{texts.wentThrough}</b>
          {words.notStarted(state.why)}
        </Note>
      )}
      <div className="button-row">
        <Button
          type="submit"
          className="min-w-45"
          disabled={stripe === null || !card.known || state.phase === "unmade"}
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
