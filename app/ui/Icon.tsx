import { classes } from "#app/ui/classes.ts";
import type { IconName } from "#app/ui/icon-names.ts";
import drawings from "./icons.svg?url";

/**
 * A decorative icon from the sprite, 20 px, in the colour of the text around it. The words are on its control or its
 * neighbour.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classes("icon", className)} aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
