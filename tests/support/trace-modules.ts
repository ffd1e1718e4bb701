/** Opens and closes a salon, then prints which tracing modules it loaded. */
import { registerHooks } from "node:module";

const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    const [, name] = /@opentelemetry\/(sdk-trace|exporter-trace-otlp-http)\//.exec(url) ?? [];
    if (name) loaded.add(name);
    return next(url, context);
  },
});
const { buildParts } = await import("#server/boot/build-parts.ts");
const { readConfig } = await import("#server/config.ts");
const config = readConfig(process.env);
const parts = await buildParts(config, config.dataDir);
await parts.close();
process.stdout.write(`loaded: ${[...loaded].sort().join(" ")}\n`);
