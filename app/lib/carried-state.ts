/** Where the session storage keeps what a page holds in the navigation while its other language is loaded. */
export const carriedState = "carried-state";

/** What the same page held in the other language; null where it held nothing. */
export function readCarriedState(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(carriedState) ?? "null");
  } catch {
    return null;
  }
}

/** The same, once. */
export function takeCarriedState(): unknown {
  const carried = readCarriedState();
  if (carried) sessionStorage.removeItem(carriedState);
  return carried;
}
