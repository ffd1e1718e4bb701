import type { ReactNode } from "react";

export type BadgeTone = "pending" | "ok" | "live" | "done" | "off" | "new";

/** A state shown by colour, shape and word. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
