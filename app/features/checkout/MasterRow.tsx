import { masterName, serviceName } from "#app/lib/names.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { ChoicePill } from "#app/ui/ChoicePill.tsx";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  service: Service;
  /** Those who perform it. */
  masters: Master[];
  /** A master's id, or 'any'. */
  chosen: string;
  onChange: (masterId: string) => void;
  disabled: boolean;
}

/** With whom one of several services is done. */
export function MasterRow({ service, masters, chosen, onChange, disabled }: Props) {
  const texts = useTexts(checkoutTexts);
  const choices = [
    { _id: "any", name: texts.anyone, photo: undefined },
    ...masters.map((master) => ({ ...master, name: masterName(master) })),
  ];
  return (
    <fieldset className="who-row">
      <legend>
        <span className="sr">{texts.masterFor(serviceName(service))}</span>
        <span aria-hidden="true">{serviceName(service)}</span>
      </legend>
      <div className="choice-pills">
        {choices.map((master) => (
          <ChoicePill
            key={master._id}
            type="radio"
            name={`master of ${service._id}`}
            checked={chosen === master._id}
            disabled={disabled}
            onChange={() => onChange(master._id)}
          >
            {master.photo && <Avatar name={master.name} photo={master.photo} size="s" />}
            {master.name}
          </ChoicePill>
        ))}
      </div>
    </fieldset>
  );
}
