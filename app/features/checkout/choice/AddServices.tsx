import { type RefObject, useEffect, useRef, useState } from "react";
import { useDaysOf, type Wanted } from "#app/data/availability.ts";
import { AddRow } from "#app/features/checkout/choice/AddRow.tsx";
import { fitOf } from "#app/features/checkout/choice/fit.ts";
import { bookedIn, type Part } from "#app/features/checkout/choice/visit-parts.ts";
import type { Bookable } from "#app/lib/bookables.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import type { Service } from "#contract/services.ts";
import { mostServices } from "#domain/service-choice.ts";

const shownAtFirst = 4;

interface Props {
  services: Service[];
  /** The visit as last pressed, though it may still be checked. */
  parts: Part[];
  /** The chosen start, ISO 8601. */
  startsAt: string | undefined;
  /** The visit with one more item. */
  visitWith: (id: string) => Wanted;
  /**
   * Adds an item that may not fit the chosen slot.
   * @param hour the new start on the same day, if the row announced one
   */
  onAdd: (item: Bookable, hour: string | undefined) => void;
  onRemove: (id: string) => void;
  disabled: boolean;
}

/**
 * What can be added to the visit: add-ons to the page's first service, then other services. A chosen service shows
 * its own add-ons below it, so that no row above moves. Each item says in advance whether it fits the chosen slot.
 * What the page opened with is listed only in the visit, unless it was removed.
 */
export function AddServices(props: Props) {
  const { services, parts, startsAt, visitWith, onAdd, onRemove, disabled } = props;
  const { zone } = useSalon();
  const texts = useTexts(checkoutTexts);
  const [all, setAll] = useState(false);
  const chosen = bookedIn(parts).map(({ _id }) => _id);
  const [first, setFirst] = useState(parts.map(({ service }) => service._id));
  const stillThere = first.filter((id) => parts.some(({ service }) => service._id === id));
  if (stillThere.length < first.length) setFirst(stillThere);
  const others = services.filter((service) => !first.includes(service._id));
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
  const section = useRef<HTMLElement>(null);
  const goTo = useFocusAfter(section);
  const isFull = chosen.length >= mostServices;
  const open = isFull || !startsAt ? [] : shown.filter(({ item }) => !chosen.includes(item._id));
  const days = useDaysOf(
    open.map(({ item }) => visitWith(item._id)),
    startsAt && salonDate(startsAt, zone),
  );
  const fitAt = (item: Bookable) => {
    const day = days[open.findIndex((one) => one.item === item)];
    return startsAt && day && !chosen.includes(item._id) ? fitOf(day, startsAt) : undefined;
  };
  const unfit = shown.filter(({ item }) => fitAt(item)?.kind === "not_that_day");
  const saidOnce = unfit.length > 1;
  if (shown.length === 0) return null;

  return (
    <section className="booking-step" aria-labelledby="step-service" id="what" ref={section}>
      <header>
        <h2 className="h3" id="step-service" tabIndex={-1}>
          {parts.length === 0 ? texts.what : texts.anythingElse}
        </h2>
        {!all && others.length > rows.length && (
          <button
            type="button"
            className="link sm num"
            onClick={() => {
              const [next] = others.filter((service) => rows.every((row) => row.service !== service));
              goTo(`[data-service="${next?._id}"] input`);
              setAll(true);
            }}
          >
            {texts.all(numberText(others.length))}
          </button>
        )}
      </header>
      {parts.length > 0 && <p className="sm muted mb-4">{isFull ? texts.noMore : texts.addsToVisit}</p>}
      {saidOnce && startsAt && (
        <p className="sm muted mb-4">{texts.someOtherDay(inSalon("weekdayName", startsAt, zone))}</p>
      )}
      <fieldset className="add-rows">
        <legend className="sr">{texts.oneOrMore}</legend>
        {shown.map(({ item, service }) => {
          const isChosen = chosen.includes(item._id);
          const fit = fitAt(item);
          return (
            <AddRow
              key={item._id}
              item={item}
              service={service}
              chosen={isChosen}
              fit={fit}
              saidOnce={saidOnce}
              startsAt={startsAt}
              disabled={disabled || (isFull && !isChosen)}
              onToggle={() => {
                if (isChosen) onRemove(item._id);
                else onAdd(item, fit?.kind === "moves" ? fit.startsAt : undefined);
              }}
            />
          );
        })}
      </fieldset>
      {all && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-3"
          onClick={() => {
            goTo("header button");
            setAll(false);
          }}
        >
          {texts.fewer}
        </Button>
      )}
    </section>
  );
}

/** Moves the focus to an element of the section after the next render, since the pressed control is gone then. */
function useFocusAfter(section: RefObject<HTMLElement | null>): (selector: string) => void {
  const goal = useRef<string>(undefined);
  useEffect(() => {
    const element = goal.current && section.current?.querySelector<HTMLElement>(goal.current);
    if (!element) return;
    goal.current = undefined;
    element.focus();
  });
  return (selector) => {
    goal.current = selector;
  };
}

interface Row {
  item: Bookable;
  /** The service itself, or the one that the item belongs to. */
  service: Service;
}

function addOnsOf({ service }: Part): Row[] {
  return service.addOns.map((item) => ({ item, service }));
}
