import type { ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

interface Props {
  tone?: "plain" | "error" | "pending";
  icon?: IconName;
  /** A button that does something about it. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A note in its own box. An error is announced at once. */
export function Note({ tone = "plain", icon, action, className, children }: Props) {
  return (
    <div
      className={classes("note items-start", tone !== "plain" && `note-${tone}`, className)}
      role={tone === "error" ? "alert" : undefined}
    >
      <Icon name={icon ?? (tone === "error" ? "alert" : "info")} />
      <div className="grow">{children}</div>
      {action}
    </div>
  );
}
