const key = "service-choices";

interface KeptChoice {
  size: string | undefined;
  addOns: string[];
}

/** Remembers what was chosen for a service while the tab is open, for a guest who comes back from the booking page. */
export function keepChoiceOf(serviceId: string, choice: KeptChoice): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readAll(), [serviceId]: choice }));
  } catch {
    // Without storage people can still book.
  }
}

/** What was chosen for a service in this tab; undefined if nothing was. */
export function keptChoiceOf(serviceId: string): KeptChoice | undefined {
  return readAll()[serviceId];
}

/** Forgets the choices once they have become a booking. */
export function forgetServiceChoices(): void {
  sessionStorage.removeItem(key);
}

function readAll(): Record<string, KeptChoice> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}
