import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StripeKeys } from "#server/config.ts";
import { StartupError } from "#server/startup-error.ts";

/** The session secret of an installation without SESSION_SECRET: created once, stored in the data folder. */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  return await keep(join(dataDir, "session-secret"), () => randomBytes(32).toString("base64url"));
}

/** A random name by which servers recognize that they share a data folder. Copying the folder copies it. */
export async function keptFolderName(dataDir: string): Promise<string> {
  return await keep(join(dataDir, "folder-name"), randomUUID);
}

/** The sandbox's keys, in the format of real ones, random for each data folder. */
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

/**
 * Reads a file, after creating it if it is missing. It gets its name only once it is complete, so that two processes
 * starting at once agree, and a full disk leaves no empty secret.
 */
async function keep(file: string, make: () => string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, make(), { mode: 0o600, flag: "wx", flush: true });
    await link(draft, file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST") {
      throw new StartupError(
        `${file} can't be written (${message}): make room on its disk, or give its folder to the user that runs the server.`,
      );
    }
  } finally {
    await rm(draft, { force: true });
  }
  const kept = await readFile(file, "utf8").catch((error: Error) => {
    throw new StartupError(
      `${file} can't be read (${error.message}): give it to the user that runs the server.`,
    );
  });
  if (kept === "") throw new StartupError(`${file} is empty: remove it, and a new one is made.`);
  return kept;
}
