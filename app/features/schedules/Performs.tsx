import { useServices } from "#app/lib/catalogue.ts";
import { schedulesTexts } from "#app/texts/en/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";

interface Props {
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** The services that a master performs, each as a chip to tick. */
export function Performs({ chosen, onChange }: Props) {
  const texts = useTexts(schedulesTexts);
  const services = useServices().data ?? [];
  return (
    <fieldset className="mt-9">
      <legend className="h4">{texts.performs}</legend>
      <p className="sm muted mt-0.5 mb-3.5">{texts.performsText}</p>
      <div className="performs">
        {services.map(({ _id, service_name }) => (
          <label key={_id}>
            <input
              type="checkbox"
              checked={chosen.includes(_id)}
              onChange={() =>
                onChange(chosen.includes(_id) ? chosen.filter((id) => id !== _id) : [...chosen, _id])
              }
            />
            {service_name}
            <span className="performs-box">
              <Icon name="check" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
