/**
 * Keeps what one person has written for as long as the tab is open: a session that ends loses nothing.
 * @param place what it was written in @param written undefined: nothing is kept there any more
 */
export function keepWritten(place: string, email: string, written: object | undefined): void {
  try {
    if (written === undefined) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify({ email, written }));
  } catch {
    // A browser that keeps nothing still sends what is written.
  }
}

/** Nothing is kept there any more, whoever wrote it. */
export function forgetWritten(place: string): void {
  keepWritten(place, "", undefined);
}

/** What this person has written there and not sent; undefined when nothing was, or somebody else wrote it. */
export function keptWritten<Written extends object>(place: string, email: string): Written | undefined {
  try {
    const { email: writer, written } = JSON.parse(sessionStorage.getItem(place) ?? "{}");
    return writer === email ? written : undefined;
  } catch {
    return undefined;
  }
}
