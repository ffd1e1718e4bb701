/** The session storage key that holds a page's navigation state while the page reloads in the other language. */
const carriedState = "carried-state";

/** Keeps the state for the page in the other language. */
export function carryState(state: unknown): void {
  try {
    sessionStorage.setItem(carriedState, JSON.stringify(state));
  } catch {
    // Without storage, the other page begins anew.
  }
}

/** The state that this page had in the other language; null if there is none. */
export function readCarriedState(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(carriedState) ?? "null");
  } catch {
    return null;
  }
}

/** Reads the carried state and removes it. */
export function takeCarriedState(): unknown {
  const carried = readCarriedState();
  if (carried) sessionStorage.removeItem(carriedState);
  return carried;
}
