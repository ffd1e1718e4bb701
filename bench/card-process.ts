/**
 * The card sandbox in its own process, so that its work doesn't count as the salon's. Arguments: a folder for its data.
 */
import { join } from "node:path";
import { createSandbox } from "#sandbox/server.ts";
import { keptSandboxKeys } from "#server/boot/secrets.ts";

const [folder = ""] = process.argv.slice(2);
const sandbox = createSandbox({
  ...(await keptSandboxKeys(folder)),
  file: join(folder, "sandbox.db"),
  webhookUrl: null,
  now: Date.now,
});
const { port } = await sandbox.listen();
process.on("message", (webhookUrl: string) => {
  sandbox.setWebhookUrl(webhookUrl);
  process.send?.("set");
});
process.send?.(port);
