import { type SpanContext, TraceFlags } from "@opentelemetry/api";

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads W3C's traceparent; undefined if it is not valid. */
export function readTraceparent(value: string | null): SpanContext | undefined {
  const [, traceId, spanId, flags = "00"] = form.exec(value ?? "") ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return { traceId, spanId, traceFlags, isRemote: true };
}

export function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags & TraceFlags.SAMPLED ? "01" : "00"}`;
}
