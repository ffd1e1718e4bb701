import { once } from "node:events";
import { createServer } from "node:http";
import { z } from "zod";

const Value = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }).loose();
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
  status: z.object({ code: z.number() }),
});
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: Value })) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

export type CollectedSpan = z.infer<typeof Span>;

/** A program that receives traces, as an OpenTelemetry collector does. */
export interface Collector {
  endpoint: string;
  spans: CollectedSpan[];
  /** All request bodies, unparsed. */
  bodies: string[];
  /** From now on, accepts every request and never answers. */
  hang(): void;
  close(): Promise<void>;
}

export async function openCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  let hangs = false;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    if (request.url !== "/v1/traces") return response.writeHead(404).end();
    if (hangs) return;
    bodies.push(body);
    const sent = Sent.parse(JSON.parse(body));
    spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    hang() {
      hangs = true;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
