import type { ReactNode } from "react";
import type { CheckoutState, Contact } from "#app/features/checkout/flow/checkout-state.ts";
import { SlowPayment } from "#app/features/checkout/payment/SlowPayment.tsx";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { RetryButton } from "#app/ui/RetryButton.tsx";

interface Props {
  state: CheckoutState;
  cardsFailed: boolean;
  onRetryCards: () => void;
  onSaveAgain: (contact: Contact) => void;
  onStop: () => Promise<boolean>;
  children: ReactNode;
}

/** Everything that keeps the guest from Pay Now, shown above it. */
export function PaymentTrouble({ state, cardsFailed, onRetryCards, onSaveAgain, onStop, children }: Props) {
  const texts = useTexts(paymentTexts);
  return (
    <>
      {cardsFailed && (
        <Note tone="error" action={<RetryButton onClick={onRetryCards} />}>
          {texts.cardsNotLoaded}
        </Note>
      )}
      {state.phase === "paying" && <SlowPayment onStop={onStop} />}
      {state.phase === "unsaved" && (
        <Note
          tone="error"
          action={
            <Button variant="line" size="sm" onClick={() => onSaveAgain(state.held.contact)}>
              {texts.save}
            </Button>
          }
        >
          <b className="font-semibold">{texts.wentThrough}</b>
          {texts.notSaved(state.message)}
        </Note>
      )}
      {children}
    </>
  );
}
