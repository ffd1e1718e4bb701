import { CardElement, useStripe } from "@stripe/react-stripe-js";
import { lazy, Suspense, useEffect, useState } from "react";
import { fetchCharging } from "#app/features/card/fetch-charging.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { FieldError } from "#app/ui/FieldError.tsx";

/** Copies of the design tokens' values: the field is in the card provider's frame, where our styles do not apply. */
const options = {
  hidePostalCode: true,
  style: {
    base: {
      color: "#24121a",
      fontFamily: '"Hanken Grotesk Variable", system-ui, sans-serif',
      fontSize: "16px",
      "::placeholder": { color: "#6b545d" },
    },
    invalid: { color: "#b0390a", iconColor: "#b0390a" },
  },
};

const CardFieldMissing = lazy(() => import("#app/features/card/CardFieldMissing.tsx"));

/** The frame belongs to another site, so only a time-out tells that it did not load. */
const patienceMs = 10_000;

interface Props {
  /** The card provider's error from the last attempt. */
  error: string | undefined;
  disabled: boolean;
}

/** The card's number, expiry date and code, held by the card provider, with its error below. */
export function CardField({ error, disabled }: Props) {
  const texts = useTexts(paymentTexts);
  const [typed, setTyped] = useState<string>();
  const [told, setTold] = useState({ error, stale: false });
  if (told.error !== error) setTold({ error, stale: false });
  const { tries, isMissing, onReady, onRetry } = useArrival();
  const shown = typed ?? (told.stale ? undefined : error);
  return (
    <div className="field">
      <span className="field-label" id="card-label">
        {texts.card}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is :read-only, and would look it. */}
      <div
        className={classes("in card-in", shown && "is-invalid")}
        role="group"
        aria-labelledby="card-label"
        aria-describedby="card-error"
      >
        <CardElement
          key={tries}
          onReady={onReady}
          onFocus={() => void fetchCharging().catch(() => {})}
          options={{ ...options, disabled }}
          onChange={(event) => {
            setTyped(event.error?.message);
            setTold({ error, stale: true });
          }}
        />
      </div>
      <FieldError id="card-error">{shown && texts.cardSaid(shown)}</FieldError>
      {isMissing && (
        <Suspense>
          <CardFieldMissing onRetry={onRetry} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the field's frame has loaded, and a way to load it again. */
function useArrival() {
  const isLoaded = useStripe() !== null;
  const [tries, setTries] = useState(0);
  const [isReady, setReady] = useState(false);
  /** The last attempt that timed out. */
  const [late, setLate] = useState<number>();
  useEffect(() => {
    if (!isLoaded || isReady) return;
    const timer = setTimeout(() => setLate(tries), patienceMs);
    return () => clearTimeout(timer);
  }, [isLoaded, isReady, tries]);
  return {
    tries,
    isMissing: late === tries && !isReady,
    onReady: () => setReady(true),
    onRetry: () => setTries(tries + 1),
  };
}
