import { firstName, masterName } from "#app/lib/names.ts";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { Icon } from "#app/ui/Icon.tsx";
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
      <div className="chips">
        {masters.map((master) => (
          <label key={master._id} className="chip">
            <input
              type="checkbox"
              checked={chosen.includes(master._id)}
              onChange={() =>
                onChange(
                  chosen.includes(master._id)
                    ? chosen.filter((id) => id !== master._id)
                    : [...chosen, master._id],
                )
              }
            />
            <Avatar name={masterName(master)} photo={master.photo} size="s" />
            {firstName(masterName(master))}
            <span className="chip-box">
              <Icon name="check" />
            </span>
          </label>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
