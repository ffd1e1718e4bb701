import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptSessionSecret } from "#server/boot/secrets.ts";
import { StartupError } from "#server/startup-error.ts";

test("a secret is created once, and a failure to write it is reported in a sentence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shiuli-secrets-"));
  const secret = await keptSessionSecret(folder);
  expect(secret.length).toBeGreaterThan(32);
  expect(await keptSessionSecret(folder)).toBe(secret);
  const failed = keptSessionSecret(join(folder, "nowhere"));
  await expect(failed).rejects.toThrow(StartupError);
  await expect(failed).rejects.toThrow("can't be written (ENOENT");
  rmSync(folder, { recursive: true });
});
