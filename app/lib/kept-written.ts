/** What the browser had no room for. It lasts until the page is loaded again. */
const unstored = new Map<string, string>();

/**
 * Remembers what one person has typed while the tab is open, so that nothing is lost when the session ends.
 * @param place the key of the form
 * @param written undefined removes what is kept
 */
export function keepWritten(place: string, email: string, written: object | undefined): void {
  const kept = written && JSON.stringify({ email, written });
  unstored.delete(place);
  try {
    if (kept === undefined) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, kept);
  } catch {
    if (kept !== undefined) unstored.set(place, kept);
  }
}

/** Deletes what is kept there, no matter who wrote it. */
export function forgetWritten(place: string): void {
  keepWritten(place, "", undefined);
}

/** Deletes whatever is kept in a place that begins so, and has this text in it. */
export function forgetWrittenWith(begins: string, text: string): void {
  try {
    for (const [place, kept] of [...unstored, ...Object.entries<string>(sessionStorage)])
      if (place.startsWith(begins) && kept.includes(text)) forgetWritten(place);
  } catch {
    // Without storage nothing is kept.
  }
}

/** What this person has written there and not sent; undefined when nothing was, or somebody else wrote it. */
export function keptWritten<Written extends object>(place: string, email: string): Written | undefined {
  try {
    const { email: writer, written } = JSON.parse(
      unstored.get(place) ?? sessionStorage.getItem(place) ?? "{}",
    );
    return writer === email ? written : undefined;
  } catch {
    return undefined;
  }
}
