import { choosePictures } from "#server/boot/choose-pictures.ts";
import type { Config } from "#server/config.ts";
import { type Finding, failure, reasonOf, warning, well } from "#server/operations/doctor/finding.ts";

const about = "Pictures";
/** One pixel: the smallest possible PNG. Storing it again uses the same name. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Checks whether pictures can be stored and read. */
export async function examinePictures(config: Config, dataDir: string): Promise<Finding[]> {
  const { host } = config.images;
  if (host === "disk") return [well(about, "They are kept in the data folder.")];
  if (host === "imgbb") {
    return [
      warning(
        about,
        "imgbb can't be asked without uploading something.",
        "Upload a picture on the page Service and look.",
      ),
    ];
  }
  try {
    const pictures = choosePictures(config, dataDir);
    const kept = await pictures.keep(pixel);
    const read = kept.ok ? await pictures.read(kept.address.split("/").at(-1) ?? "") : null;
    if (read) return [well(about, "The bucket keeps a picture and gives it back.")];
    return [
      failure(
        about,
        "The bucket does not give back what it was given.",
        "Allow the key to read objects, too.",
      ),
    ];
  } catch (error) {
    const mend =
      "Check S3_BUCKET, S3_REGION, S3_ENDPOINT and that the key may read, write and delete objects.";
    return [failure(about, `The bucket can't be used: ${reasonOf(error)}.`, mend)];
  }
}
