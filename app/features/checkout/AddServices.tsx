import { useState } from "react";
import { useDaysOf, type Wanted } from "#app/data/availability.ts";
import { AddRow } from "#app/features/checkout/AddRow.tsx";
import { fitOf } from "#app/features/checkout/fit.ts";
import { numberText } from "#app/lib/number-text.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import type { Service } from "#contract/services.ts";

const shownAtFirst = 4;
const atMost = 8;

interface Props {
  services: Service[];
  /** Ids in the order in which they are done. */
  chosen: string[];
  /** The chosen hour, ISO 8601. */
  startsAt: string | undefined;
  /** The visit as it is with these services. */
  visitOf: (serviceIds: string[]) => Wanted;
  /** @param startsAt of the same day, where the visit has to begin at another time */
  onChange: (chosen: string[], startsAt?: string) => void;
  disabled: boolean;
}

/**
 * Services that can be added to the visit; each says before it is added whether it fits the chosen hour. What the page opened
 * with stands in the visit alone, unless it was taken out.
 */
export function AddServices({ services, chosen, startsAt, visitOf, onChange, disabled }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(checkoutTexts);
  const [all, setAll] = useState(false);
  const [first] = useState(chosen);
  const others = services.filter(({ _id }) => !first.includes(_id) || !chosen.includes(_id));
  const shown = others.filter(({ _id }, index) => all || index < shownAtFirst || chosen.includes(_id));
  const isFull = chosen.length >= atMost;
  const open = isFull || !startsAt ? [] : shown.filter(({ _id }) => !chosen.includes(_id));
  const days = useDaysOf(
    open.map(({ _id }) => visitOf([...chosen, _id])),
    startsAt && salonDate(startsAt, zone),
  );
  if (others.length === 0) return null;

  return (
    <section className="booking-step" aria-labelledby="step-service" id="what">
      <header>
        <h2 className="h3" id="step-service" tabIndex={-1}>
          {chosen.length === 0 ? texts.what : texts.anythingElse}
        </h2>
        {!all && others.length > shown.length && (
          <button type="button" className="link sm num" onClick={() => setAll(true)}>
            {texts.all(numberText(others.length))}
          </button>
        )}
      </header>
      {chosen.length > 0 && <p className="sm muted mb-4">{isFull ? texts.noMore : texts.addsToVisit}</p>}
      <fieldset className="add-rows">
        <legend className="sr">{texts.oneOrMore}</legend>
        {shown.map((service) => {
          const isChosen = chosen.includes(service._id);
          const day = days[open.indexOf(service)];
          const fit = startsAt && day && !isChosen ? fitOf(day, startsAt) : undefined;
          return (
            <AddRow
              key={service._id}
              service={service}
              chosen={isChosen}
              fit={fit}
              startsAt={startsAt}
              disabled={disabled || (isFull && !isChosen)}
              onToggle={() =>
                isChosen
                  ? onChange(chosen.filter((one) => one !== service._id))
                  : onChange([...chosen, service._id], fit?.kind === "moves" ? fit.startsAt : undefined)
              }
            />
          );
        })}
      </fieldset>
      {all && (
        <Button variant="quiet" size="sm" className="mt-3" onClick={() => setAll(false)}>
          {texts.fewer}
        </Button>
      )}
    </section>
  );
}
