import { CardElement, useStripe } from "@stripe/react-stripe-js";
import { lazy, Suspense, useEffect, useState } from "react";
import { fetchCharging } from "#app/features/card/fetch-charging.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { FieldError } from "#app/ui/FieldError.tsx";

/** The tokens' values: the field lives in the card provider's own frame, which knows no style of ours. */
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

/** The frame is another site's: nothing else tells that it did not come. */
const patienceMs = 10_000;

interface Props {
  /** What the card provider said of the last attempt. */
  error: string | undefined;
  disabled: boolean;
}

/** The card's number, date and code, kept by the card provider, with what is wrong with them below. */
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

/** Whether the field's frame has come, and the way to fetch it again. */
function useArrival() {
  const isLoaded = useStripe() !== null;
  const [tries, setTries] = useState(0);
  const [isReady, setReady] = useState(false);
  /** The last try that took too long. */
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
