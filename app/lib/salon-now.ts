/** A device's clock counts as set anew when it leaps back by more against the time that has passed. */
const leapMs = 5_000;

/** Milliseconds that the salon's clock is ahead of this device's, as far as its answers have told. */
let ahead = 0;
/**
 * What the device's clock showed when the page was opened, by the time that had passed since then when this was learnt.
 */
let learntOf = 0;
const listeners = new Set<() => void>();

/** Now by the salon's clock, in epoch milliseconds: a phone's own may be an hour or a day wrong. */
export function salonNow(): number {
  return Date.now() + (isSame() ? ahead : 0);
}

/**
 * Learns from an answer what the salon's clock showed while it was on its way.
 * @param date when it was written, to the second, as its header says @param askedAt by this device's clock
 */
export function learnSalonTime(date: string | null, askedAt: number): void {
  const written = Date.parse(date ?? "");
  const cameAt = Date.now();
  if (Number.isNaN(written)) return;
  const before = salonNow();
  // It was written after it was asked for and before it came; more is not known of a slow connection.
  const least = written - cameAt;
  const most = written + 999 - askedAt;
  ahead = Math.min(Math.max(isSame() ? ahead : 0, least), Math.max(least, most));
  learntOf = opened();
  if (Math.abs(salonNow() - before) > leapMs) for (const tell of listeners) tell();
}

/** Calls the listener when it is learnt that another time is now. @returns what ends it */
export function onOtherNow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether the device's clock is the one that this was learnt of, and was not set meanwhile. A leap ahead says nothing:
 * while a phone sleeps, its clock goes on, but no time passes for the page.
 */
function isSame(): boolean {
  return opened() - learntOf >= -leapMs;
}

function opened(): number {
  return Date.now() - performance.now();
}
