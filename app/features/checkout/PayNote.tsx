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

/** What is paid with the next press, and where the summary has no room beside it what is agreed to with it. */
export function PayNote({ total, dueNow = total, credit, isSession, terms }: Props) {
  const texts = useTexts(paymentTexts);
  const inParts =
    total !== undefined && dueNow !== undefined && partsWords({ total, dueNow, credit, isSession });
  if (!terms) {
    return (
      <a className="link" href="#when">
        {texts.timeFirst}
      </a>
    );
  }
  return (
    <>
      {total !== undefined && dueNow !== undefined && (
        <span className="block">
          {total === 0 ? texts.nothingToPay : inParts ? texts.sentence(inParts) : texts.now(money(total))}
        </span>
      )}
      <span className="block min-[1180px]:hidden">{terms}</span>
    </>
  );
}
