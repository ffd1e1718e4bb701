import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ExportButton } from "#app/features/imports/ExportButton.tsx";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("an export that fails half-way saves no file, and the next try saves everything once", async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return "#file";
  });
  expectNoise(/No answer to exportLines/);
  const first = { lines: [{ externalId: "first" }], next: "first" };
  salonAnswers({ exportLines: ({ query }) => (query?.after ? noAnswer() : first) });
  await show(<ExportButton kind="visits" />);
  const button = page.getByRole("button", { name: /^Export coming visits/ });
  await button.click();
  await expect.element(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  await expect.element(button).toBeEnabled();
  expect(saved).toEqual([]);
  salonAnswers({
    exportLines: ({ query }) => (query?.after ? { lines: [{ externalId: "second" }], next: null } : first),
  });
  await button.click();
  await expect.poll(() => saved.length).toBe(1);
  const lines = (await saved[0]?.text())?.trim().split(/\r?\n/);
  expect(lines?.slice(1)).toEqual(["first", "second"]);
  expect(sentWith("exportLines").map(({ query }) => query?.after ?? "")).toEqual(["", "first", "", "first"]);
});
