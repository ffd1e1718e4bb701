import { classes } from "#app/ui/classes.ts";

export interface ButtonLook {
  variant?:
    | "primary"
    | "outline"
    | "soft"
    | "light"
    | "line"
    | "quiet"
    | "danger"
    | "danger-solid"
    | "social";
  size?: "md" | "sm" | "xs";
  /** As wide as its container. */
  block?: boolean;
}

/** The class names of a button, for the elements that look like one. */
export function buttonClass({ variant = "primary", size = "md", block }: ButtonLook, more?: string): string {
  return classes("btn", `btn-${variant}`, size !== "md" && `btn-${size}`, block && "btn-block", more);
}
