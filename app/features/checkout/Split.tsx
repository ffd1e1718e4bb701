import { money, sumOfPrices } from "#app/lib/money.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props {
  /** Dollars. */
  total: number;
  dueNow: number;
}

/** A price in its two parts, where some of it is paid at the salon. */
export function Split({ total, dueNow }: Props) {
  const texts = useTexts(paymentTexts);
  if (dueNow === total) return null;
  return (
    <p className="pay-split num">
      <span>
        <b>{money(dueNow)}</b> {texts.partNow}
      </span>
      <span>
        <b>{money(sumOfPrices([total, -dueNow]))}</b> {texts.partThere}
      </span>
    </p>
  );
}
