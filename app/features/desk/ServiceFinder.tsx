import { useState } from "react";
import { useServices } from "#app/data/services.ts";
import type { Bookable } from "#app/lib/bookables.ts";
import { explain } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { serviceName } from "#app/lib/names.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Combobox } from "#app/ui/Combobox.tsx";
import { Highlight } from "#app/ui/Highlight.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { LoadError } from "#app/ui/QueryView.tsx";
import { useKeptFailure } from "#app/ui/use-kept-failure.ts";
import type { Service } from "#contract/services.ts";

/** The id of the field. */
export const servicesField = "service-choice";

interface Props {
  services: readonly Service[];
  /** The chosen services, in order. */
  picked: readonly Bookable[];
  error: string | undefined;
  /** How often the guest has had each one, by id. */
  before: ReadonlyMap<string, number>;
  onChange: (ids: string[]) => void;
}

/** Chooses the services of a visit. They are found by part of the name, the guest's most frequent ones first. */
export function ServiceFinder({ services, picked, error, before, onChange }: Props) {
  const texts = useTexts(guestsTexts);
  const asked = useKeptFailure(useServices());
  const [typed, setTyped] = useState("");
  const ids = picked.map(({ _id }) => _id);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const offered = offeredBeside(services, ids)
    .filter((one) => words.every((word) => wordsOf(one).includes(word)))
    .toSorted((one, other) => (before.get(other._id) ?? 0) - (before.get(one._id) ?? 0));
  return (
    <div className="grid gap-2">
      {picked.length > 0 && (
        <ul className="services-picked">
          {picked.map((one) => (
            <li key={one._id}>
              <span>
                {serviceName(one)} <span className="muted num">{texts.minutes(one.minutes)}</span>
              </span>
              <b className="num">{money(one.price)}</b>
              <IconButton
                icon="close"
                label={texts.remove(serviceName(one))}
                onClick={() => {
                  onChange(ids.filter((id) => id !== one._id));
                  // The button disappears with its service.
                  document.getElementById(servicesField)?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Combobox
        id={servicesField}
        label={texts.service}
        name="serviceIds"
        placeholder={texts.serviceHint}
        error={error}
        hint={typed && services.length > 0 && offered.length === 0 ? texts.noService(typed) : undefined}
        typed={typed}
        onType={setTyped}
        choices={offered}
        settled={services.length > 0}
        keyOf={({ _id }) => _id}
        show={(one) => (
          <span className="choice-row">
            <span>
              <b>
                <Highlight text={serviceName(one)} parts={words} />
              </b>
              <span className="choice-sub num">
                {texts.minutes(one.minutes)}
                {before.has(one._id) && `, ${texts.timesBefore(before.get(one._id) ?? 0)}`}
              </span>
            </span>
            <b className="num">{money(one.price)}</b>
          </span>
        )}
        onChoose={({ _id }) => {
          setTyped("");
          onChange([...ids, _id]);
        }}
        listLabel={texts.serviceChoices}
      />
      {asked.error && services.length === 0 && (
        <LoadError of={asked} onRetry={asked.refetch}>
          {texts.servicesNotLoaded(explain(asked.error))}
        </LoadError>
      )}
    </div>
  );
}

function wordsOf({ service_name, nameBn }: Bookable): string {
  return `${service_name} ${nameBn ?? ""}`.toLowerCase();
}

/** What can still be chosen: one size of each service, and the add-ons of the chosen services. */
export function offeredBeside(services: readonly Service[], chosen: readonly string[]): Bookable[] {
  const offered = services.flatMap((service): Bookable[] => {
    const kinds = [service, ...service.variants];
    return kinds.some(({ _id }) => chosen.includes(_id)) ? service.addOns : kinds;
  });
  return [...new Map(offered.map((one) => [one._id, one])).values()].filter(
    ({ _id }) => !chosen.includes(_id),
  );
}
