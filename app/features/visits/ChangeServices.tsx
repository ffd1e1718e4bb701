import { useState } from "react";
import { useTranslatedNames } from "#app/data/use-translated.ts";
import {
  type Chosen,
  servicesToAdd,
  wantedServices,
  withoutLone,
} from "#app/features/visits/change-order.ts";
import { type Bookable, bookables } from "#app/lib/bookables.ts";
import { duration } from "#app/lib/duration.ts";
import { money } from "#app/lib/money.ts";
import { serviceName, sizeName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { changeVisitTexts } from "#app/texts/en/dashboard/change-visit.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { Booking } from "#contract/bookings.ts";
import type { Service } from "#contract/services.ts";
import { mostServices } from "#domain/service-choice.ts";
import { wholeVariantName } from "#domain/variant-name.ts";

const shownAtMost = 6;

/** The button that added a service disappears. */
const focus = (added: HTMLElement | null) => added?.focus();

interface Props {
  visit: Booking;
  services: Service[];
  chosen: Chosen;
  wanted: string[];
  onChange: (chosen: Chosen) => void;
}

/** The visit's services and what can be added, each with a checkbox, so that removed ones stay visible. */
export function ChangeServices({ visit, services, chosen, wanted, onChange }: Props) {
  const texts = useTexts(changeVisitTexts);
  const translate = useTranslatedNames();
  const all = bookables(services);
  const row = (toggledTo: Chosen, isIn: boolean) => {
    const next = isIn ? withoutLone(visit, toggledTo, services) : toggledTo;
    return { isIn, isLast: wantedServices(visit, next, services).length === 0, toggle: () => onChange(next) };
  };
  const rows = [
    ...visit.items.map((item, place) => ({
      ...row({ ...chosen, out: toggled(chosen.out, place) }, !chosen.out.includes(place)),
      key: `own ${place}`,
      name: translate(item.service_name),
      minutes: minutesOf(item),
      price: item.price,
      tag: chosen.out.includes(place) ? texts.taken : null,
    })),
    ...chosen.added.flatMap((id) => {
      const service = all.find(({ _id }) => _id === id);
      if (!service) return [];
      return {
        ...row({ ...chosen, added: toggled(chosen.added, id) }, true),
        key: id,
        name: wholeName(service),
        minutes: service.minutes,
        price: service.price,
        tag: texts.added,
      };
    }),
  ];
  return (
    <>
      <fieldset>
        <legend className="field-label mb-2.5">{texts.inVisit}</legend>
        <div className="card change-rows">
          {rows.map(({ key, name, minutes, price, isIn, isLast, tag, toggle }) => (
            <label key={key} className="change-row">
              <input
                type="checkbox"
                checked={isIn}
                disabled={isLast}
                ref={tag === texts.added ? focus : undefined}
                onChange={toggle}
              />
              <span>
                <b>{name}</b>
                {tag && (
                  <>
                    {" "}
                    <span className="change-tag" data-in={isIn}>
                      {tag}
                    </span>
                  </>
                )}
                {minutes !== null && <small className="num">{duration(minutes)}</small>}
              </span>
              <span className="num font-semibold">{money(price)}</span>
            </label>
          ))}
        </div>
        {rows.some(({ isLast }) => isLast) && <p className="hint mt-2.5">{texts.needsOne}</p>}
      </fieldset>
      {wanted.length < mostServices ? (
        <AddOne
          services={services}
          wanted={wanted}
          onAdd={(id) => {
            const place = visit.items.findIndex(
              ({ serviceId }, at) => serviceId === id && chosen.out.includes(at),
            );
            if (place < 0) onChange({ ...chosen, added: [...chosen.added, id] });
            else onChange({ ...chosen, out: toggled(chosen.out, place) });
          }}
        />
      ) : (
        <p className="hint">{texts.most}</p>
      )}
    </>
  );
}

interface AddProps {
  services: Service[];
  wanted: string[];
  onAdd: (id: string) => void;
}

/** Finds a service by its name. */
function AddOne({ services, wanted, onAdd }: AddProps) {
  const texts = useTexts(changeVisitTexts);
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const found = servicesToAdd(bookables(services), wanted, typed, wholeName);
  return (
    <div className="grid gap-2.5">
      <div className="change-search">
        <TextField
          label={texts.addService}
          type="search"
          autoComplete="off"
          value={typed}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
          }}
        />
        <Icon name="search" />
      </div>
      {isOpen && (
        <>
          <p className="sr" role="status">
            {texts.results(numberText(found.length))}
          </p>
          <ul className="change-found">
            {found.slice(0, shownAtMost).map((service) => (
              <li key={service._id}>
                <button
                  type="button"
                  onClick={() => {
                    setTyped("");
                    setOpen(false);
                    onAdd(service._id);
                  }}
                >
                  <Icon name="plus" />
                  <span>{wholeName(service)}</span>
                  <small className="num">
                    {texts.about(duration(service.minutes), money(service.price))}
                  </small>
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="hint">{texts.noneFound}</p>}
        </>
      )}
    </div>
  );
}

/** A service that has variants is one of its own sizes. A variant's name already contains its size. */
function wholeName(one: Bookable): string {
  const size = "variants" in one && one.variants.length > 0 && sizeName(one);
  return size ? wholeVariantName(serviceName(one), size) : serviceName(one);
}

function minutesOf({ startsAt, endsAt }: Booking["items"][number]): number | null {
  return startsAt && endsAt ? (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 : null;
}

function toggled<Value>(values: readonly Value[], one: Value): Value[] {
  return values.includes(one) ? values.filter((other) => other !== one) : [...values, one];
}
