import { useEffect } from "react";
import { AddOnChoice } from "#app/features/services/AddOnChoice.tsx";
import { SizeCards } from "#app/features/services/SizeCards.tsx";
import { sizesOf } from "#app/lib/sizes.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  service: Service;
  /** Told once that the fields are alive. What was chosen before that was told to nobody. */
  onBegin: () => void;
  /** Told that something was chosen; the fields hold what. */
  onChoose: () => void;
}

/** What can be chosen of a service: its size, and what is added. */
export function ServiceChoices({ service, onBegin, onChoose }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes alive.
  useEffect(onBegin, []);
  return (
    <>
      {sizesOf(service).length > 1 && <SizeCards service={service} onChoose={onChoose} />}
      {service.addOns.length > 0 && <AddOnChoice addOns={service.addOns} onChoose={onChoose} />}
    </>
  );
}
