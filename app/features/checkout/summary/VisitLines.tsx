import { useRef } from "react";
import { bookedIn, type Part } from "#app/features/checkout/choice/visit-parts.ts";
import type { Price } from "#app/features/checkout/price/use-price.ts";
import { Split } from "#app/features/checkout/summary/Split.tsx";
import { Total } from "#app/features/checkout/summary/Total.tsx";
import { discountName } from "#app/lib/discount-name.ts";
import { duration } from "#app/lib/duration.ts";
import { money } from "#app/lib/money.ts";
import { serviceName, sizeName } from "#app/lib/names.ts";
import { dayAndTime } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { codeTexts } from "#app/texts/en/dashboard/codes.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { IconButton } from "#app/ui/IconButton.tsx";

export interface VisitInWords extends Price {
  parts: Part[];
  /** The master's name for each service and add-on. */
  masterNames: string[];
  startsAt: string | undefined;
  /** As the server says, including pauses between services; undefined until it is known. */
  endsAt: string | undefined;
  where: string;
  /** What is refunded if the visit is cancelled, once a slot is chosen. */
  terms: string | undefined;
  /** Removes a service or an add-on from the visit; absent while nothing can be changed. */
  onRemove?: ((id: string) => void) | undefined;
}

/** The visit, line by line: each service with its minutes and price, and the total. */
export function VisitLines(visit: VisitInWords) {
  const {
    parts,
    masterNames,
    startsAt,
    endsAt,
    where,
    total,
    quote,
    dueNow,
    credit,
    isSession,
    terms,
    onRemove,
  } = visit;
  const { zone } = useSalon();
  const texts = useTexts(checkoutTexts);
  const codes = useTexts(codeTexts);
  const { sentence } = useTexts(paymentTexts);
  const list = useRef<HTMLUListElement>(null);
  const isShared = new Set(masterNames).size <= 1;
  return (
    <>
      <ul className="visit-lines" ref={list} tabIndex={-1}>
        {bookedIn(parts).map((item, index) => {
          const size = parts.find((part) => part.size === item);
          // A held visit keeps its price, whatever the list of services says by now.
          const line = quote?.lines.find(({ serviceId }) => serviceId === item._id);
          const about = [
            line?.package && codes.bySession,
            size ? size.service.variants.length > 0 && sizeName(size.size) : texts.addOn,
            duration(item.minutes),
            !isShared && masterNames[index],
          ];
          return (
            <li key={item._id}>
              <span>
                <b>{serviceName(size?.service ?? item)}</b>
                <small className="num">{about.filter(Boolean).join(", ")}</small>
              </span>
              <span className="visit-lines-price num">{money(line?.price ?? item.price)}</span>
              {onRemove && (
                <IconButton
                  icon="close"
                  size="sm"
                  label={texts.remove(serviceName(item))}
                  onClick={() => {
                    onRemove(item._id);
                    list.current?.focus();
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
      <dl className="price-lines">
        {isShared && (
          <div>
            <dt>{texts.master}</dt>
            <dd>{masterNames[0] ?? texts.anyone}</dd>
          </div>
        )}
        <div>
          <dt>{texts.hour}</dt>
          <dd className="num">{startsAt ? dayAndTime(startsAt, zone, endsAt) : texts.notChosen}</dd>
        </div>
        <div>
          <dt>{texts.where}</dt>
          <dd>{where}</dd>
        </div>
        {quote?.discountOf && (
          <div className="price-off">
            <dt>{discountName(quote.discountOf)}</dt>
            <dd className="num">{money(-quote.discount)}</dd>
          </div>
        )}
        <div className="price-total">
          <dt>{texts.total}</dt>
          <dd className="num">
            <Total dollars={total} />
          </dd>
        </div>
      </dl>
      {total !== undefined && dueNow !== undefined && <Split {...{ total, dueNow, credit, isSession }} />}
      {terms && <p className="hint num mt-3.5">{sentence(terms)}</p>}
    </>
  );
}

/** The length of a visit, in minutes. */
export function minutesOf(parts: Part[]): number {
  return bookedIn(parts).reduce((sum, { minutes }) => sum + minutes, 0);
}
