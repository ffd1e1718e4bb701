import { createHmac } from "node:crypto";
import type { CalledByGateway, GatewayNews, TextState } from "#server/sms/port.ts";
import { areSameBytes } from "#server/sms/same-bytes.ts";

/**
 * Reads Twilio's reports after checking their signature: an HMAC-SHA1 of the whole address followed by each field's
 * name and value, sorted by name. Source: Twilio's page on the security of webhooks.
 */
export function twilioNews(authToken: string, { url, signature, body }: CalledByGateway): GatewayNews | null {
  const fields = [...new URLSearchParams(body)].sort(([one], [other]) => (one < other ? -1 : 1));
  const signed = url + fields.map(([name, value]) => name + value).join("");
  const wanted = createHmac("sha1", authToken).update(signed).digest();
  if (!areSameBytes(Buffer.from(signature, "base64"), wanted)) return null;
  const told = new Map(fields);
  if (told.get("SmsStatus") === "received") {
    const number = (told.get("From") ?? "").replace(/^whatsapp:/, "");
    return { kind: "answer", id: told.get("MessageSid") ?? "", number, text: told.get("Body") ?? "" };
  }
  const work = new URL(url).searchParams.get("work");
  const status = told.get("MessageStatus") ?? "";
  const state = states.get(status);
  if (work === null || !state) return { kind: "nothing" };
  const why = state === "undelivered" ? `${status}, code ${told.get("ErrorCode") || "unknown"}` : null;
  return { kind: "receipt", work, state, why };
}

const states = new Map<string, TextState>([
  ["sent", "taken"],
  ["delivered", "delivered"],
  ["read", "delivered"],
  ["undelivered", "undelivered"],
  ["failed", "undelivered"],
  ["canceled", "undelivered"],
]);
