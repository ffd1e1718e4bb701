import { forgetWritten, keepWritten, keptWritten } from "#app/lib/kept-written.ts";

const key = "service-choices";
/** A choice is kept for anybody: it is made before somebody signs in. */
const anybody = "";

interface KeptChoice {
  size: string | undefined;
  addOns: string[];
}

/** Remembers what was chosen for a service while the tab is open, for a guest who comes back from the booking page. */
export function keepChoiceOf(serviceId: string, choice: KeptChoice): void {
  keepWritten(key, anybody, { ...readAll(), [serviceId]: choice });
}

/** What was chosen for a service in this tab; undefined if nothing was. */
export function keptChoiceOf(serviceId: string): KeptChoice | undefined {
  return readAll()[serviceId];
}

/** Forgets the choices once they have become a booking. */
export function forgetServiceChoices(): void {
  forgetWritten(key);
}

function readAll(): Record<string, KeptChoice> {
  return keptWritten(key, anybody) ?? {};
}
