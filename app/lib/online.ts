import { useSyncExternalStore } from "react";

const probe = "/api/health";
const againMs = 3000;

const listeners = new Set<() => void>();
/** False from a request without an answer until the server answers again: a browser takes a dead connection for alive. */
let answered = true;

/** Whether the server can be reached, as far as the browser and the last requests tell; on the server everyone is. */
export function useOnline(): boolean {
  return useSyncExternalStore(onOnlineChange, isOnline, () => true);
}

/** What `useOnline` tells, for code outside of components. */
export function isOnline(): boolean {
  return navigator.onLine && answered;
}

/** Calls the listener when `isOnline` may have changed. @returns what ends it */
export function onOnlineChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Takes note of a request that got no answer. One request may fail for reasons of its own, so the server is asked. */
export async function noteNoAnswer(): Promise<void> {
  if (!answered || (await reachServer())) return;
  setAnswered(false);
  setTimeout(askAgain, againMs);
}

/** Asks the server whether it can be reached, whatever the browser believes. */
export async function reachServer(): Promise<boolean> {
  const answer = await fetch(probe, { cache: "no-store" }).catch(() => null);
  return answer !== null;
}

async function askAgain(): Promise<void> {
  if (navigator.onLine && (await reachServer())) setAnswered(true);
  else setTimeout(askAgain, againMs);
}

function setAnswered(now: boolean): void {
  answered = now;
  for (const listener of listeners) listener();
}
