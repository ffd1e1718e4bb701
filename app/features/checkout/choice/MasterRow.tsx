import { useChosenInSight } from "#app/features/checkout/choice/use-chosen-in-sight.ts";
import { firstName, masterName } from "#app/lib/names.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { ChoicePill } from "#app/ui/ChoicePill.tsx";
import type { Master } from "#contract/masters.ts";

interface Props {
  /** The question, for screen readers. */
  title: string;
  /** The visible title above the row. */
  shown?: string;
  /** The name of the radio group. */
  name: string;
  /** The masters to choose from. */
  masters: Master[];
  /** A master's id, or 'any'. */
  chosen: string;
  onChange: (masterId: string) => void;
  disabled: boolean;
}

/** A row to choose a master from, or any of them. */
export function MasterRow({ title, shown, name, masters, chosen, onChange, disabled }: Props) {
  const texts = useTexts(checkoutTexts);
  const row = useChosenInSight(chosen);
  return (
    <fieldset className="who-row">
      <legend>
        <span className="sr">{title}</span>
        {shown && <span aria-hidden="true">{shown}</span>}
      </legend>
      <div className="choice-pills" ref={row}>
        <ChoicePill
          type="radio"
          name={name}
          value="any"
          checked={chosen === "any"}
          disabled={disabled}
          onChange={() => onChange("any")}
        >
          {texts.anyone}
        </ChoicePill>
        {masters.map((master) => (
          <ChoicePill
            key={master._id}
            type="radio"
            name={name}
            value={master._id}
            checked={chosen === master._id}
            disabled={disabled}
            onChange={() => onChange(master._id)}
          >
            <Avatar name={masterName(master)} photo={master.photo} size="s" />
            <span>
              {firstName(masterName(master))}
              <span className="sr">{masterName(master).slice(firstName(masterName(master)).length)}</span>
            </span>
          </ChoicePill>
        ))}
      </div>
    </fieldset>
  );
}
