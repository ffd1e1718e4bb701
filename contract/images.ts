import { z } from "zod";

/** One multipart field `image`: a JPEG, PNG or WebP of at most 5 MB. */
export const PictureUpload = z.strictObject({
  image: z.instanceof(Uint8Array, { error: "Choose a picture" }).meta({ type: "string", format: "binary" }),
});

/** The answer format of image hosts: `display_url` is the address to show the picture by. */
export const KeptPicture = z.object({
  success: z.literal(true),
  data: z.object({ display_url: z.string() }),
});
