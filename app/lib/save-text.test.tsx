import { expect, onTestFinished, test, vi } from "vitest";
import { saveText } from "#app/lib/save-text.ts";

test("a file can be read after the press, since an iPhone reads it only once somebody agrees to save it", async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  onTestFinished(() => click.mockRestore());
  saveText("guests.csv", "Name,Number");
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toBe("guests.csv");
  // The file is in the browser, not at the salon.
  vi.unstubAllGlobals();
  const file = await fetch(link.href);
  expect(await file.text()).toBe("Name,Number");
});
