/** The session storage key. */
export const keptChoices = "service-choices";

interface KeptChoice {
  size: string | undefined;
  addOns: string[];
}

/** Remembers what was chosen for a service while the tab is open, for a guest who comes back from the booking page. */
export function keepChoiceOf(serviceId: string, choice: KeptChoice): void {
  try {
    sessionStorage.setItem(keptChoices, JSON.stringify({ ...readAll(), [serviceId]: choice }));
  } catch {
    // Without storage people can still book.
  }
}

/** What was chosen for a service in this tab; undefined if nothing was. */
export function keptChoiceOf(serviceId: string): KeptChoice | undefined {
  return readAll()[serviceId];
}

function readAll(): Record<string, KeptChoice> {
  try {
    return JSON.parse(sessionStorage.getItem(keptChoices) ?? "{}");
  } catch {
    return {};
  }
}
