import { receiptLines, receiptNumber } from "#app/features/receipts/receipt-lines.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { Logo } from "#app/ui/Logo.tsx";
import type { Receipt } from "#contract/receipts.ts";

/** The sheet itself: what is left on paper. */
export function ReceiptSheet({ receipt, zone }: { receipt: Receipt; zone: string }) {
  const { salon, number, issuedAt } = receipt;
  const foot = [salon.address.join(", "), salon.phone, salon.email].filter(Boolean);
  return (
    <article className="receipt" aria-label={`Receipt ${receiptNumber(number)}`}>
      <div className="receipt-head">
        <span className="logo">
          <Logo name={salon.name} />
        </span>
        <span className="muted num">
          Receipt {receiptNumber(number)}
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
        Thank you for coming.
      </p>
    </article>
  );
}
