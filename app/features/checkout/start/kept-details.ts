import { useState } from "react";
import { forgetCode } from "#app/features/checkout/start/kept-source.ts";
import { keptChoices } from "#app/lib/kept-choice.ts";
import { forgetWritten, keepWritten, keptWritten } from "#app/lib/kept-written.ts";

const key = "booking-details";
const choiceKey = "booking-choice";

interface Details {
  name: string;
  number: string;
}

/** The contact details as this person typed them in this tab, at first those of the account. */
export function useKeptDetails({ email, name, number }: Details & { email: string }) {
  const [details, setDetails] = useState(() => keptWritten<Details>(key, email) ?? { name, number });
  function keep(next: Details) {
    setDetails(next);
    keepWritten(key, email, next);
  }
  return [details, keep] as const;
}

/** Forgets everything once it has become a booking. */
export function forgetDetails(): void {
  forgetWritten(key);
  forgetWritten(choiceKey);
  forgetWritten(keptChoices);
  forgetCode();
}

interface Place {
  email: string;
  /** The page's service and query, without the slot that it came with. */
  page: string;
}

interface Kept extends Pick<Place, "page"> {
  /** The choice, as a query string. */
  choice: string;
  hour?: KeptHour;
}

interface KeptHour {
  startsAt: string;
  /** How long the slot may be requested again: until its hold would have ended, in epoch milliseconds. */
  until: number;
}

/** What identifies a booking page: its service, and its query without a slot. */
export function pageOf(serviceId: string, query: URLSearchParams): string {
  const asked = new URLSearchParams(query);
  asked.delete("at");
  asked.delete("like");
  return `${serviceId}?${asked}`;
}

/**
 * Keeps the services and masters chosen on a page while the tab is open. If the page's own service is no longer
 * chosen, it is kept as `without`.
 * @param hour the slot that leaving the page freed; while the page is open, the server keeps it
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
  keepWritten(choiceKey, email, { page, choice: String(choice), ...(hour && { hour }) } satisfies Kept);
}

/**
 * What this person chose on this page in this tab, as query parameters; null if nothing.
 * @param now in epoch milliseconds
 */
export function keptChoice(place: Place, now: number): URLSearchParams | null {
  const kept = readKept(place);
  if (!kept) return null;
  const choice = new URLSearchParams(kept.choice);
  if (kept.hour && kept.hour.until > now) choice.set("at", kept.hour.startsAt);
  return choice;
}

/** Puts the page's own service back into the kept choice: somebody who follows its booking link wants it. */
export function keepOwnService(place: Place): void {
  const kept = readKept(place);
  if (!kept) return;
  const choice = new URLSearchParams(kept.choice);
  choice.delete("without");
  keepWritten(choiceKey, place.email, { ...kept, choice: String(choice) } satisfies Kept);
}

function readKept({ email, page }: Place): Kept | undefined {
  const kept = keptWritten<Kept>(choiceKey, email);
  return kept?.page === page ? kept : undefined;
}
