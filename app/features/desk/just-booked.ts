import { useSyncExternalStore } from "react";

/** The visit that the desk booked last, while it may want to look at it. */
export interface JustBooked {
  _id: string;
  /** The guest's name. */
  name: string;
  /** ISO 8601. */
  startsAt: string;
}

let booked: JustBooked | null = null;
const listeners = new Set<() => void>();

/** Sets what was just booked. Any page of the desk shows it, since the dialog has closed by then. */
export function setJustBooked(next: JustBooked | null): void {
  booked = next;
  for (const listener of listeners) listener();
}

export function useJustBooked(): JustBooked | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => booked,
    () => null,
  );
}
