import type { ReactNode } from "react";

/** The muslin banner with the page's heading. */
export function PageBanner({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className="ban">
      <img src="/art/muslin-folds.svg" alt="" width="1600" height="900" fetchPriority="high" />
      <div className="wrap">
        <h1 className="h1">{title}</h1>
        {children}
      </div>
    </section>
  );
}
