import { useState } from "react";
import { classes } from "./classes.ts";
import { initials } from "./initials.ts";

interface Props {
  name: string;
  photo?: string | null;
  size?: "s" | "m" | "l" | "xl";
}

/** A face in a circle, or the initials where there is no picture or it does not load. The name stands beside it. */
export function Avatar({ name, photo, size = "m" }: Props) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={classes("avatar", size !== "m" && `avatar-${size}`)} aria-hidden="true">
      {photo && photo !== broken ? (
        <img
          src={photo}
          alt=""
          loading="lazy"
          className={photo.startsWith("/art/") ? "is-art" : undefined}
          onError={() => setBroken(photo)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
