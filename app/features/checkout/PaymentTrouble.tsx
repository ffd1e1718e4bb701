import type { ReactNode } from "react";
import type { CheckoutState, Contact } from "#app/features/checkout/checkout-state.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";

interface Props {
  state: CheckoutState;
  cardsFailed: boolean;
  onRetryCards: () => void;
  onSaveAgain: (contact: Contact) => void;
  children: ReactNode;
}

/** Everything that stands between the guest and Pay Now, above it. */
export function PaymentTrouble({ state, cardsFailed, onRetryCards, onSaveAgain, children }: Props) {
  return (
    <>
      {cardsFailed && (
        <Note
          tone="error"
          action={
            <Button variant="line" size="sm" onClick={onRetryCards}>
              Try again
            </Button>
          }
        >
          The card field did not load. Check your connection and try again.
        </Note>
      )}
      {state.phase === "unsaved" && (
        <Note
          tone="error"
          action={
            <Button variant="line" size="sm" onClick={() => onSaveAgain(state.held.contact)}>
              Save it now
            </Button>
          }
        >
          <b className="font-semibold">Your payment went through</b>, but the booking is not saved yet.{" "}
          {state.message} You do not have to pay again: the booking appears in my bookings by itself, or save
          it now.
        </Note>
      )}
      {children}
    </>
  );
}
