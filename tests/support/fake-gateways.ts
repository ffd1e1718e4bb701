import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { failing } from "#server/sms/file-sender.ts";

/** A text that has reached a phone. */
export interface ArrivedText {
  number: string;
  text: string;
  by: string;
}

/** One request that a gateway received. */
export interface AskedGateway {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  form: Record<string, string>;
}

/**
 * Two gateways on one port, which fail for the same numbers as in a demo: at /send one that ignores a request name that
 * it has already seen, as SSL Wireless does, and Twilio's messages API.
 */
export async function openGateways() {
  const arrived: ArrivedText[] = [];
  const asked: AskedGateway[] = [];
  const names = new Set<string>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { method = "", url = "", headers } = request;
    if (url === "/send") return answerSend(JSON.parse(body), response);
    const form = Object.fromEntries(new URLSearchParams(body));
    asked.push({ method, url, headers, form });
    answerTwilio(form, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    arrived,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  function answerSend(
    { to = "", text = "", name = "", by = "" }: Record<string, string>,
    response: ServerResponse,
  ) {
    if (to === failing.silent) return;
    if (to === failing.unknown) return answer(response, 422, { status: "FAILED", to, text });
    if (to === failing.busy) return answer(response, 503, { status: "FAILED", to, text });
    if (to === failing.withoutCredit) return answer(response, 200, { status: "FAILED", to, text });
    if (!names.has(name)) arrived.push({ number: to, text, by });
    names.add(name);
    answer(response, 200, { status: "SUCCESS", charge: "0.35" });
  }

  function answerTwilio(form: Record<string, string>, response: ServerResponse) {
    const { number, text, by } = textOfTwilio(form);
    if (number === failing.silent) return;
    const refused = refusals.get(number);
    if (refused) {
      const [status, code, message] = refused;
      return answer(response, status, { code, message: `${message}: ${number}`, status });
    }
    arrived.push({ number, text, by });
    const sid = `SM${String(arrived.length).padStart(32, "0")}`;
    const told = { num_segments: "2", price: "-0.30", price_unit: "USD", status: "queued" };
    answer(response, 201, { sid, to: form.To, body: text, ...told });
  }
}

/** The text that Twilio is asked to send: the body for a phone, or a template with its variables for WhatsApp. */
export function textOfTwilio({ To = "", Body = "", ContentSid, ContentVariables }: Record<string, string>) {
  const isWhatsapp = To.startsWith("whatsapp:");
  const text: string = isWhatsapp && ContentSid ? JSON.parse(ContentVariables ?? "{}")["1"] : Body;
  return { number: To.replace("whatsapp:", ""), text, by: isWhatsapp ? "whatsapp" : "sms" };
}

/** A number that has answered STOP to Twilio. */
export const stoppedNumber = "+8801700000005";
/** A number that WhatsApp accepts nothing for. */
export const withoutWhatsapp = "+8801700000006";

const refusals = new Map<string, [status: number, code: number, message: string]>([
  [failing.unknown, [400, 21211, "Invalid 'To' Phone Number"]],
  [failing.busy, [429, 20429, "Too Many Requests"]],
  [failing.withoutCredit, [401, 20005, "Account not active"]],
  [withoutWhatsapp, [400, 63024, "Invalid message recipient"]],
  [stoppedNumber, [400, 21610, "Attempt to send to unsubscribed recipient"]],
]);

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
