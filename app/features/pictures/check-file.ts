import { picturesTexts } from "#app/texts/en/shared/pictures.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { mostPictureBytes } from "#contract/picture-size.ts";

/** The types that a file chooser offers. The server checks the content. */
export const pictureTypes = "image/jpeg,image/png,image/webp";

/** Why a file need not be sent at all; undefined if it may be a picture. */
export function whyNotPicture(file: Pick<File, "size" | "type">): string | undefined {
  const texts = textsNow(picturesTexts);
  if (!pictureTypes.split(",").includes(file.type)) return texts.notRead;
  if (file.size > mostPictureBytes) return texts.tooLarge;
  return undefined;
}

/** '1.2 of 1.8 MB'. */
export function sentOf(sent: number, total: number): string {
  const texts = textsNow(picturesTexts);
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  return texts.sentOf(megabytes(Math.min(sent, total)), megabytes(total));
}
