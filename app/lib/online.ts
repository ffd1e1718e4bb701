import { useSyncExternalStore } from "react";

const probe = "/api/health";
const againMs = 3000;
/** A dead connection may keep a request for minutes. */
const patienceMs = 5000;

const listeners = new Set<() => void>();
/**
 * False from the end of the connection, or a request without an answer, until the server answers again: a browser takes
 * a dead connection for alive, and says that it is back before a request gets through.
 */
let answered = typeof window === "undefined" || navigator.onLine;
/** Whether the server is being asked because of a request without an answer. */
let asking = false;
/** The timer of the next question to a server that can't be reached. */
let again: ReturnType<typeof setTimeout> | undefined;

if (typeof window !== "undefined") {
  window.addEventListener("offline", waitForAnswer);
  window.addEventListener("online", () => (answered ? tell() : void askAgain()));
}

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
  return () => listeners.delete(listener);
}

/**
 * Takes note of a request that got no answer. One request may fail for reasons of its own, so the server is asked, once
 * for all that fail meanwhile.
 */
export async function noteNoAnswer(): Promise<void> {
  if (!answered || asking) return;
  asking = true;
  const reached = await reachServer();
  asking = false;
  if (!reached) waitForAnswer();
}

/** Asks the server whether it can be reached, whatever the browser believes. */
export async function reachServer(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(probe, { cache: "no-store", signal }).catch(() => null);
  return answer !== null;
}

/** Waits until the server can be reached; not at all while nothing speaks against it. */
export function untilReachable(): Promise<void> {
  return new Promise((done) => {
    if (isOnline()) return done();
    const stop = onOnlineChange(() => {
      if (!isOnline()) return;
      stop();
      done();
    });
  });
}

/** Waits for something that is read, and no longer once the server can't be reached. */
export function whileReachable(reading: Promise<unknown>): Promise<void> {
  return new Promise((done) => {
    const stop = onOnlineChange(() => {
      if (!isOnline()) end();
    });
    const end = () => {
      stop();
      done();
    };
    reading.then(end, end);
  });
}

function waitForAnswer(): void {
  setAnswered(false);
  askLater();
}

async function askAgain(): Promise<void> {
  const asks = navigator.onLine && document.visibilityState === "visible";
  if (asks && (await reachServer())) setAnswered(true);
  else if (!answered) askLater();
}

function askLater(): void {
  clearTimeout(again);
  again = setTimeout(askAgain, againMs);
}

function setAnswered(now: boolean): void {
  answered = now;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
