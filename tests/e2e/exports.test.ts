import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.beforeEach(({ context }) => signedIn(context, admin));

/** The file that the owner exports on a page. */
async function carriedAway(page: Page, address: string, button: string): Promise<string> {
  await page.goto(address);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const content = await readFile(await (await saved).path(), "utf8");
  // The byte order mark, by which Excel recognizes UTF-8.
  return content.replace("\uFEFF", "");
}

test("the owner exports services, masters and coming visits, and importing the same files changes nothing", async ({
  page,
}) => {
  const files = [
    ["services", "/dashboard/service", "Export services"],
    ["masters", "/dashboard/mastersAndHours", "Export masters"],
    ["visits", "/dashboard/manageBookings", "Export coming visits"],
  ] as const;
  for (const [kind, address, button] of files) {
    const content = await carriedAway(page, address, button);
    expect(content).toMatch(/^Id,Name,/);
    await page.goto(`/dashboard/guests/import?of=${kind}`);
    await page
      .getByLabel("Choose a CSV file")
      .setInputFiles({ name: `${kind}.csv`, mimeType: "text/csv", buffer: Buffer.from(content) });
    await page.getByRole("button", { name: "Dry run" }).click();
    await expect(page.getByText("here already", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "refused, and why" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Import 0/ })).toBeDisabled();
  }
});

test("the file of guests says who owes what", async ({ page }) => {
  const content = await carriedAway(page, "/dashboard/guests", "Export");
  expect(content).toMatch(/^Id,Name,Mobile,Email,Address,Note,Last visit,Owes\r\n/);
  expect(content).toMatch(/,20\d\d-\d\d-\d\d,\d+\.\d\d(\r\n|$)/);
});
