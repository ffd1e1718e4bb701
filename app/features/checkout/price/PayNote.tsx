import { partsWords } from "#app/features/checkout/price/parts-words.ts";
import type { Price } from "#app/features/checkout/price/use-price.ts";
import { money } from "#app/lib/money.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props extends Omit<Price, "quote"> {
  /** What is refunded if the visit is cancelled; undefined until a slot is chosen. */
  terms: string | undefined;
}

/** One sentence about what the next press agrees to: what is paid now, what later, and what is refunded. */
export function PayNote({ total, dueNow = total, credit, isSession, terms }: Props) {
  const texts = useTexts(paymentTexts);
  if (!terms) {
    return (
      <a className="link" href="#when">
        {texts.timeFirst}
      </a>
    );
  }
  if (total === undefined || dueNow === undefined) return texts.sentence(terms);
  if (total === 0) return texts.nothingToPay;
  const sums = partsWords({ total, dueNow, credit, isSession }) ?? texts.now(money(total));
  return (
    <>
      <b>{texts.begin(sums)}</b>
      {texts.agreed(terms)}
    </>
  );
}
