import type { ReactNode } from "react";

/** A line across the top of every page: "Test mode". */
export function Strip({ children }: { children: ReactNode }) {
  return <aside className="strip">{children}</aside>;
}
