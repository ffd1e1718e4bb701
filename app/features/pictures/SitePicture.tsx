import { pictureSource } from "#app/lib/own-picture.ts";
import type { SaidPicture } from "#app/lib/site.ts";

import { classes } from "#app/ui/classes.ts";

interface Props {
  picture: SaidPicture;
  width: number;
  height: number;
  /** How wide it is shown, as in the `sizes` attribute of <img>. */
  sizes?: string;
  /** Whether it is the first picture of a page, which loads eagerly. */
  first?: boolean;
  className?: string;
}

/** A picture chosen by the owner. */
export function SitePicture({ picture, width, height, sizes = "100vw", first, className }: Props) {
  return (
    <img
      {...pictureSource(picture.address, sizes)}
      alt={picture.alt}
      width={width}
      height={height}
      className={classes(className, picture.focus) || undefined}
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}
