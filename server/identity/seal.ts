import { createHmac } from "node:crypto";
import { deriveKey } from "#server/identity/keys.ts";

/** Signs texts that come back in links, as base64url. @param secret SESSION_SECRET */
export function createSeal(secret: string): (text: string) => string {
  const key = deriveKey(secret, "links in mails");
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}
