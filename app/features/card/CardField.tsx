import { CardElement } from "@stripe/react-stripe-js";
import { useState } from "react";
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
          options={{ ...options, disabled }}
          onChange={(event) => {
            setTyped(event.error?.message);
            setTold({ error, stale: true });
          }}
        />
      </div>
      <FieldError id="card-error">{shown && texts.cardSaid(shown)}</FieldError>
    </div>
  );
}
