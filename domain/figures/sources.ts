/** The source of a booking without a link's source: the desk, or directly on the site. */
export const deskSource = "desk";
export const siteSource = "site";

/** A short name of letters, digits, - and _. */
export const sourcePattern = /^[a-z0-9][a-z0-9_-]{0,31}$/;

/**
 * A link's source in the form in which it is counted: 'Instagram' and 'instagram' are the same.
 * @returns undefined if it is not such a name
 */
export function toSource(text: string): string | undefined {
  const source = text.trim().toLowerCase();
  return sourcePattern.test(source) ? source : undefined;
}

/**
 * Like `toSource`, but also undefined for the names that the salon uses for its own bookings, which no link may claim.
 */
export function toLinkSource(text: string): string | undefined {
  const source = toSource(text);
  return source === deskSource || source === siteSource ? undefined : source;
}

/** A booking as it was made. */
export interface SourcedBooking {
  source: string | null;
  isByDesk: boolean;
}

/** Where a booking came from: its link's source, or else the desk or the site. */
export function sourceOf({ source, isByDesk }: SourcedBooking): string {
  return source ?? (isByDesk ? deskSource : siteSource);
}

/** How many bookings came from each source, most first. */
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
