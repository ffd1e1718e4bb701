import { useState } from "react";
import { useDaysOf, type Wanted } from "#app/data/availability.ts";
import { AddRow } from "#app/features/checkout/AddRow.tsx";
import { fitOf } from "#app/features/checkout/fit.ts";
import { bookedIn, type Part } from "#app/features/checkout/visit-parts.ts";
import type { Bookable } from "#app/lib/bookables.ts";
import { serviceName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { Service } from "#contract/services.ts";

const shownAtFirst = 4;
const atMost = 8;

interface Props {
  services: Service[];
  parts: Part[];
  /** The chosen hour, ISO 8601. */
  startsAt: string | undefined;
  /** The visit as it is with one more. */
  visitWith: (id: string) => Wanted;
  /** @param startsAt of the same day, where the visit has to begin at another time */
  onAdd: (id: string, startsAt?: string) => void;
  /** Gives up the chosen hour, on whose day the longer visit has no place. */
  onAddForAnotherDay: (id: string) => void;
  onRemove: (id: string) => void;
  disabled: boolean;
}

/**
 * What can be added to the visit: to what the page opened with, then other services, each with what can be added to it once
 * it is chosen, so that no row moves that is above. Each says before it is added whether it fits the chosen hour. What the
 * page opened with stands in the visit alone, unless it was taken out.
 */
export function AddServices(props: Props) {
  const { services, parts, startsAt, visitWith, onAdd, onAddForAnotherDay, onRemove, disabled } = props;
  const { zone } = useSalon();
  const texts = useTexts(checkoutTexts);
  const [ask, dialog] = useConfirm();
  const [all, setAll] = useState(false);
  const chosen = bookedIn(parts).map(({ _id }) => _id);
  const [first] = useState(parts.map(({ service }) => service._id));
  const others = services.filter(
    (service) => !(first.includes(service._id) && parts.some((part) => part.service === service)),
  );
  const rows = others
    .map((service) => ({ item: parts.find((part) => part.service === service)?.size ?? service, service }))
    .filter(({ item }, index) => all || index < shownAtFirst || chosen.includes(item._id));
  const offered = [
    ...parts.filter(({ service }) => first.includes(service._id)).flatMap(addOnsOf),
    ...rows.flatMap((row) => [row, ...parts.filter(({ size }) => size === row.item).flatMap(addOnsOf)]),
  ];
  const shown = offered.filter(
    ({ item }, index) => offered.findIndex((one) => one.item._id === item._id) === index,
  );
  const isFull = chosen.length >= atMost;
  const open = isFull || !startsAt ? [] : shown.filter(({ item }) => !chosen.includes(item._id));
  const days = useDaysOf(
    open.map(({ item }) => visitWith(item._id)),
    startsAt && salonDate(startsAt, zone),
  );
  if (shown.length === 0) return null;

  return (
    <section className="booking-step" aria-labelledby="step-service" id="what">
      <header>
        <h2 className="h3" id="step-service" tabIndex={-1}>
          {parts.length === 0 ? texts.what : texts.anythingElse}
        </h2>
        {!all && others.length > rows.length && (
          <button type="button" className="link sm num" onClick={() => setAll(true)}>
            {texts.all(numberText(others.length))}
          </button>
        )}
      </header>
      {parts.length > 0 && <p className="sm muted mb-4">{isFull ? texts.noMore : texts.addsToVisit}</p>}
      <fieldset className="add-rows">
        <legend className="sr">{texts.oneOrMore}</legend>
        {shown.map(({ item, service }) => {
          const isChosen = chosen.includes(item._id);
          const day = days[open.findIndex((one) => one.item === item)];
          const fit = startsAt && day && !isChosen ? fitOf(day, startsAt) : undefined;
          return (
            <AddRow
              key={item._id}
              item={item}
              service={service}
              chosen={isChosen}
              fit={fit}
              startsAt={startsAt}
              disabled={disabled || (isFull && !isChosen)}
              onToggle={() => {
                if (isChosen) onRemove(item._id);
                else if (fit?.kind === "not_that_day") void askForAnotherDay(item);
                else onAdd(item._id, fit?.kind === "moves" ? fit.startsAt : undefined);
              }}
            />
          );
        })}
      </fieldset>
      {all && (
        <Button variant="quiet" size="sm" className="mt-3" onClick={() => setAll(false)}>
          {texts.fewer}
        </Button>
      )}
      {dialog}
    </section>
  );

  async function askForAnotherDay(item: Bookable) {
    const day = startsAt ? inSalon("weekdayName", startsAt, zone) : "";
    const yes = await ask({
      title: texts.notThatDay(day),
      text: texts.losesHour(serviceName(item)),
      yes: texts.anotherDay,
      no: texts.keepHour,
    });
    if (yes) onAddForAnotherDay(item._id);
  }
}

interface Row {
  item: Bookable;
  /** The service that it is, or that it belongs to. */
  service: Service;
}

function addOnsOf({ service }: Part): Row[] {
  return service.addOns.map((item) => ({ item, service }));
}
