import { constants, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { opening, startHost } from "#tests/e2e/support/salon-host.ts";

/** Playwright calls it once before the first test. */
export default (): Promise<() => void> => fillTemplate(opening);

/**
 * Fills the salon that each test gets a copy of.
 * @param begins when the tests begin: milliseconds since the epoch
 * @returns removes it
 */
export async function fillTemplate(begins: number): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "shiuli-template-"));
  const host = startHost();
  // What it is filled with lies in the past when a test begins.
  const salon = await host.open(folder, { at: begins - 10 * 60_000 });
  await salon.close();
  await host.stop();
  process.env.SALON_TEMPLATE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A new folder with a copy of the filled salon. */
export function copyTemplate(): string {
  const { SALON_TEMPLATE } = process.env;
  if (!SALON_TEMPLATE) throw new Error("No salon has been filled to copy.");
  const folder = mkdtempSync(join(tmpdir(), "shiuli-browser-"));
  cpSync(SALON_TEMPLATE, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}
