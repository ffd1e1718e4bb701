import type { Page } from "@playwright/test";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const kept = (page: Page) => page.getByRole("status").filter({ hasText: "All is kept" });

async function write(page: Page, words: string): Promise<void> {
  await page.getByLabel("Words below the heading", { exact: true }).fill(words);
  await expect(kept(page)).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Publish \d+ change/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("The site is published")).toBeVisible();
  // The earlier text may still be in the field.
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
}

test("the owner's text appears in the preview, is published, seen by visitors, and undone", async ({
  page,
  context,
  otherPage,
}) => {
  test.slow();
  await signedIn(context, admin);
  await page.goto("/dashboard/site");
  await write(page, "A salon beside the lake.");
  await expect(page.frameLocator("iframe[title=Preview]").getByText("beside the lake")).toBeVisible();
  await otherPage.goto("/");
  await expect(otherPage.getByText("beside the lake")).toHaveCount(0);
  await publish(page);
  await otherPage.goto("/");
  await expect(otherPage.getByText("A salon beside the lake.")).toBeVisible();

  await write(page, "A salon under the banyan.");
  await publish(page);
  await otherPage.goto("/");
  await expect(otherPage.getByText("A salon under the banyan.")).toBeVisible();
  await page.getByRole("tab", { name: "History" }).click();
  await page
    .getByRole("button", { name: /^Go back to this: number/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Go back to this" }).click();
  await expect(page.getByRole("button", { name: /^Go back to this: number/ }).first()).toBeVisible();
  await expect(async () => {
    await otherPage.goto("/");
    await expect(otherPage.getByText("A salon beside the lake.")).toBeVisible();
  }).toPass();
});

test("of two people who edit at once, the second is told and chooses between both", async ({
  page,
  context,
  otherPage: second,
  noise,
}) => {
  noise.expect(/409/);
  await signedIn(context, admin);
  await signedIn(second.context(), admin);
  await page.goto("/dashboard/site");
  await second.goto("/dashboard/site");
  await expect(second.getByLabel("Words below the heading", { exact: true })).toBeVisible();
  await write(page, "Open until ten.");
  await second.getByLabel("Words below the heading", { exact: true }).fill("Closed on Fridays.");
  const dialog = second.getByRole("dialog");
  await expect(dialog).toContainText("Open until ten.");
  await expect(dialog).toContainText("Closed on Fridays.");
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(kept(second)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Words below the heading", { exact: true })).toHaveValue("Closed on Fridays.");
});

test("an unreadable colour is not published, and the nearest readable one is one press away", async ({
  page,
  context,
}) => {
  await signedIn(context, admin);
  await page.goto("/dashboard/site");
  await page.getByRole("tab", { name: "Colour" }).click();
  const own = page.getByLabel("Your own", { exact: true });
  await own.fill("#e3a32b");
  await own.press("Tab");
  await expect(page.getByText(/Too pale to read/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Publish/ })).toBeDisabled();
  await page.getByRole("button", { name: /^Take #/ }).click();
  await expect(page.getByText(/Too pale to read/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Publish 1 change" })).toBeEnabled();
});
