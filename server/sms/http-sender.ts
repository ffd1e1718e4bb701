import { createHmac, hash } from "node:crypto";
import { Undeliverable } from "#server/mail/port.ts";
import { answered, usualPatienceMs } from "#server/sms/answered.ts";
import {
  type CalledByGateway,
  type GatewayNews,
  NoAnswer,
  type Sms,
  type SmsSender,
} from "#server/sms/port.ts";
import { areSameBytes } from "#server/sms/same-bytes.ts";

/**
 * How to call a gateway. In its address and its body, `{number}`, `{digits}`, `{local}`, `{text}`, `{id}`, `{receipts}`
 * and `{channel}` are replaced. A gateway with `{channel}` also sends by WhatsApp.
 */
export interface HttpGateway {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body: string | null;
  /** Matches the response for an accepted text; null: a status of 2xx is enough. */
  success: RegExp | null;
  /** Finds the price of a text in that response, as its first group; null if it does not say. */
  cost?: RegExp | null;
  /** Matches a call of `{receipts}` that reports a delivered text; null if the gateway does not report it. */
  delivered?: RegExp | null;
  /** The same for an undelivered text. */
  undelivered?: RegExp | null;
}

/** Where a gateway reports on a text, and the secret that keeps the address of that text unguessable. */
export interface Receipts {
  tellsAt: string;
  secret: string;
}

const mostAnswerLetters = 2_000;
const notAsTaken = ", but not as it does for a text that it took";
/**
 * Statuses that mean that the gateway will never accept this text. A refused sign-in or an unpaid bill is the salon's
 * to fix.
 */
const neverStatuses = [400, 404, 410, 422];

/** Sends texts through any gateway that takes one HTTP request for each. */
export function httpSender(
  gateway: HttpGateway,
  { receipts, patienceMs = usualPatienceMs }: { receipts?: Receipts; patienceMs?: number } = {},
): SmsSender {
  const { method, url, headers, body, success } = gateway;
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
  const template = `${url}${method === "POST" ? body : ""}`;
  const tellsChannel = template.includes("{channel}");
  // A gateway that gets the text's id sends it once, even if it is asked again.
  const tellsName = template.includes("{id}");
  return {
    channels: tellsChannel ? ["sms", "whatsapp"] : ["sms"],
    ...(receipts && { hear: (called) => newsOf(gateway, receipts.secret, called) }),
    async send(sms) {
      if (sms.by === "whatsapp" && !tellsChannel) {
        throw new Undeliverable("Nothing is sent by WhatsApp here.");
      }
      const values = valuesOf(sms, receipts);
      const answer = await answered(fill(url, values, encodeURIComponent), {
        method,
        headers,
        ...(method === "POST" && body !== null && { body: fill(body, values, writerFor(type)) }),
        redirect: "error",
        patienceMs,
      });
      const said = answer.body.slice(0, mostAnswerLetters);
      if (answer.ok && (success === null || success.test(said))) {
        const cost = gateway.cost?.exec(said)?.[1];
        return cost ? { cost } : {};
      }
      // Don't record its response: it may repeat the text with its code.
      const why = `The gateway answered ${answer.status}${answer.ok ? notAsTaken : ""}.`;
      // If the pattern is wrong, the gateway did accept the text. Retrying as for a busy gateway would send it many
      // times.
      if (answer.ok && !tellsName) throw new NoAnswer(why);
      throw neverStatuses.includes(answer.status) ? new Undeliverable(why) : new Error(why);
    },
  };
}

function newsOf(
  { delivered, undelivered }: HttpGateway,
  secret: string,
  { url, body }: CalledByGateway,
): GatewayNews | null {
  const { searchParams, search } = new URL(url);
  const work = searchParams.get("work") ?? "";
  const key = Buffer.from(searchParams.get("key") ?? "", "base64url");
  if (!areSameBytes(key, keyOf(secret, work))) return null;
  // As the gateway wrote it, but without our own parameters.
  const said = `${search.replace(/(?<=[?&])(work|key)=[^&]*/g, "")}\n${body}`;
  // Check this first: a gateway may call an unfinished text 'not DELIVERED'.
  if (undelivered?.test(said)) return { kind: "receipt", work, state: "undelivered", why: null };
  if (delivered?.test(said)) return { kind: "receipt", work, state: "delivered", why: null };
  return { kind: "nothing" };
}

function keyOf(secret: string, work: string): Buffer {
  return createHmac("sha256", secret).update(work).digest().subarray(0, 16);
}

function valuesOf({ id, number, text, work, by = "sms" }: Sms, receipts?: Receipts): Record<string, string> {
  const key = receipts && keyOf(receipts.secret, work).toString("base64url");
  return {
    number,
    digits: number.slice(1),
    local: number.replace(/^\+880/, "0"),
    text,
    channel: by,
    // SSL Wireless allows twenty letters and digits, and skips an id that it has already had that day.
    id: hash("sha256", id).slice(0, 20),
    receipts: receipts ? `${receipts.tellsAt}?work=${work}&key=${key}` : "",
  };
}

function fill(template: string, values: Record<string, string>, write: (value: string) => string): string {
  return template.replace(/\{(number|digits|local|text|id|receipts|channel)\}/g, (_, name: string) =>
    write(values[name] ?? ""),
  );
}

/** How to escape a value for a body of this type. */
function writerFor(type: string): (value: string) => string {
  if (type.includes("json")) return (value) => JSON.stringify(value).slice(1, -1);
  if (type.includes("xml")) return (value) => value.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
  return encodeURIComponent;
}
