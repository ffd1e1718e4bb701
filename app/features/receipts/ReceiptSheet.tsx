import { useTranslatedNames } from "#app/data/use-translated.ts";
import { Logo } from "#app/features/pictures/Logo.tsx";
import { receiptLines, receiptNumber } from "#app/features/receipts/receipt-lines.ts";
import { salonAddress, salonName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { receiptTexts } from "#app/texts/en/dashboard/receipts.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import type { Receipt } from "#contract/receipts.ts";
import type { Salon } from "#contract/salon.ts";
import { occupiesCells } from "#domain/booking-states.ts";

/** The sheet itself, the only part that is printed. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { zone } = useSalon();
  const texts = useTexts(receiptTexts);
  const translate = useTranslatedNames();
  const { issuedAt } = receipt;
  const salon = inPageLanguage(receipt.salon, useSalon());
  const title = texts.numbered(receiptNumber(receipt.number));
  const foot = [salon.address.join(", "), numberText(salon.phone), salon.email].filter(Boolean);
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
        {receiptLines(receipt, zone, translate).map(({ label, value, tone }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none moves.
          <div key={place} data-tone={tone}>
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
        {thanks(receipt)}
      </p>
    </article>
  );
}

/** No thanks for a visit that is still to come, or that never took place. */
function thanks({ status, startsAt, term }: Receipt): string {
  const texts = textsNow(receiptTexts);
  if (term) return texts.thanksForJoining;
  if (status === null || !occupiesCells(status)) return "";
  return startsAt !== null && Date.parse(startsAt) < salonNow() ? texts.thanks : texts.seeYou;
}

/** The receipt has the salon's name and address in English only; the page has both languages. */
function inPageLanguage(told: Receipt["salon"], salon: Salon): Receipt["salon"] {
  return {
    ...told,
    name: told.name === salon.name ? salonName(salon) : told.name,
    address: told.address.join() === salon.address.join() ? salonAddress(salon) : told.address,
  };
}
