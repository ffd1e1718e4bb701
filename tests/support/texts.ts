import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { TestSalon } from "#tests/support/salon.ts";

/** The texts that were sent to a number, oldest first. @param number with its country code */
export async function textsTo(salon: TestSalon, number: string): Promise<string[]> {
  await salon.drain();
  const folder = join(salon.dataDir, "texts");
  const names = await readdir(folder).catch(() => []);
  const read = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const { mtimeMs } = await stat(file);
      return { at: mtimeMs, ...JSON.parse(await readFile(file, "utf8")) };
    }),
  );
  return read
    .filter((one) => one.number === number)
    .sort((one, other) => one.at - other.at)
    .map(({ text }) => text);
}
