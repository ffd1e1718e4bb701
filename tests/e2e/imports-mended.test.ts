import type { Page } from "@playwright/test";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context }) => signedIn(context, admin));

const rows = [
  "Client,Phone,Day,At,Treatment,Staff,Length",
  "Rokeya Alam,01552340901,03/08/2027,4:00 PM,Threading,Sadia Noor,",
  "Tuli Alam,01552,03/09/2027,16:00,Threading,Sadia Noor,",
  "Rima Alam,01552340903,31/31/2027,16:00,Threading,Sadia Noor,",
];

async function choose(page: Page, lines = rows) {
  await page.goto("/dashboard/guests/import?of=visits");
  await page
    .getByLabel("Choose a CSV file")
    .setInputFiles({ name: "visits.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
  await expect(page.getByRole("heading", { name: "What is in which column" })).toBeFocused();
}

test("manual corrections stay when going back to the columns, and leaving asks first", async ({ page }) => {
  await choose(page);
  const left = page.getByRole("dialog", { name: "Leave this import?" });
  await page.getByRole("link", { name: "Guests", exact: true }).click();
  await expect(left).toContainText("Nothing of the file is saved yet.");
  await left.getByRole("button", { name: "Stay here" }).click();
  await page.getByRole("radio", { name: "Month first: 11/30/2026" }).check();
  await page.getByRole("button", { name: "Dry run" }).click();
  await expect(page.getByText("31/31/2027: This is no date with a time")).toBeVisible();
  await expect(page.getByText("01552: This is no mobile number")).toBeVisible();
  await page.getByRole("button", { name: "Mend row 3" }).click();
  await page.getByRole("dialog").getByLabel("Mobile").fill("01552340902");
  await page.getByRole("button", { name: "Save and look again" }).click();
  await expect(page.getByRole("heading", { name: "1 refused, and why" })).toBeVisible();

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("button", { name: "Dry run" }).click();
  await expect(page.getByRole("heading", { name: "1 refused, and why" })).toBeVisible();

  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog", { name: "Leave this import?" })).toContainText("mended in 1 row");
  await page.getByRole("button", { name: "Stay here" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/dashboard/calendar");

  // The assignment of columns from before still applies.
  await choose(page);
  await expect(page.getByRole("radio", { name: "Month first: 11/30/2026" })).toBeChecked();
});

test("minutes for several services are asked for each, and a date in the other format is reported", async ({
  page,
}) => {
  await choose(page, [
    "Client,Phone,Day,At,Treatment,Staff,Length",
    "Rokeya Alam,01552340901,08/03/2027,14:00,Threading; Alta Hands & Nails,,95 minutes",
    "Tuli Alam,01552340902,31/03/2027,14:00,Threading,,",
    "Rima Alam,01552340903,03/31/2027,14:00,Threading,,",
  ]);
  await page.getByLabel("Length goes to").selectOption("minutes");
  await page.getByRole("button", { name: "Dry run" }).click();
  await expect(page.getByText("95 minutes: Say how long each service takes: write 30; 45")).toBeVisible();
  await expect(page.getByText("03/31/2027: The day and the month are the other way round")).toBeVisible();
  await page.getByRole("button", { name: "Mend row 2" }).click();
  await page.getByRole("dialog").getByLabel("Minutes").fill("20; 75");
  await page.getByRole("button", { name: "Save and look again" }).click();
  await expect(page.getByRole("heading", { name: "1 refused, and why" })).toBeVisible();
});
