import { forgetCode } from "#app/features/checkout/kept-source.ts";
import { forgetServiceChoices } from "#app/lib/kept-choice.ts";

const key = "booking-details";
const choiceKey = "booking-choice";

interface Details {
  name: string;
  number: string;
}

/** Keeps the contact details that were typed for as long as the tab is open: a sign-in that ends must not cost it. */
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
  sessionStorage.removeItem(choiceKey);
  forgetCode();
  forgetServiceChoices();
}

interface Place {
  email: string;
  /** The address of the page that it was chosen on, but for the hour that it came with. */
  page: string;
}

interface Kept extends Place {
  /** The choice, as an address says it. */
  choice: string;
  hour?: KeptHour;
}

interface KeptHour {
  startsAt: string;
  /** Until when it is asked for again: the end of its hold, in milliseconds. */
  until: number;
}

/** What identifies a booking page: its service, and what its address asks for beside an hour. */
export function pageOf(serviceId: string, query: URLSearchParams): string {
  const asked = new URLSearchParams(query);
  asked.delete("at");
  asked.delete("like");
  return `${serviceId}?${asked}`;
}

/**
 * Keeps services and masters chosen on a page, for as long as the tab is open. The page's own service is named as `without`
 * once it is not among them.
 * @param hour that was given up by leaving the page; while the page is open, the server keeps it
 */
export function keepChoice(
  { email, page }: Place,
  { serviceIds, masterIds }: { serviceIds: string[]; masterIds: string[] },
  hour?: KeptHour,
): void {
  const ownId = page.slice(0, page.indexOf("?"));
  const visit = serviceIds.map((id, index) => ({ id, master: masterIds[index] ?? "any" }));
  const own = visit.find(({ id }) => id === ownId);
  const others = visit.filter(({ id }) => id !== ownId);
  const choice = new URLSearchParams([
    ...others.map(({ id }) => ["also", id]),
    ...(own ? [] : [["without", ownId]]),
    ...[own ?? { master: "any" }, ...others].map(({ master }) => ["master", master]),
  ]);
  const kept: Kept = { email, page, choice: String(choice), ...(hour && { hour }) };
  sessionStorage.setItem(choiceKey, JSON.stringify(kept));
}

/**
 * What this person chose on this page in this tab, as an address says it; null when there is nothing.
 * @param now in milliseconds
 */
export function keptChoice(place: Place, now: number): URLSearchParams | null {
  const kept = readKept(place);
  if (!kept) return null;
  const choice = new URLSearchParams(kept.choice);
  if (kept.hour && kept.hour.until > now) choice.set("at", kept.hour.startsAt);
  return choice;
}

/** Puts the page's own service back into what was chosen there: who presses a link to book it wants it. */
export function keepOwnService(place: Place): void {
  const kept = readKept(place);
  if (!kept) return;
  const choice = new URLSearchParams(kept.choice);
  choice.delete("without");
  sessionStorage.setItem(choiceKey, JSON.stringify({ ...kept, choice: String(choice) } satisfies Kept));
}

function readKept({ email, page }: Place): Kept | null {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(choiceKey) ?? "null");
    return kept?.email === email && kept.page === page ? kept : null;
  } catch {
    return null;
  }
}
