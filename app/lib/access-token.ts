import { salonNow } from "#app/lib/salon-now.ts";

const key = "access-token";
const renewBeforeMs = 2 * 60 * 1000;

/** A token that the browser has no room for. It lasts until the page is loaded again. */
let unstored: string | null = null;
let renewal: (() => Promise<string | null>) | null = null;
let renewing: Promise<string | null> | null = null;
const listeners = new Set<() => void>();

/** Sets how to get a new token; null when nobody is signed in. */
export function setTokenRenewal(renew: (() => Promise<string | null>) | null): void {
  renewal = renew;
}

/** Whether somebody has signed in on this device and has not signed out since. */
export function hasToken(): boolean {
  return storedToken() !== null;
}

/** A browser may deny storage to a page in another site's frame. Then nobody is signed in there. */
function storedToken(): string | null {
  try {
    return localStorage.getItem(key) ?? unstored;
  } catch {
    return null;
  }
}

/** Calls the listener when somebody signs in or out, in this tab or another. @returns a function that stops it */
export function subscribeToToken(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

export function storeToken(token: string): void {
  unstored = null;
  try {
    localStorage.setItem(key, token);
  } catch {
    localStorage.removeItem(key);
    unstored = token;
  }
  for (const hear of listeners) hear();
}

export function removeToken(): void {
  if (hasToken()) localStorage.removeItem(key);
  unstored = null;
  for (const hear of listeners) hear();
}

/** The stored token if it is good for at least two more minutes. Never asks for another. */
export function lastingToken(): string | null {
  const token = storedToken();
  return token && endsAt(token) - salonNow() > renewBeforeMs ? token : null;
}

/** The stored token, renewed first if it expires within two minutes; the old one if it can't be renewed. */
export async function freshToken(): Promise<string | null> {
  const token = lastingToken();
  if (token) return token;
  if (!renewal) return storedToken();
  renewing ??= renewal().finally(() => {
    renewing = null;
  });
  return (await renewing.catch(() => null)) ?? storedToken();
}

/** When it expires, by the salon's clock. */
function endsAt(token: string): number {
  try {
    const payload = (token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
    return (JSON.parse(atob(payload)).exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}
