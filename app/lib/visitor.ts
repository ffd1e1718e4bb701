import { useSyncExternalStore } from "react";
import type { RoleState } from "#app/lib/dashboard-home.ts";

export interface Visitor {
  /** False until the session is known; until then everyone counts as signed out. */
  known: boolean;
  user: { name: string; photo: string | null } | null;
  /** What they may do in the salon. */
  role: RoleState;
  signOut: () => Promise<void>;
}

const stranger: Visitor = { known: false, user: null, role: "pending", signOut: async () => {} };

/** A visitor who is known to be signed out. */
export const nobody: Visitor = { ...stranger, known: true };

let visitor = stranger;
const listeners = new Set<() => void>();

/**
 * Who is looking at a public page. Public pages read this instead of the session, so that the code of identity
 * and queries loads after the page is usable; VisitorBridge tells what it finds.
 */
export function useVisitor(): Visitor {
  return useSyncExternalStore(
    subscribe,
    () => visitor,
    () => stranger,
  );
}

/** Tells the public pages who is there. */
export function setVisitor(next: Visitor): void {
  visitor = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
