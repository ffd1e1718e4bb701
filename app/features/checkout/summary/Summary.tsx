import type { ReactNode } from "react";
import { bookedIn } from "#app/features/checkout/choice/visit-parts.ts";
import { Total } from "#app/features/checkout/summary/Total.tsx";
import { minutesOf, type VisitInWords, VisitLines } from "#app/features/checkout/summary/VisitLines.tsx";
import { duration } from "#app/lib/duration.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props extends VisitInWords {
  /** The hold's countdown, once there is one. */
  children?: ReactNode;
}

/** The visit, beside the page and always in view where there is room. */
export function Summary({ children, ...visit }: Props) {
  const texts = useTexts(checkoutTexts);
  const services = visit.parts.length;
  const addOns = bookedIn(visit.parts).length - services;
  return (
    <aside className="summary card" aria-label={texts.yourVisit}>
      <div className="summary-head">
        <h2 className="h4">{texts.yourVisit}</h2>
        <p className="sm muted num" role="status">
          {texts.visitOf(services, addOns, duration(minutesOf(visit.parts)))}
          <span className="sr">
            , <Total dollars={visit.total} />
          </span>
        </p>
      </div>
      <VisitLines {...visit} />
      {children}
    </aside>
  );
}
