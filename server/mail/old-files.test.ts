import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeOldFiles } from "#server/mail/old-files.ts";

test("old mails and remains of one are removed, and newer mails and other files stay", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shiuli-old-mails-"));
  const write = (name: string, seconds: number) => {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), seconds, seconds);
  };
  const [old, other] = ["a".repeat(32), "b".repeat(32)];
  for (const name of [`${old}.eml`, `${old}.json`, `${other}.eml.part`, "notes.txt"]) write(name, 999);
  write(`${other}.eml`, 1000);
  await removeOldFiles([join(folder, "nowhere"), folder], 1_000_000);
  expect(readdirSync(folder).sort()).toEqual([`${other}.eml`, "notes.txt"]);
  rmSync(folder, { recursive: true });
});
