import type { ReactNode } from "react";

/** One topic of a legal page. */
export function Matter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  );
}
