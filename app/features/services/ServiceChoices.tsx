import { useEffect } from "react";
import { AddOnChoice } from "#app/features/services/AddOnChoice.tsx";
import { SizeCards } from "#app/features/services/SizeCards.tsx";
import { sizesOf } from "#app/lib/sizes.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  service: Service;
  /** Called once when the fields come alive. A choice made before that was reported to nobody. */
  onBegin: () => void;
  /** Called when something is chosen. The fields hold the choice. */
  onChoose: () => void;
}

/** What can be chosen for a service: its size and its add-ons. */
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
