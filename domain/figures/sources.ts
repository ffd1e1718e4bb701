/** Where a booking came from when no link said so: at the desk, or straight to the site. */
export const deskSource = "desk";
export const siteSource = "site";

/** A short name of letters, digits, - and _. */
export const sourcePattern = /^[a-z0-9][a-z0-9_-]{0,31}$/;

/**
 * The source that a link names, as it is counted: 'Instagram' and 'instagram' are one.
 * @returns undefined for what is no such name
 */
export function toSource(text: string): string | undefined {
  const source = text.trim().toLowerCase();
  return sourcePattern.test(source) ? source : undefined;
}

/** As `toSource`; undefined also for the names that the salon gives its own bookings, which no link may take. */
export function toLinkSource(text: string): string | undefined {
  const source = toSource(text);
  return source === deskSource || source === siteSource ? undefined : source;
}

/** A booking as it was made. */
export interface SourcedBooking {
  source: string | null;
  isByDesk: boolean;
}

/** Where a booking came from: what its link said, else the desk or the site. */
export function sourceOf({ source, isByDesk }: SourcedBooking): string {
  return source ?? (isByDesk ? deskSource : siteSource);
}

/** How many bookings came from where, the most first. */
export function countSources(bookings: readonly SourcedBooking[]): { source: string; bookings: number }[] {
  const counts = new Map<string, number>();
  for (const booking of bookings) {
    const name = sourceOf(booking);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([source, count]) => ({ source, bookings: count }))
    .sort((one, other) => other.bookings - one.bookings || (one.source < other.source ? -1 : 1));
}
