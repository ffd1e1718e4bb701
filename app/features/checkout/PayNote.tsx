import { partsWords } from "#app/features/checkout/parts-words.ts";
import { money } from "#app/lib/money.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props {
  /** Dollars; undefined while they are asked for. */
  total: number | undefined;
  /** What of it is charged now. */
  dueNow: number | undefined;
  /** What a gift card pays, or a session of a package. */
  credit: number;
  isSession: boolean;
  /** What goes back when the visit is cancelled; undefined while no hour is chosen. */
  terms: string | undefined;
}

/** What the next press agrees to, in one sentence: what is paid now and what later, and what comes back. */
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
