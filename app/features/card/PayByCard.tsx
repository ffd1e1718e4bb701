import type { ReactNode } from "react";
import { BankChecking } from "#app/features/card/BankChecking.tsx";
import { CardChoice } from "#app/features/card/CardChoice.tsx";
import type { Buying } from "#app/features/card/use-purchase.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { purchaseTexts } from "#app/texts/en/dashboard/purchase.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { RetryButton } from "#app/ui/RetryButton.tsx";

/** The texts for a payment that is still being checked, and for one whose purchase could not be made. */
export interface PurchaseWords {
  checking: string;
  notStarted: (why: string) => string;
  start: string;
}

interface Props {
  buying: Buying;
  words: PurchaseWords;
  /** One sentence: what is paid now and later, and what is given back. */
  sum: string | undefined;
  /** Shown if the card provider's library did not load. */
  failure: ReactNode;
  /** Without it, Pay Now submits the form around it. */
  onPay?: () => void;
}

/** The card that pays for anything but a visit, the state of the payment, and Pay Now. */
export function PayByCard({ buying, words, sum, failure, onPay }: Props) {
  const { state, card, canPay, make } = buying;
  const { testMode } = useSalon();
  const { pay, paying, wentThrough } = useTexts(paymentTexts);
  const { asking, paidBefore } = useTexts(purchaseTexts);
  const isPaying = state.phase === "paying";
  const isAsking = state.phase === "asking";
  const { cardError, trouble, before } = state.phase === "idle" ? state : {};
  return (
    <>
      <CardChoice payment={card} testMode={testMode} isPaying={isPaying || isAsking} cardError={cardError} />
      {(card.isChecking || before === "checking") && <BankChecking>{words.checking}</BankChecking>}
      {before === "done" && (
        <Note tone="pending" icon="check">
          <span role="status">{paidBefore}</span>
        </Note>
      )}
      {failure}
      {trouble && <Note tone="error">{trouble}</Note>}
      {state.phase === "unmade" && (
        <Note
          tone="error"
          action={<RetryButton label={words.start} onClick={() => void make(state.transactionId)} />}
        >
          <b className="font-semibold">{wentThrough}</b>
          {words.notStarted(state.why)}
        </Note>
      )}
      <div className="button-row">
        <Button
          type={onPay ? "button" : "submit"}
          className="min-w-45"
          disabled={!canPay}
          loading={isPaying || isAsking}
          loadingText={isAsking ? asking : paying}
          onClick={onPay}
        >
          <Icon name="lock" />
          {pay}
        </Button>
        {sum !== undefined && <span className="sm muted num">{sum}</span>}
      </div>
    </>
  );
}
