import { money } from "#app/lib/money.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import type { Receipt } from "#contract/receipts.ts";

export interface ReceiptLine {
  label: string;
  value: string;
  /** What was paid stands out, and what came back is set apart. */
  tone?: "total" | "part";
}

/** A receipt's number as it is printed: 00412. */
export function receiptNumber(number: number): string {
  return String(number).padStart(5, "0");
}

/** Everything between a receipt's head and its foot, line by line. @param zone of the salon */
export function receiptLines(receipt: Receipt, zone: string): ReceiptLine[] {
  const { name, startsAt, lines, discount, total, tax, paid, refunds } = receipt;
  const day = (instant: string) => inSalon("date", instant, zone);
  const optional = (shown: boolean, line: ReceiptLine) => (shown ? [line] : []);
  return [
    ...optional(name !== "", { label: "Guest", value: name }),
    ...optional(startsAt !== null, {
      label: "Visit",
      value: startsAt ? `${day(startsAt)}, ${inSalon("clock", startsAt, zone)}` : "",
    }),
    ...lines.map(({ service_name, masterName, price }) => ({
      label: masterName ? `${service_name}, with ${masterName}` : service_name,
      value: money(price),
    })),
    ...optional(discount > 0, { label: "Discount", value: `-${money(discount)}` }),
    { label: paid.by === "card" ? "Paid by card" : "Paid at the salon", value: money(total), tone: "total" },
    ...(tax
      ? [{ label: `of it ${tax.name} ${tax.percent} %`, value: money(tax.amount), tone: "part" as const }]
      : []),
    { label: "Paid on", value: day(paid.at) },
    ...(paid.transactionId ? [{ label: "TransactionId", value: paid.transactionId }] : []),
    ...refunds.map(({ amount, at, arrived }) => ({
      label: arrived ? `Given back on ${day(at)}` : "On its way back to the card",
      value: `-${money(amount)}`,
    })),
  ];
}
