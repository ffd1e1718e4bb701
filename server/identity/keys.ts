import { createHmac, hkdfSync } from "node:crypto";

/**
 * Derives a 256-bit key for one purpose from SESSION_SECRET, so that no two uses share a key.
 * @param purpose a fixed name; changing it makes everything signed with the key invalid
 */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", `shiuli ${purpose}`, 32));
}

/** Signs texts that come back in links, as base64url. @param secret SESSION_SECRET */
export function createSeal(secret: string): (text: string) => string {
  const key = deriveKey(secret, "links in mails");
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}
