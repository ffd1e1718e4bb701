import { createHash } from "node:crypto";
import { Undeliverable } from "#server/mail/port.ts";
import { answered, usualPatienceMs } from "#server/sms/answered.ts";
import type { Sms, SmsSender } from "#server/sms/port.ts";

/** How a gateway is called. In each text `{number}`, `{digits}`, `{local}`, `{text}` and `{id}` stand for what is sent. */
export interface HttpGateway {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body: string | null;
  /** What the answer of a text that was taken contains; null: a status of 2xx is enough. */
  success: RegExp | null;
  /** Finds what a text costs in that answer, as its first group; null where it does not say. */
  cost?: RegExp | null;
}

const mostAnswerLetters = 2_000;
const notAsTaken = ", but not as it does for a text that it took";
/** The gateway will never take this text. A refused sign-in or a bill that is not paid is the salon's to mend. */
const neverStatuses = [400, 404, 410, 422];

/** Sends texts by any gateway that takes one HTTP request for each. */
export function httpSender(gateway: HttpGateway, { patienceMs = usualPatienceMs } = {}): SmsSender {
  const { method, url, headers, body, success } = gateway;
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
  return {
    channels: ["sms"],
    async send(sms) {
      const answer = await answered(fill(url, sms, encodeURIComponent), {
        method,
        headers,
        ...(method === "POST" && body !== null && { body: fill(body, sms, writerFor(type)) }),
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
      throw neverStatuses.includes(answer.status) ? new Undeliverable(why) : new Error(why);
    },
  };
}

function fill(template: string, { id, number, text }: Sms, write: (value: string) => string): string {
  const values: Record<string, string> = {
    number,
    digits: number.slice(1),
    local: number.replace(/^\+880/, "0"),
    text,
    // SSL Wireless takes twenty letters and digits, and passes over a name that it has had on that day.
    id: createHash("sha256").update(id).digest("hex").slice(0, 20),
  };
  return template.replace(/\{(number|digits|local|text|id)\}/g, (_, name: string) =>
    write(values[name] ?? ""),
  );
}

/** How a value is written into a body of a type. */
function writerFor(type: string): (value: string) => string {
  if (type.includes("json")) return (value) => JSON.stringify(value).slice(1, -1);
  if (type.includes("xml")) return (value) => value.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
  return encodeURIComponent;
}
