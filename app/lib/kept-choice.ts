const key = "service-choices";

interface KeptChoice {
  size: string | undefined;
  addOns: string[];
}

/** Keeps what is chosen of a service for as long as the tab is open: who comes back from booking finds it as it was. */
export function keepChoiceOf(serviceId: string, choice: KeptChoice): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readAll(), [serviceId]: choice }));
  } catch {
    // A browser that keeps nothing still lets people book.
  }
}

/** What was chosen of a service in this tab; undefined when nothing was. */
export function keptChoiceOf(serviceId: string): KeptChoice | undefined {
  return readAll()[serviceId];
}

/** Forgets it, once it has become a booking. */
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
