import { useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { initials } from "#app/ui/initials.ts";

interface Props {
  name: string;
  photo?: string | null;
  size?: "s" | "m" | "xl";
}

/**
 * A face in a circle, or the initials if there is no picture or it fails to load. The name stands beside it. The
 * initials are drawn by CSS, so that they are no part of the text of a button around them. It hides a picture of
 * initials, too, whose letters are not the page's.
 */
export function Avatar({ name, photo, size = "m" }: Props) {
  const [broken, setBroken] = useState<string>();
  const shown = photo && photo !== broken ? photo : undefined;
  return (
    <span
      className={classes("avatar", size !== "m" && `avatar-${size}`)}
      data-initials={initials(name)}
      aria-hidden="true"
    >
      {shown && <img src={shown} alt="" loading="lazy" onError={() => setBroken(shown)} />}
    </span>
  );
}
