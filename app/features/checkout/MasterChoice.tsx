import { useNextHours } from "#app/data/availability.ts";
import { MasterCard } from "#app/features/checkout/MasterCard.tsx";
import { MasterRow } from "#app/features/checkout/MasterRow.tsx";
import { openingText } from "#app/features/hours/next-opening.ts";
import { does } from "#app/features/hours/performs.ts";
import { masterName, masterRole } from "#app/lib/names.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  masters: Master[];
  /** In the order in which they are done. */
  services: Service[];
  /** A master's id or 'any' for each service. */
  chosen: string[];
  /** Now, in epoch milliseconds: which day is today. */
  now: number;
  onChange: (masterIds: string[]) => void;
  disabled: boolean;
}

/** With whom: cards for one service, and a row of masters for each of several. */
export function MasterChoice(props: Props) {
  const texts = useTexts(checkoutTexts);
  const { services, chosen, onChange } = props;
  return (
    <section className="booking-step" aria-labelledby="step-master" id="whom">
      <header>
        <h2 className="h3" id="step-master">
          {texts.whom}
        </h2>
        {services.length > 1 && <span className="sm muted">{texts.inOrder}</span>}
      </header>
      {services.length > 1 ? (
        <div className="who-rows">
          {services.map((service, index) => (
            <MasterRow
              key={service._id}
              service={service}
              masters={props.masters.filter((master) => does(master, service))}
              chosen={chosen[index] ?? "any"}
              onChange={(master) => onChange(chosen.map((one, place) => (place === index ? master : one)))}
              disabled={props.disabled}
            />
          ))}
        </div>
      ) : (
        <Cards {...props} />
      )}
    </section>
  );
}

function Cards({ masters, services, chosen, now, onChange, disabled }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(checkoutTexts);
  const { data: next } = useNextHours(services.map(({ _id }) => _id));
  const able = masters.filter((master) => services.every((service) => does(master, service)));
  const others = masters.filter((master) => !able.includes(master));

  /** A line for when it is known, so that its arrival moves nothing. */
  function nextHour(slot: { startsAt: string } | null | undefined): string {
    if (!next || slot === undefined) return "\u00a0";
    return slot ? openingText(slot.startsAt, zone, now) : texts.noneFree;
  }
  return (
    <fieldset className="who-cards">
      <legend className="sr">{texts.master}</legend>
      <MasterCard
        name={texts.anyone}
        lines={[texts.firstFree, nextHour(next?.anyone)]}
        photos={[...new Set(masters.map(({ photo }) => photo))].slice(0, 4)}
        checked={chosen.every((one) => one === "any")}
        disabled={disabled}
        onChoose={() => onChange(services.map(() => "any"))}
      />
      {able.map((master) => (
        <MasterCard
          key={master._id}
          name={masterName(master)}
          lines={[
            masterRole(master),
            nextHour(next?.masters.find(({ masterId }) => masterId === master._id)?.next),
          ]}
          photos={[master.photo]}
          checked={chosen[0] === master._id}
          disabled={disabled}
          onChoose={() => onChange(services.map(() => master._id))}
        />
      ))}
      {others.map((master) => (
        <MasterCard
          key={master._id}
          name={masterName(master)}
          lines={[masterRole(master), texts.notForThis]}
          photos={[master.photo]}
          checked={false}
          disabled
          onChoose={() => {}}
        />
      ))}
    </fieldset>
  );
}
