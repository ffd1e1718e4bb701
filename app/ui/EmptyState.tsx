import type { ReactNode } from "react";
import { classes } from "./classes.ts";

interface Props {
  title: string;
  text: string;
  /** One button. */
  action?: ReactNode;
  className?: string;
}

/** The mirror, one line, one button: nothing here yet. */
export function EmptyState({ title, text, action, className }: Props) {
  return (
    <div className={classes("empty", className)}>
      <img src="/art/empty-mirror.svg" alt="" width="320" height="240" loading="lazy" />
      <h2 className="h4">{title}</h2>
      <p className="muted">{text}</p>
      {action}
    </div>
  );
}
