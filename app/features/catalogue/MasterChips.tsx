import { Link } from "react-router";
import { firstName, masterName } from "#app/lib/names.ts";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { ChoicePill, toggled } from "#app/ui/ChoicePill.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import type { Master } from "#contract/masters.ts";

interface Props {
  masters: Master[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}

/** Who performs the service, each as a chip to tick. */
export function MasterChips({ masters, chosen, onChange, error }: Props) {
  const texts = useTexts(serviceFormTexts);
  return (
    <fieldset className="field">
      <legend className="field-label mb-1.5">{texts.masters}</legend>
      <div className="choice-pills">
        {masters.map((master) => (
          <ChoicePill
            key={master._id}
            type="checkbox"
            name="masterIds"
            checked={chosen.includes(master._id)}
            onChange={() => onChange(toggled(chosen, master._id))}
          >
            <Avatar name={masterName(master)} photo={master.photo} size="s" />
            {firstName(masterName(master))}
          </ChoicePill>
        ))}
      </div>
      {masters.length === 0 ? (
        <p className="hint">
          {texts.noMasters} <Link to="/dashboard/mastersAndHours">{texts.addMasters}</Link>
        </p>
      ) : (
        <FieldError>{error}</FieldError>
      )}
    </fieldset>
  );
}
