import { Elements } from "@stripe/react-stripe-js";
import type { ReactNode } from "react";
import { useCardLibrary } from "#app/features/card/use-card-library.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { purchaseTexts } from "#app/texts/en/dashboard/purchase.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";
import { RetryButton } from "#app/ui/RetryButton.tsx";

/** Loads the card provider's library for the card payment inside; `failure` says why it is not there. */
export function WithCards({ children }: { children: (failure: ReactNode) => ReactNode }) {
  const { stripePublishableKey, takesCards, testMode } = useSalon();
  const { cardsNotLoaded } = useTexts(paymentTexts);
  const { noCards } = useTexts(purchaseTexts);
  const cards = useCardLibrary(stripePublishableKey, testMode);
  const failure = cards.failed && (
    <Note tone="error" action={<RetryButton onClick={cards.retry} />}>
      {cardsNotLoaded}
    </Note>
  );
  const none = !takesCards && <Note tone="error">{noCards}</Note>;
  return <Elements stripe={cards.stripe}>{children(none || failure)}</Elements>;
}
