import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { unsaved } from "#app/lib/unsaved.ts";
import { useAskBeforeLeaving } from "#app/lib/use-ask-before-leaving.ts";
import { show } from "#tests/support/components/show.tsx";

function Written({ name }: { name: string }) {
  const [isUnsaved, setUnsaved] = useState(true);
  useAskBeforeLeaving(isUnsaved, async () => false, { belongsTo: name });
  return (
    <button type="button" onClick={() => setUnsaved(false)}>
      Save {name}
    </button>
  );
}

test.each([
  ["note", "week"],
  ["week", "note"],
])("a %s that is saved leaves the question of an unsaved %s", async (saved, left) => {
  await show(
    <>
      <Written name="week" />
      <Written name="note" />
    </>,
  );
  await page.getByRole("button", { name: `Save ${saved}` }).click();
  await expect.poll(() => unsaved.belongsTo).toBe(left);
  expect(await unsaved.ask?.()).toBe(false);
  await page.getByRole("button", { name: `Save ${left}` }).click();
  await expect.poll(() => unsaved.ask).toBeUndefined();
});
