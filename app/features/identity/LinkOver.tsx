import type { ReactNode } from "react";

/** Says that a link from a mail opens nothing any more. @param children what to do about it: a button */
export function LinkOver({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-5" role="alert">
      <h1 className="h2">This link no longer works</h1>
      <p className="muted">It is used, too old, or not whole. Nothing has changed.</p>
      {children}
    </div>
  );
}
