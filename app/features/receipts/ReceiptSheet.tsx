import { receiptLines, receiptNumber } from "#app/features/receipts/receipt-lines.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { receiptTexts } from "#app/texts/en/receipts.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Logo } from "#app/ui/Logo.tsx";
import type { Receipt } from "#contract/receipts.ts";

/** The sheet itself: what is left on paper. */
export function ReceiptSheet({ receipt, zone }: { receipt: Receipt; zone: string }) {
  const texts = useTexts(receiptTexts);
  const { salon, issuedAt } = receipt;
  const title = texts.numbered(receiptNumber(receipt.number));
  const foot = [salon.address.join(", "), salon.phone, salon.email].filter(Boolean);
  return (
    <article className="receipt" aria-label={title}>
      <div className="receipt-head">
        <span className="logo">
          <Logo name={salon.name} />
        </span>
        <span className="muted num">
          {title}
          <br />
          {inSalon("date", issuedAt, zone)}
        </span>
      </div>
      <dl className="receipt-lines">
        {receiptLines(receipt, zone).map(({ label, value, tone }) => (
          <div key={`${label} ${value}`} data-tone={tone}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="muted xs">
        {foot.map((line) => (
          <span className="block" key={line}>
            {line}
          </span>
        ))}
        {texts.thanks}
      </p>
    </article>
  );
}
