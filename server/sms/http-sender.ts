import { createHash, createHmac } from "node:crypto";
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
 * How a gateway is called. In its address and its body `{number}`, `{digits}`, `{local}`, `{text}`, `{id}`, `{receipts}` and
 * `{channel}` stand for what is sent. One that is told the channel sends by WhatsApp, too.
 */
export interface HttpGateway {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body: string | null;
  /** What the answer of a text that was taken contains; null: a status of 2xx is enough. */
  success: RegExp | null;
  /** Finds what a text costs in that answer, as its first group; null where it does not say. */
  cost?: RegExp | null;
  /** Finds in what the gateway calls `{receipts}` with that the text has arrived; null where it does not say. */
  delivered?: RegExp | null;
  /** The same of one that has not. */
  undelivered?: RegExp | null;
}

/** Where a gateway tells what became of a text, and the secret by which only it knows the address of that text. */
export interface Receipts {
  tellsAt: string;
  secret: string;
}

const mostAnswerLetters = 2_000;
const notAsTaken = ", but not as it does for a text that it took";
/** The gateway will never take this text. A refused sign-in or a bill that is not paid is the salon's to mend. */
const neverStatuses = [400, 404, 410, 422];

/** Sends texts by any gateway that takes one HTTP request for each. */
export function httpSender(
  gateway: HttpGateway,
  { receipts, patienceMs = usualPatienceMs }: { receipts?: Receipts; patienceMs?: number } = {},
): SmsSender {
  const { method, url, headers, body, success } = gateway;
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
  const template = `${url}${method === "POST" ? body : ""}`;
  const tellsChannel = template.includes("{channel}");
  // Told the text's name, a gateway sends it once, however often it is asked.
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
      // What it said is not kept: it may be the text with its code.
      const why = `The gateway answered ${answer.status}${answer.ok ? notAsTaken : ""}.`;
      // Where the pattern is wrong it took the text: asked as often as one that is busy, it would send a hundred.
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
  // Written as the gateway wrote it, but without what is ours.
  const said = `${search.replace(/(?<=[?&])(work|key)=[^&]*/g, "")}\n${body}`;
  // A gateway that calls an unfinished text 'not DELIVERED' is read by the rule for those first.
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
    // SSL Wireless takes twenty letters and digits, and passes over a name that it has had on that day.
    id: createHash("sha256").update(id).digest("hex").slice(0, 20),
    receipts: receipts ? `${receipts.tellsAt}?work=${work}&key=${key}` : "",
  };
}

function fill(template: string, values: Record<string, string>, write: (value: string) => string): string {
  return template.replace(/\{(number|digits|local|text|id|receipts|channel)\}/g, (_, name: string) =>
    write(values[name] ?? ""),
  );
}

/** How a value is written into a body of a type. */
function writerFor(type: string): (value: string) => string {
  if (type.includes("json")) return (value) => JSON.stringify(value).slice(1, -1);
  if (type.includes("xml")) return (value) => value.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
  return encodeURIComponent;
}
