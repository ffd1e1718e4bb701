import { pictureSource } from "#app/lib/own-picture.ts";
import type { SaidPicture } from "#app/lib/site.ts";

import { classes } from "#app/ui/classes.ts";

interface Props {
  picture: SaidPicture;
  width: number;
  height: number;
  /** How wide it is shown, as `sizes` of an <img> says it. */
  sizes?: string;
  /** The first picture of a page is not waited with. */
  first?: boolean;
  className?: string;
}

/** A picture that the owner has chosen. */
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
