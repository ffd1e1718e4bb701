import { type RequestOptions, request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import type { Readable } from "node:stream";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import type { Told, WebhookSender } from "#server/webhooks/port.ts";

const patienceMs = 5_000;
/** Only the status of a response is used. Up to this many bytes are read, so that a usual response ends normally. */
const mostBytes = 16 * 1024;
const ownAddresses = ["127.0.0.1", "::1"];

/**
 * Sends only to public addresses. The resolved address is checked and then connected to, so that no name leads into the
 * salon's own network. Does not follow redirects.
 * @param local whether to allow this machine itself, without TLS: in a demo on its own address
 */
export function webhookSender({ local }: { local: boolean }): WebhookSender {
  return {
    accepts(address) {
      const url = URL.parse(address);
      if (!url || url.username || url.password || url.hash) return false;
      return url.protocol === "https:" || (local && url.protocol === "http:");
    },

    async send(address, { headers, body }) {
      const url = URL.parse(address);
      if (!url || !this.accepts(address)) return { error: "address_refused" };
      return await post(
        url,
        local,
        {
          method: "POST",
          headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
          signal: AbortSignal.timeout(patienceMs),
        },
        body,
      );
    },
  };
}

function post(url: URL, local: boolean, options: RequestOptions, body: string): Promise<Told> {
  const filter = { allowIPAddressList: local ? ownAddresses : [], stopPortScanningByUrlRedirection: true };
  return new Promise((tell) => {
    const fail = (error: Error) => tell({ error: whyFailed(error) });
    try {
      const sent =
        url.protocol === "https:"
          ? requestSecurely(url, { ...options, agent: new RequestFilteringHttpsAgent(filter) })
          : requestPlainly(url, { ...options, agent: new RequestFilteringHttpAgent(filter) });
      sent.on("response", (answer) => {
        const { statusCode = 0 } = answer;
        drain(answer).then(() => tell({ status: statusCode }), fail);
      });
      sent.on("error", fail);
      sent.end(body);
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

async function drain(answer: Readable): Promise<void> {
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > mostBytes) return;
  }
}

function whyFailed({ name, message }: Error): "address_refused" | "timed_out" | "unreachable" {
  if (/is not allowed/.test(message)) return "address_refused";
  return name === "TimeoutError" || name === "AbortError" ? "timed_out" : "unreachable";
}
