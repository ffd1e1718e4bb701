import { z } from "zod";
import { encodePicture, measurePicture } from "#server/images/encode.ts";
import { fetchForeign } from "#server/images/fetch-foreign.ts";
import type { Pictures } from "#server/images/port.ts";

/** The origin of pictures at imgbb. */
export const imgbbPictureOrigin = "https://i.ibb.co";

const patienceMs = 20_000;
/** The parts of imgbb's response that are documented and needed. */
const Uploaded = z.object({ success: z.literal(true), data: z.object({ display_url: z.url() }) });

/**
 * Pictures at imgbb, which serves them from its own address. They are re-encoded here first: imgbb only gets a WebP
 * without metadata. The key stays on the server. Written from https://api.imgbb.com, and not tested against the service
 * itself.
 * @param before pictures that were stored here before imgbb was chosen; they are still served
 * @param endpoint another address, for tests
 */
export function imgbbPictures(
  key: string,
  before: Pick<Pictures, "read" | "remove">,
  endpoint = "https://api.imgbb.com/1/upload",
): Pictures {
  return {
    measure: measurePicture,
    async keep(file) {
      const encoded = await encodePicture(file);
      const largest = encoded?.at(-1);
      if (!largest) return { ok: false, why: "unreadable" };
      const address = await upload(`${endpoint}?key=${encodeURIComponent(key)}`, largest.webp);
      return address ? { ok: true, address } : { ok: false, why: "host_failed" };
    },
    read: before.read,
    // imgbb serves what it was given.
    refine: async () => {},
    addressOf: () => null,
    // imgbb's API has no deletion.
    remove: before.remove,
    owns: (address) => address.startsWith("/") || URL.parse(address)?.origin === imgbbPictureOrigin,
    fetch: (address) => fetchForeign(address),
  };
}

async function upload(address: string, webp: Buffer): Promise<string | null> {
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(webp)], { type: "image/webp" }), "picture.webp");
  try {
    const answer = await fetch(address, {
      method: "POST",
      body: form,
      signal: AbortSignal.timeout(patienceMs),
    });
    const uploaded = Uploaded.safeParse(await answer.json());
    return uploaded.success ? uploaded.data.data.display_url : null;
  } catch {
    return null;
  }
}
