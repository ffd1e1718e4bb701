import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Facts, Traces } from "#server/traces/port.ts";
import { readTraceparent, writeTraceparent } from "#server/traces/traceparent.ts";

/** The most spans that may wait for a slow or unavailable collector. */
const mostWaiting = 2_048;
const sendEveryMs = 1_000;
const answerMs = 5_000;
/** How long to wait when the server stops. */
const goodbyeMs = 2_000;

/**
 * Sends traces by OTLP over HTTP, in batches. The library is not registered globally, so that nothing else is traced.
 * @param options.endpoint of the collector, without the path for traces
 * @param options.service the name of this site among others
 */
export function otlpTraces({ endpoint, service }: { endpoint: string; service: string }): Traces {
  const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: answerMs });
  const batches = new BatchSpanProcessor({
    exporter,
    maxQueueSize: mostWaiting,
    scheduledDelayMillis: sendEveryMs,
    exportTimeoutMillis: answerMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [batches],
  });
  const tracer = provider.getTracer("shiuli");
  const running = new AsyncLocalStorage<Followed>();

  const begin = (of: Omit<Beginning, "startedAt">, agoMs = 0) =>
    new Followed({ ...of, startedAt: performance.timeOrigin + performance.now() - agoMs }, (beginning) =>
      tracer.startSpan(
        beginning.name,
        { kind: beginning.kind, attributes: beginning.facts, startTime: beginning.startedAt },
        beginning.parent,
      ),
    );
  const told = async <Result>(followed: Followed, work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await running.run(followed, work);
      followed.end();
      return result;
    } catch (error) {
      // Only the error's name: its message may contain an address.
      followed.end({ "error.type": error instanceof Error ? error.constructor.name : typeof error }, true);
      throw error;
    }
  };

  return {
    isOn: true,
    request({ name, facts, agoMs, from }) {
      const request = begin({ name, kind: SpanKind.SERVER, facts, parent: contextOf(from) }, agoMs);
      return {
        run: (answer) => running.run(request, answer),
        end: (more, failed) => request.end(more, failed),
      };
    },
    follow: ({ name, facts, from }, work) =>
      told(begin({ name, kind: SpanKind.CONSUMER, facts, parent: contextOf(from) }), work),
    part(name, facts, work) {
      const whole = running.getStore();
      if (!whole) return work();
      const parent = trace.setSpan(ROOT_CONTEXT, whole.span);
      return told(begin({ name, kind: SpanKind.INTERNAL, facts, parent }), work);
    },
    join: (from, facts) => running.getStore()?.join(contextOf(from), facts),
    here() {
      const now = running.getStore();
      return now ? writeTraceparent(now.span.spanContext()) : null;
    },
    async close() {
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, pause(goodbyeMs, undefined, { ref: false })]);
    },
  };
}

interface Beginning {
  name: string;
  kind: SpanKind;
  facts: Facts;
  parent: Context;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

/** Something being traced. Its span is created late, since a webhook learns only midway to which trace it belongs. */
class Followed {
  readonly #beginning: Beginning;
  readonly #start: (beginning: Beginning) => Span;
  #span: Span | undefined;

  constructor(beginning: Beginning, start: (beginning: Beginning) => Span) {
    this.#beginning = beginning;
    this.#start = start;
  }

  get span(): Span {
    this.#span ??= this.#start(this.#beginning);
    return this.#span;
  }

  join(parent: Context, facts: Facts): void {
    if (!this.#span && parent !== ROOT_CONTEXT) this.#beginning.parent = parent;
    this.span.setAttributes(facts);
  }

  end(facts: Facts = {}, failed = false): void {
    this.span.setAttributes(facts);
    if (failed) this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  }
}

function contextOf(from: string | null): Context {
  const place = readTraceparent(from);
  return place ? trace.setSpanContext(ROOT_CONTEXT, place) : ROOT_CONTEXT;
}
