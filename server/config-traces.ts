import { z } from "zod";

/** Settings of traces. */
export const tracesEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, message: "must be an http or https address" })
    .optional(),
  // The library reads this one itself.
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      /^[^=,]+=[^,]+(,[^=,]+=[^,]+)*,?$/,
      "must be names and values, as authorization=Basic%20abc,other=1",
    )
    .optional(),
  OTEL_SERVICE_NAME: z.string().default("shiuli"),
};

/** Where traces are sent; null: nothing is traced. */
export type TracesSettings = { endpoint: string; service: string } | null;

export function readTraces(env: z.infer<z.ZodObject<typeof tracesEnvironment>>): TracesSettings {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service } = env;
  return endpoint ? { endpoint, service } : null;
}
