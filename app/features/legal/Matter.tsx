import type { ReactNode } from "react";

/** One matter of a page to read. */
export function Matter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  );
}
