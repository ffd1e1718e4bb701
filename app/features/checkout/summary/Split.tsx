import { money, sumOfPrices } from "#app/lib/money.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props {
  /** Dollars. */
  total: number;
  dueNow: number;
  /** What a gift card or a package's session pays. */
  credit: number;
  isSession: boolean;
}

/**
 * The parts of a price that is not all paid now: what a gift card or a session pays, what is paid now, and what at
 * the salon.
 */
export function Split({ total, dueNow, credit, isSession }: Props) {
  const texts = useTexts(paymentTexts);
  if (dueNow === total) return null;
  const there = sumOfPrices([total, -dueNow, -credit]);
  return (
    <p className="pay-split num">
      {credit > 0 && (
        <span>
          <b>{money(credit)}</b> {isSession ? texts.partPackage : texts.partGift}
        </span>
      )}
      <span>
        <b>{money(dueNow)}</b> {texts.partNow}
      </span>
      {there > 0 && (
        <span>
          <b>{money(there)}</b> {texts.partThere}
        </span>
      )}
    </p>
  );
}
