import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { priceTexts } from "#app/texts/en/dashboard/prices.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Quote } from "#contract/quotes.ts";

interface Props {
  quote: Quote;
  /** What each service is called, in the page's language. */
  nameOf: (serviceId: string) => string | undefined;
}

/** How the total comes about: each service's price, and what is taken off. Nothing where the total says it all. */
export function PriceLines({ quote, nameOf }: Props) {
  const texts = useTexts(priceTexts);
  const { lines, discount, discountOf } = quote;
  if (lines.length < 2 && discount === 0) return null;
  return (
    <>
      {lines.map((line) => (
        <div key={line.serviceId}>
          <dt>{nameOf(line.serviceId) ?? line.service_name}</dt>
          <dd className="num">{money(line.price)}</dd>
        </div>
      ))}
      {discountOf && (
        <div className="price-off">
          <dt>{texts.memberDiscount(numberText(discountOf.percent))}</dt>
          <dd className="num">-{money(discount)}</dd>
        </div>
      )}
    </>
  );
}
