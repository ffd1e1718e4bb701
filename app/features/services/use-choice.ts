import { type RefObject, useRef, useState } from "react";
import { type Choice, choiceOf } from "#app/features/services/choices.ts";
import { keepChoiceOf, keptChoiceOf } from "#app/lib/kept-choice.ts";
import type { Service } from "#contract/services.ts";

interface Chosen extends Choice {
  /** Contains the fields. */
  within: RefObject<HTMLDivElement | null>;
  /** Call it once the fields come alive. */
  begin: () => void;
  /** Call it when one of the fields has changed. */
  read: () => void;
}

/**
 * The choice for a service, in the fields named `size` and `addOn` inside an element. It is kept for this tab. The
 * fields are read, so that a choice made before the scripts loaded counts. They are written only if they come alive
 * untouched and something was chosen in this tab before.
 */
export function useChoice(service: Service): Chosen {
  const within = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ size?: string | undefined; addOns: string[] }>({ addOns: [] });

  const fields = (name?: string) => [
    ...(within.current?.querySelectorAll<HTMLInputElement>(name ? `[name=${name}]` : "[name]") ?? []),
  ];

  function begin() {
    const kept = keptChoiceOf(service._id);
    if (kept && fields().every((field) => field.checked === field.defaultChecked)) {
      const values = [kept.size ?? service._id, ...kept.addOns];
      const hasSize = fields("size").some(({ value }) => values.includes(value));
      // Every size is written: React hears of no press on one that it still takes for chosen.
      for (const field of fields())
        if (field.type === "checkbox" || hasSize) field.checked = values.includes(field.value);
    }
    show();
  }

  function read() {
    keepChoiceOf(service._id, show());
  }

  function show() {
    const values = (name: string) => fields(name).flatMap(({ checked, value }) => (checked ? [value] : []));
    const now = { size: values("size")[0], addOns: values("addOn") };
    setChosen(now);
    return now;
  }

  return { ...choiceOf(service, chosen.size, chosen.addOns), within, begin, read };
}
