import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { HourPicker } from "#app/features/hours/HourPicker.tsx";
import { does } from "#app/features/hours/performs.ts";
import { masterName, serviceName } from "#app/lib/names.ts";
import { createQueryClient } from "#app/lib/query-client.ts";
import { useNow } from "#app/lib/use-now.ts";
import { hourChoiceTexts } from "#app/texts/en/public/hour-choice.ts";
import { useLoadedTexts } from "#app/texts/load-texts.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import type { Master } from "#contract/masters.ts";
import type { AddOn } from "#contract/services.ts";

/** A slot that a customer has in mind. Nothing is held. */
export interface HourInMind {
  /** A master's id, for each service that the master performs, or 'any'. */
  masterId: string;
  startsAt: string;
}

interface Props {
  /** A service or a variant, then its add-ons. */
  services: AddOn[];
  /** The masters who perform the first of them. */
  masters: Master[];
  chosen: HourInMind | undefined;
  /** The initially chosen master. */
  masterId?: string | undefined;
  onChoose: (hour: HourInMind) => void;
  onClose: () => void;
}

/** The booking page's week and slots, for a public page. It brings its own query cache and is loaded on demand. */
export default function HourDialog({ services, masters, chosen, masterId: named, onChoose, onClose }: Props) {
  useLoadedTexts("shared");
  const texts = useTexts(hourChoiceTexts);
  const [client] = useState(createQueryClient);
  const now = useNow();
  const [masterId, setMasterId] = useState(chosen?.masterId ?? named ?? "any");
  const chosenMaster = masters.find(({ _id }) => _id === masterId);
  return (
    <QueryClientProvider client={client}>
      <Dialog
        open
        onClose={onClose}
        title={texts.chooseOf(services.map(serviceName).join(", "))}
        kind="roomy"
      >
        <SelectField
          label={texts.whom}
          fieldClassName="max-w-xs"
          value={masterId}
          onChange={({ target }) => setMasterId(target.value)}
        >
          <option value="any">{texts.anyone}</option>
          {masters.map((master) => (
            <option key={master._id} value={master._id}>
              {masterName(master)}
            </option>
          ))}
        </SelectField>
        <HourPicker
          key={masterId}
          serviceIds={services.map(({ _id }) => _id)}
          masterIds={services.map((service) =>
            chosenMaster && does(chosenMaster, service) ? chosenMaster._id : "any",
          )}
          masters={masters}
          now={now}
          chosen={chosen?.masterId === masterId ? chosen.startsAt : undefined}
          busy={false}
          disabled={false}
          onChoose={(startsAt) => onChoose({ masterId, startsAt })}
          onSooner={({ startsAt, masterIds }) => onChoose({ masterId: onlyOne(masterIds), startsAt })}
        />
      </Dialog>
    </QueryClientProvider>
  );
}

/** The master of all of a visit, or 'any' if its services have several. */
function onlyOne([first, ...others]: string[]): string {
  return first !== undefined && others.every((other) => other === first) ? first : "any";
}
