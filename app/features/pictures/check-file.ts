import { mostPictureBytes } from "#contract/images.ts";

/** What a file chooser offers. The server looks at the content. */
export const pictureTypes = "image/jpeg,image/png,image/webp";

/** Why a file needs not be sent at all; undefined for one that may be a picture. */
export function whyNotPicture(file: Pick<File, "size" | "type">): string | undefined {
  if (!pictureTypes.split(",").includes(file.type))
    return "This file is not a picture we can read: choose a JPG, PNG or WebP";
  if (file.size > mostPictureBytes) return "This picture is larger than 5 MB: choose a smaller one.";
  return undefined;
}

/** '1.2 of 1.8 MB'. */
export function sentOf(sent: number, total: number): string {
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  return `${megabytes(Math.min(sent, total))} of ${megabytes(total)} MB`;
}
