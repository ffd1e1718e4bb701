import type { ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";

interface Props {
  title: string;
  /** Low, so that the page's main content begins on a phone's first screen. */
  compact?: boolean;
  children?: ReactNode;
}

/** The muslin banner with the page's heading. */
export function PageBanner({ title, compact, children }: Props) {
  return (
    <section className={classes("ban", compact && "ban-compact")}>
      <img src="/art/muslin-folds.svg" alt="" width="1600" height="900" fetchPriority="high" />
      <div className="wrap">
        <h1 className="h1">{title}</h1>
        {children}
      </div>
    </section>
  );
}
