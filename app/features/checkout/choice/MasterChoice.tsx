import { useState } from "react";
import { MasterRow } from "#app/features/checkout/choice/MasterRow.tsx";
import { does } from "#app/features/hours/performs.ts";
import type { Bookable } from "#app/lib/bookables.ts";
import { serviceName } from "#app/lib/names.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Master } from "#contract/masters.ts";

interface Props {
  masters: Master[];
  /** In the order of the visit. */
  services: Bookable[];
  /** A master's id or 'any' for each service. */
  chosen: string[];
  onChange: (masterIds: string[]) => void;
  disabled: boolean;
}

/** The choice of masters: one row for the whole visit, or one for each service if the guest asks for that. */
export function MasterChoice({ masters, services, chosen, onChange, disabled }: Props) {
  const texts = useTexts(checkoutTexts);
  const [isSplit, split] = useState(false);
  const able = masters.filter((master) => services.every((service) => does(master, service)));
  const several = services.length > 1;
  const isEach = several && (isSplit || new Set(chosen).size > 1);
  return (
    <section className="booking-whom" aria-labelledby="step-master" id="whom">
      <h2 className="sr" id="step-master">
        {texts.whom}
      </h2>
      {isEach ? (
        <div className="who-rows">
          {services.map((service, index) => (
            <MasterRow
              key={service._id}
              title={texts.masterFor(serviceName(service))}
              shown={serviceName(service)}
              name={`master of ${service._id}`}
              masters={masters.filter((master) => does(master, service))}
              chosen={chosen[index] ?? "any"}
              onChange={(master) => onChange(chosen.map((one, place) => (place === index ? master : one)))}
              disabled={disabled}
            />
          ))}
        </div>
      ) : (
        <MasterRow
          title={texts.master}
          name="master"
          masters={able}
          chosen={chosen[0] ?? "any"}
          onChange={(master) => onChange(services.map(() => master))}
          disabled={disabled}
        />
      )}
      {several && (
        <button
          type="button"
          className="link sm mt-2"
          disabled={disabled}
          onClick={() => {
            split(!isEach);
            if (isEach && new Set(chosen).size > 1) onChange(services.map(() => "any"));
          }}
        >
          {isEach ? texts.masterSame : texts.masterEach}
        </button>
      )}
    </section>
  );
}
