import { tipOf, tipShares } from "#app/features/desk-payment/take-sums.ts";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { readAmount } from "#app/lib/read-number.ts";
import { takePaymentTexts } from "#app/texts/en/dashboard/take-payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoicePill } from "#app/ui/ChoicePill.tsx";
import { MoneyField } from "#app/ui/MoneyField.tsx";

const choices = ["none", ...tipShares, "other"] as const;

export interface TypedTip {
  choice: (typeof choices)[number];
  /** The amount typed for another tip. */
  other: string;
}

/** A tip in dollars; null if the typed amount is not valid. */
export function tipTyped({ choice, other }: TypedTip, price: number): number | null {
  if (choice === "none") return 0;
  if (choice !== "other") return tipOf(price, choice);
  const amount = readAmount(other);
  return amount === null || amount < 0.5 ? null : amount;
}

interface Props {
  masters: string;
  /** The price of the visit, in dollars. */
  price: number;
  typed: TypedTip;
  isWrong: boolean;
  onType: (typed: TypedTip) => void;
}

/** The tip for the masters: none, a share of the price, or an amount. */
export function TipChoice({ masters, price, typed, isWrong, onType }: Props) {
  const texts = useTexts(takePaymentTexts);
  return (
    <fieldset>
      <legend className="field-label mb-2">{texts.tipFor(masters)}</legend>
      <div className="take-choices num">
        {choices.map((choice) => (
          <ChoicePill
            key={choice}
            type="radio"
            name="tip"
            checked={typed.choice === choice}
            onChange={() => onType({ ...typed, choice })}
          >
            {choice === "none" || choice === "other" ? (
              texts[choice]
            ) : (
              <>
                {money(tipOf(price, choice))} <small>{texts.percent(numberText(choice))}</small>
              </>
            )}
          </ChoicePill>
        ))}
      </div>
      {typed.choice === "other" && (
        <MoneyField
          fieldClassName="mt-3 max-w-72"
          label={texts.otherTip}
          value={typed.other}
          error={isWrong && tipTyped(typed, price) === null ? texts.notAmount : undefined}
          onChange={({ target }) => onType({ choice: "other", other: target.value })}
        />
      )}
    </fieldset>
  );
}
