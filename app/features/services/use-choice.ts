import { type RefObject, useRef, useState } from "react";
import { type Choice, choiceOf } from "#app/features/services/choices.ts";
import type { Service } from "#contract/services.ts";

/**
 * What is chosen of a service in the fields named `size` and `addOn` within an element. They are read and never
 * written, so that what was chosen before the scripts came counts.
 */
export function useChoice(
  service: Service,
): Choice & { within: RefObject<HTMLDivElement | null>; read: () => void } {
  const within = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ size?: string | undefined; addOns: string[] }>({ addOns: [] });

  function read() {
    const values = (name: string) =>
      [...(within.current?.querySelectorAll<HTMLInputElement>(`[name=${name}]:checked`) ?? [])].map(
        ({ value }) => value,
      );
    setChosen({ size: values("size")[0], addOns: values("addOn") });
  }

  return { ...choiceOf(service, chosen.size, chosen.addOns), within, read };
}
