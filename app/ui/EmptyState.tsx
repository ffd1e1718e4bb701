import type { ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";

interface Props {
  title: string;
  text: string;
  /** "h1" if no other heading names the page. */
  heading?: "h1" | "h2";
  /** One button. */
  action?: ReactNode;
  className?: string;
}

/** The mirror, one line and one button: nothing is here yet. */
export function EmptyState({ title, text, heading: Heading = "h2", action, className }: Props) {
  return (
    <div className={classes("empty", className)}>
      <img src="/art/empty-mirror.svg" alt="" width="320" height="240" loading="lazy" />
      <Heading className="h4">{title}</Heading>
      <p className="muted">{text}</p>
      {action}
    </div>
  );
}
