/**
 * Remembers what one person has typed while the tab is open, so that nothing is lost when the session ends.
 * @param place the key of the form
 * @param written undefined removes what is kept
 */
export function keepWritten(place: string, email: string, written: object | undefined): void {
  try {
    if (written === undefined) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify({ email, written }));
  } catch {
    // Without storage the form can still be sent.
  }
}

/** Deletes what is kept there, no matter who wrote it. */
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
