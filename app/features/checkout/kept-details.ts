import { useState } from "react";
import { forgetCode } from "#app/features/checkout/kept-source.ts";
import { forgetServiceChoices } from "#app/lib/kept-choice.ts";

const key = "booking-details";
const choiceKey = "booking-choice";

interface Details {
  name: string;
  number: string;
}

/** Keeps the typed contact details while the tab is open, so that they survive the end of a session. */
export function keepDetails(email: string, { name, number }: Details): void {
  sessionStorage.setItem(key, JSON.stringify({ email, name, number }));
}

/** What this person typed in this tab; null if nobody did, or somebody else. */
export function keptDetails(email: string): Details | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return kept?.email === email ? { name: String(kept.name), number: String(kept.number) } : null;
  } catch {
    return null;
  }
}

/** The contact details as typed so far, at first those of the account. */
export function useKeptDetails({ email, name, number }: Details & { email: string }) {
  const [details, setDetails] = useState(() => keptDetails(email) ?? { name, number });
  function keep(next: Details) {
    setDetails(next);
    keepDetails(email, next);
  }
  return [details, keep] as const;
}

/** Forgets everything once it has become a booking. */
export function forgetDetails(): void {
  sessionStorage.removeItem(key);
  sessionStorage.removeItem(choiceKey);
  forgetCode();
  forgetServiceChoices();
}

interface Place {
  email: string;
  /** The page's service and query, without the slot that it came with. */
  page: string;
}

interface Kept extends Place {
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
  const kept: Kept = { email, page, choice: String(choice), ...(hour && { hour }) };
  sessionStorage.setItem(choiceKey, JSON.stringify(kept));
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
