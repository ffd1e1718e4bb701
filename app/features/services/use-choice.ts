import { type RefObject, useRef, useState } from "react";
import { type Choice, choiceOf } from "#app/features/services/choices.ts";
import { keepChoiceOf, keptChoiceOf } from "#app/lib/kept-choice.ts";
import type { Service } from "#contract/services.ts";

interface Chosen extends Choice {
  /** Where the fields are. */
  within: RefObject<HTMLDivElement | null>;
  /** To be called once the fields come alive. */
  begin: () => void;
  /** To be called when one of the fields has changed. */
  read: () => void;
}

/**
 * What is chosen of a service in the fields named `size` and `addOn` within an element. It is kept for this tab. The
 * fields are read, so that what was chosen before the scripts came counts; they are written only when they come
 * alive untouched and something was chosen in this tab before.
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
      for (const field of fields())
        if (field.type === "checkbox" || values.includes(field.value))
          field.checked = values.includes(field.value);
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
