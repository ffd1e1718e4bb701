import { useChosenInSight } from "#app/features/checkout/use-chosen-in-sight.ts";
import { firstName, masterName } from "#app/lib/names.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { ChoicePill } from "#app/ui/ChoicePill.tsx";
import type { Master } from "#contract/masters.ts";

interface Props {
  /** What is asked, for a screen reader. */
  title: string;
  /** What stands above the row for the eye. */
  shown?: string;
  /** Of the group of radio buttons. */
  name: string;
  /** Those who can be chosen. */
  masters: Master[];
  /** A master's id, or 'any'. */
  chosen: string;
  onChange: (masterId: string) => void;
  disabled: boolean;
}

/** A row of masters, and anyone, to choose one of. */
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
