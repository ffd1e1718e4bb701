import { serviceFormTexts } from "#app/texts/en/service-form.ts";
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
        {masters.map(({ _id, name, photo }) => (
          <label key={_id} className="chip">
            <input
              type="checkbox"
              checked={chosen.includes(_id)}
              onChange={() =>
                onChange(chosen.includes(_id) ? chosen.filter((id) => id !== _id) : [...chosen, _id])
              }
            />
            <Avatar name={name} photo={photo} size="s" />
            {name.split(" ")[0]}
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
