import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { diskStore } from "#server/images/disk-store.ts";
import { imgbbPictures } from "#server/images/imgbb.ts";
import { keptPictures } from "#server/images/kept-pictures.ts";
import type { Pictures } from "#server/images/port.ts";
import { s3Store } from "#server/images/s3-store.ts";

/** Where the salon's pictures are stored: in the data folder unless the configuration names a host. */
export function choosePictures({ images }: Pick<Config, "images">, dataDir: string): Pictures {
  const disk = keptPictures(diskStore(join(dataDir, "images")));
  if (images.host === "imgbb") return imgbbPictures(images.key, disk);
  return images.host === "s3" ? keptPictures(s3Store(images)) : disk;
}
