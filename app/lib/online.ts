import { useSyncExternalStore } from "react";

const probe = "/api/health";
const againMs = 3000;
/** A dead connection can keep a request open for minutes. */
const patienceMs = 5000;

const listeners = new Set<() => void>();
/**
 * False from when the connection ends or a request gets no answer, until the server answers again. `navigator.onLine`
 * is not enough: a browser can think a dead connection alive, and can report a new one before requests get through.
 */
let answered = typeof window === "undefined" || navigator.onLine;
/** Whether a check of the server is under way because a request got no answer. */
let asking = false;
/** The timer of the next check while the server can't be reached. */
let again: ReturnType<typeof setTimeout> | undefined;

/** Whether a page that was chosen waits, and opens once the server answers again. */
export const waiting = { forPage: false };

if (typeof window !== "undefined") {
  window.addEventListener("offline", waitForAnswer);
  window.addEventListener("online", () => (answered ? tell() : void askAgain()));
}

/** Whether the server can be reached, judging by the browser and the last requests. Always true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(onOnlineChange, isOnline, () => true);
}

/** What `useOnline` returns, for code outside of components. */
export function isOnline(): boolean {
  return navigator.onLine && answered;
}

/** Calls the listener when `isOnline` may have changed. @returns a function that stops it */
export function onOnlineChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Records that a request got no answer. One request can fail for its own reasons, so this checks the server, once for
 * all requests that fail in the meantime.
 */
export async function noteNoAnswer(): Promise<void> {
  if (!answered || asking) return;
  asking = true;
  const reached = await reachServer();
  asking = false;
  if (!reached) waitForAnswer();
}

/** Checks whether the server can be reached, whatever the browser believes. */
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
