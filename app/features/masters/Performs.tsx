import { useServices } from "#app/data/services.ts";
import { performables } from "#app/lib/bookables.ts";
import { explain } from "#app/lib/explain.ts";
import { serviceName } from "#app/lib/names.ts";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoicePill, toggled } from "#app/ui/ChoicePill.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";

interface Props {
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** The services that a master performs, each as a chip to tick. */
export function Performs({ chosen, onChange }: Props) {
  const texts = useTexts(schedulesTexts);
  return (
    <fieldset className="mt-9">
      <legend className="h4">{texts.performs}</legend>
      <p className="sm muted mt-0.5 mb-3.5">{texts.performsText}</p>
      <QueryView
        query={useServices()}
        waiting={["h-11"]}
        failed={(error) => `${texts.servicesNotLoaded} ${explain(error)}`}
      >
        {(services) => (
          <div className="choice-pills">
            {performables(services).map((service) => (
              <ChoicePill
                key={service._id}
                type="checkbox"
                checked={chosen.includes(service._id)}
                onChange={() => onChange(toggled(chosen, service._id))}
              >
                {serviceName(service)}
              </ChoicePill>
            ))}
          </div>
        )}
      </QueryView>
    </fieldset>
  );
}
