import { useState } from "react";
import { changeOf, likelyGiven } from "#app/features/desk-payment/take-sums.ts";
import { money } from "#app/lib/money.ts";
import { readAmount } from "#app/lib/read-number.ts";
import { takePaymentTexts } from "#app/texts/en/dashboard/take-payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoicePill } from "#app/ui/ChoicePill.tsx";
import { MoneyField } from "#app/ui/MoneyField.tsx";

interface Props {
  /** The amount to pay, in dollars. */
  sum: number;
  /** Null until somebody has said. */
  given: number | null;
  onGiven: (given: number | null) => void;
}

/** How much cash the guest gives, and the change. */
export function CashGiven({ sum, given, onGiven }: Props) {
  const texts = useTexts(takePaymentTexts);
  const [typed, setTyped] = useState(given === null ? "" : String(given));
  const back = given === null ? null : changeOf(given, sum);
  return (
    <div className="grid gap-3">
      <div className="take-cash">
        <MoneyField
          label={texts.given}
          value={typed}
          error={given !== null && back === null ? texts.tooLittle : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            onGiven(readAmount(target.value));
          }}
        />
        <p className="take-back num" role="status">
          {back !== null && (
            <>
              <span className="muted">{texts.giveBack}</span> <b>{money(back)}</b>
            </>
          )}
        </p>
      </div>
      <div className="take-choices num">
        {likelyGiven(sum).map((one) => (
          <ChoicePill
            key={one}
            type="radio"
            name="given"
            checked={given === one}
            onChange={() => {
              setTyped(String(one));
              onGiven(one);
            }}
          >
            {money(one)}
          </ChoicePill>
        ))}
      </div>
    </div>
  );
}
