import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StripeKeys } from "#server/config.ts";

/** The session secret of an installation that was given none: made once, kept in the data folder. */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  return await keep(join(dataDir, "session-secret"), () => randomBytes(32).toString("base64url"));
}

/** The sandbox's keys, of the shape of real ones, random for each data folder. */
export async function keptSandboxKeys(dataDir: string): Promise<StripeKeys> {
  const key = (prefix: string) => `${prefix}_${randomBytes(24).toString("hex")}`;
  const text = await keep(join(dataDir, "sandbox-keys.json"), () =>
    JSON.stringify({
      secretKey: key("sk_test"),
      publishableKey: key("pk_test"),
      webhookSecret: key("whsec"),
    }),
  );
  return JSON.parse(text);
}

/** What a file holds, written first when it is missing; two processes that start at once agree. */
async function keep(file: string, make: () => string): Promise<string> {
  try {
    await writeFile(file, make(), { mode: 0o600, flag: "wx", flush: true });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return await readFile(file, "utf8");
}
