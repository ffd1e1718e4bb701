import { does } from "#app/features/hours/performs.ts";
import { bookables } from "#app/lib/bookables.ts";
import { masterName, serviceName } from "#app/lib/names.ts";
import { changeTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { SelectField } from "#app/ui/SelectField.tsx";
import type { Booking } from "#contract/bookings.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  items: Booking["items"];
  services: Service[];
  masters: Master[];
  /** A master's id or 'any' for each item. */
  chosen: string[];
  onChange: (masterIds: string[]) => void;
}

/** The masters of a visit that moves, one choice for each of its services. */
export function MoveMasters({ items, services, masters, chosen, onChange }: Props) {
  const texts = useTexts(changeTexts);
  const known = bookables(services);
  return (
    <div className="flex flex-wrap gap-4">
      {items.map((item, index) => {
        const service = known.find(({ _id }) => _id === item.serviceId);
        const name = service ? serviceName(service) : item.service_name;
        const able = service ? masters.filter((master) => does(master, service)) : masters;
        return (
          <SelectField
            key={item.serviceId}
            label={items.length > 1 ? texts.masterFor(name) : texts.master}
            fieldClassName="max-w-xs grow"
            value={chosen[index]}
            onChange={({ target }) =>
              onChange(chosen.map((one, place) => (place === index ? target.value : one)))
            }
          >
            <option value="any">{texts.anyone}</option>
            {able.map((master) => (
              <option key={master._id} value={master._id}>
                {masterName(master)}
              </option>
            ))}
          </SelectField>
        );
      })}
    </div>
  );
}
