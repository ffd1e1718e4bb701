import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { BackupCodes } from "#app/features/account/BackupCodes.tsx";
import { unsaved } from "#app/lib/unsaved.ts";
import { show } from "#tests/support/components/show.tsx";

test("leaving backup codes asks first, until they are saved as a file", async () => {
  await show(<BackupCodes codes={["abcde-fghij", "klmno-pqrst"]} onDone={() => {}} />);
  await expect.element(page.getByText("abcde-fghij")).toBeVisible();
  const left = unsaved.ask?.();
  await page
    .getByRole("dialog", { name: "Leave without the codes?" })
    .getByRole("button", { name: "Stay" })
    .click();
  expect(await left).toBe(false);
  await page.getByRole("button", { name: "Save as a file" }).click();
  await expect.poll(() => unsaved.ask).toBeUndefined();
});
