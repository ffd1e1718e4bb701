import type { ComponentProps } from "react";
import { classes } from "#app/ui/classes.ts";

/** A white sheet with a hairline border. Set its padding with a class: "p-6". */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classes("card", className)} />;
}
