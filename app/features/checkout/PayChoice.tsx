import { money, sumOfPrices } from "#app/lib/money.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Quote } from "#contract/quotes.ts";

interface Props {
  /** Undefined while it is not known. */
  quote: Quote | undefined;
  /** Dollars that are charged as it is chosen now. */
  dueNow: number | undefined;
  payAll: boolean;
  disabled: boolean;
  onChange: (payAll: boolean) => void;
}

/** How much of the price is paid now, where the salon asks for a deposit. */
export function PayChoice({ quote, dueNow, payAll, disabled, onChange }: Props) {
  const texts = useTexts(paymentTexts);
  if (!quote || quote.dueAtSalon === 0) return null;
  const deposit = payAll ? quote.dueNow : (dueNow ?? quote.dueNow);
  const parts = { now: money(deposit), later: money(sumOfPrices([quote.total, -deposit])) };
  return (
    <fieldset className="pay-parts" disabled={disabled}>
      <legend>{texts.howMuch}</legend>
      <label className="pay-part">
        <input type="radio" name="pay-part" checked={!payAll} onChange={() => onChange(false)} />
        <span className="radio" />
        <b className="num">{texts.depositNow(parts.now)}</b>
        <small className="num">{texts.restThere(parts.later)}</small>
      </label>
      <label className="pay-part">
        <input type="radio" name="pay-part" checked={payAll} onChange={() => onChange(true)} />
        <span className="radio" />
        <b className="num">{texts.allNow(money(quote.total))}</b>
        <small>{texts.nothingThere}</small>
      </label>
    </fieldset>
  );
}
