const key = "booking-details";

interface Details {
  name: string;
  number: string;
}

/** Keeps what somebody typed about herself for as long as the tab is open: a sign-in that ends must not cost it. */
export function keepDetails(email: string, { name, number }: Details): void {
  sessionStorage.setItem(key, JSON.stringify({ email, name, number }));
}

/** What this person typed in this tab; null when it was somebody else, or nobody. */
export function keptDetails(email: string): Details | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return kept?.email === email ? { name: String(kept.name), number: String(kept.number) } : null;
  } catch {
    return null;
  }
}

/** Forgets it, once it has become a booking. */
export function forgetDetails(): void {
  sessionStorage.removeItem(key);
}
