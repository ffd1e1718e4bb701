import type { ReactNode } from "react";
import { PriceLines } from "#app/features/checkout/PriceLines.tsx";
import { Total } from "#app/features/checkout/Total.tsx";
import { serviceName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { pictureSource } from "#app/lib/own-picture.ts";
import { inSalon, timeSpan } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Quote } from "#contract/quotes.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  services: Service[];
  /** The name of each service's master. */
  masterNames: string[];
  startsAt: string | undefined;
  where: string;
  /** Dollars; undefined while they are asked for. */
  total: number | undefined;
  /** How the total comes about, as the server said it. */
  quote: Quote | undefined;
  /** What goes back when the visit is cancelled, once an hour is chosen. */
  terms: string | undefined;
  /** The hold's countdown, once there is one. */
  children?: ReactNode;
}

const minuteMs = 60_000;

/** What is being bought, beside the page and always in view where there is room. */
export function Summary({ services, masterNames, startsAt, where, total, quote, terms, children }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(checkoutTexts);
  const minutes = services.reduce((sum, service) => sum + service.minutes, 0);
  const endsAt = startsAt && new Date(Date.parse(startsAt) + minutes * minuteMs).toISOString();
  const [first] = services;
  const nameOf = (id: string) => services.filter(({ _id }) => _id === id).map(serviceName)[0];
  return (
    <aside className="summary card" aria-label={texts.yourVisit}>
      {first && (
        <div className="summary-top">
          <div className="picture">
            <img {...pictureSource(first.img, "84px")} alt="" width="84" height="100" />
          </div>
          <div>
            {services.map((service) => (
              <h2 key={service._id} className="h4">
                {serviceName(service)}
              </h2>
            ))}
            <p className="sm muted num">{texts.minutes(numberText(minutes))}</p>
          </div>
        </div>
      )}
      <dl className="price-lines">
        {services.length > 1 ? (
          services.map((service, index) => (
            <div key={service._id}>
              <dt>{serviceName(service)}</dt>
              <dd>{masterNames[index]}</dd>
            </div>
          ))
        ) : (
          <div>
            <dt>{texts.master}</dt>
            <dd>{masterNames[0] ?? texts.anyone}</dd>
          </div>
        )}
        <div>
          <dt>{texts.day}</dt>
          <dd className="num">{startsAt ? inSalon("longDay", startsAt, zone) : texts.notChosen}</dd>
        </div>
        <div>
          <dt>{texts.time}</dt>
          <dd className="num">
            {startsAt && endsAt ? timeSpan(startsAt, endsAt, zone, true) : texts.notChosen}
          </dd>
        </div>
        <div>
          <dt>{texts.where}</dt>
          <dd>{where}</dd>
        </div>
        {quote && <PriceLines quote={quote} nameOf={nameOf} />}
        <div className="price-total">
          <dt>{texts.total}</dt>
          <dd className="num">
            <Total dollars={total} />
          </dd>
        </div>
      </dl>
      {children}
      {terms && <p className="hint num mt-3.5">{terms}</p>}
    </aside>
  );
}
