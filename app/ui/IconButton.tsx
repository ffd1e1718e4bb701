import type { ComponentProps } from "react";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

interface Props extends Omit<ComponentProps<"button">, "children"> {
  icon: IconName;
  /** What it does, for those who can't see the icon. */
  label: string;
  size?: "md" | "sm";
}

/** A round button that shows an icon only. */
export function IconButton({ icon, label, size = "md", className, type = "button", ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classes("iconbtn", size === "sm" && "iconbtn-sm", className)}
    >
      <Icon name={icon} />
    </button>
  );
}
