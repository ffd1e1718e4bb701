import { constants, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { opening, startHost } from "#tests/e2e/support/salon-host.ts";
import { until } from "#tests/support/until.ts";

/** Playwright calls this once before the first test. */
export default (): Promise<() => void> => fillTemplate(opening);

/**
 * Creates the salon that each test copies.
 * @param begins when the tests begin: milliseconds since the epoch
 * @returns a function that removes it
 */
export async function fillTemplate(begins: number): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "shiuli-template-"));
  const host = startHost();
  // Its data is already in the past when a test begins.
  const at = begins - 10 * 60_000;
  const salon = await host.open(folder, { at });
  await until(
    "the salon to have done all that its filling left to do",
    () => nothingIsDue(folder, at) || null,
  );
  await salon.close();
  await host.stop();
  process.env.SALON_TEMPLATE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Whether every mail is written and every webhook delivered. Otherwise, each copy would repeat the remaining work. */
function nothingIsDue(folder: string, now: number): boolean {
  const count = (file: string, query: string) => {
    const database = new DatabaseSync(join(folder, file), { readOnly: true, timeout: 5000 });
    try {
      return Number(database.prepare(`select count(*) as count from ${query}`).get()?.count);
    } finally {
      database.close();
    }
  };
  const webhooks = count("sandbox.db", "deliveries where state = 'waiting'");
  return webhooks + count("shiuli.db", `outbox where done_at is null and run_at <= ${now}`) === 0;
}

/** Copies the filled salon into a new folder. */
export function copyTemplate(): string {
  const { SALON_TEMPLATE } = process.env;
  if (!SALON_TEMPLATE) throw new Error("No salon has been filled to copy.");
  const folder = mkdtempSync(join(tmpdir(), "shiuli-browser-"));
  cpSync(SALON_TEMPLATE, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}
