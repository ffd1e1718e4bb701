import { useSyncExternalStore } from "react";
import type { RoleState } from "#app/lib/dashboard-home.ts";

export interface Visitor {
  /** False until the session is known. Until then everyone counts as signed out. */
  known: boolean;
  user: { name: string; photo: string | null } | null;
  /** Their role in the salon. */
  role: RoleState;
  signOut: () => Promise<void>;
}

const stranger: Visitor = { known: false, user: null, role: "pending", signOut: async () => {} };

/** A visitor who is known to be signed out. */
export const nobody: Visitor = { ...stranger, known: true };

let visitor = stranger;
const listeners = new Set<() => void>();

/**
 * Who is looking at a public page. Public pages read this instead of the session, so that the code for identity and
 * queries loads after the page is usable. VisitorBridge sets it.
 */
export function useVisitor(): Visitor {
  return useSyncExternalStore(
    subscribe,
    () => visitor,
    () => stranger,
  );
}

/** Sets who is looking at the public pages. */
export function setVisitor(next: Visitor): void {
  visitor = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
