import { serviceName } from "#app/lib/names.ts";
import { partsTexts } from "#app/texts/en/dashboard/parts.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoicePill, toggled } from "#app/ui/ChoicePill.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import type { ManagedService } from "#contract/services.ts";

interface Props {
  services: ManagedService[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}

/** The services that something can be added to, each as a chip to tick. */
export function ServiceChips({ services, chosen, onChange, error }: Props) {
  const texts = useTexts(partsTexts);
  return (
    <fieldset className="field">
      <legend className="field-label mb-1.5">{texts.addOnTo}</legend>
      <div className="choice-pills">
        {services.map((service) => (
          <ChoicePill
            key={service._id}
            type="checkbox"
            name="addOnTo"
            checked={chosen.includes(service._id)}
            onChange={() => onChange(toggled(chosen, service._id))}
          >
            {serviceName(service)}
          </ChoicePill>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
