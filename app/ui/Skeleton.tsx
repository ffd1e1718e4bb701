import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** One grey bar of a layout that is being loaded; its size is a class: "h-5 w-4/5". */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classes("sk", className)} />;
}

/** Holds skeletons, shows them after 300 ms and says "Loading" to screen readers. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classes("late", className)} role="status" aria-busy="true">
      <span className="sr">Loading</span>
      {children}
    </div>
  );
}
