import { parseArgs } from "node:util";
import { createSandbox } from "./server.ts";

const { values } = parseArgs({
  options: {
    file: { type: "string", default: "sandbox.db" },
    port: { type: "string", default: "4242" },
    "webhook-url": { type: "string" },
  },
});

const sandbox = createSandbox({
  file: values.file,
  secretKey: setting("SANDBOX_SECRET_KEY"),
  publishableKey: setting("SANDBOX_PUBLISHABLE_KEY"),
  webhookSecret: setting("SANDBOX_WEBHOOK_SECRET"),
  webhookUrl: values["webhook-url"] ?? null,
});
const { port } = await sandbox.listen(Number(values.port));
console.log(`Sandbox on http://127.0.0.1:${port}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    sandbox.close().then(() => process.exit(0));
  });
}

function setting(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`Set ${name}: the sandbox takes its keys from the environment.`);
  process.exit(1);
}
