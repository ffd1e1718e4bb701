import type { Price } from "#app/features/checkout/price/use-price.ts";
import { askedNow, withGift } from "#app/features/codes/gift-credit.ts";
import { ProveAddress } from "#app/features/sign-in/ProveAddress.tsx";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { AskedBy } from "#contract/deposits.ts";

/** The credit is the same with either choice. */
interface Props extends Pick<Price, "quote" | "dueNow" | "credit"> {
  payAll: boolean;
  disabled: boolean;
  onChange: (payAll: boolean) => void;
}

/**
 * The choice of how much to pay now, if the salon asks for less than the full price, and why this guest pays more
 * than others.
 */
export function PayChoice({ quote, dueNow, credit, payAll, disabled, onChange }: Props) {
  const texts = useTexts(paymentTexts);
  const { takesCards } = useSalon();
  if (!quote) return null;
  const { askedBy, total } = quote;
  const deposit = withGift({ total, asked: askedNow(quote) }, credit);
  // Without a card provider there is no choice, but an address to confirm before booking.
  if (!takesCards && askedBy === "unverified") return <PayWhy askedBy={askedBy} why={texts.confirmFirst} />;
  if (!takesCards) return null;
  // The terms shown when the slot was held stay in force: the full price may be due although others now pay less.
  const isHeldInFull = !payAll && dueNow !== undefined && sumOfPrices([dueNow, credit]) === total;
  if (deposit.there === 0 || isHeldInFull) return <PayWhy askedBy={askedBy} />;
  const asked = payAll ? deposit.now : (dueNow ?? deposit.now);
  const later = money(sumOfPrices([total, -asked, -credit]));
  return (
    <fieldset className="pay-parts" disabled={disabled}>
      <legend>{texts.howMuch}</legend>
      <label className="choice pay-part">
        <input type="radio" name="pay-part" checked={!payAll} onChange={() => onChange(false)} />
        <span className="radio" />
        <b className="num">{asked === 0 ? texts.begin(texts.nothingNow) : texts.now(money(asked))}</b>
        <small className="num">{texts.restThere(later)}</small>
      </label>
      <label className="choice pay-part">
        <input type="radio" name="pay-part" checked={payAll} onChange={() => onChange(true)} />
        <span className="radio" />
        <b className="num">{texts.allNow(money(sumOfPrices([total, -credit])))}</b>
        <small>{texts.nothingThere}</small>
      </label>
      <PayWhy askedBy={askedBy} />
    </fieldset>
  );
}

/** Why this customer pays a different amount now than others, and what can be done about it. */
function PayWhy({ askedBy, why }: { askedBy: AskedBy | undefined; why?: string }) {
  const texts = useTexts(paymentTexts);
  if (!askedBy) return null;
  return (
    <div className="pay-why">
      <p className="sm muted">{why ?? texts.because[askedBy]}</p>
      {askedBy === "unverified" && <ProveAddress />}
    </div>
  );
}
