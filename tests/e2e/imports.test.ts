import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context }) => signedIn(context, admin));

const file = [
  "Client Name,Phone,Mail,Remarks,Fax",
  "Rokeya Alam,1552340901,rokeya@example.net,No mustard oil,",
  '"Alam, Tuli",+880 1552-340902,,,',
  ",,,,",
  "Mrs. Khan,,,,",
  "Rima,01552 34,,,",
].join("\r\n");

async function choose(page: Page, content = file) {
  const buffer = Buffer.from(content);
  await page
    .getByLabel("Choose a CSV file")
    .setInputFiles({ name: "guests.csv", mimeType: "text/csv", buffer });
}

test("the owner imports guests from a file with columns, a dry run and a corrected row, and undoes it", async ({
  page,
}) => {
  await page.goto("/dashboard/guests");
  await page.getByRole("link", { name: "Import" }).click();
  await expect(page.getByRole("heading", { name: "Bring your guests in" })).toBeVisible();
  await expectAccessible(page);

  await choose(page, "PK\u0003\u0004");
  await expect(page.getByRole("alert")).toContainText("Save the sheet as CSV");
  await choose(page);
  await expect(page.getByRole("heading", { name: "What is in which column" })).toBeFocused();
  await expect(page.getByLabel("Phone goes to")).toHaveValue("number");
  await expect(page.getByLabel("Fax goes to")).toHaveValue("none");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Dry run" }).click();

  await expect(page.getByRole("heading", { name: "Dry run: what would happen" })).toBeFocused();
  await expect(page.getByText("new guests")).toBeVisible();
  await expect(page.getByRole("heading", { name: "3 refused, and why" })).toBeVisible();
  await expect(page.getByText("No mobile and no e-mail")).toBeVisible();
  await expect(page.getByText("01552 34: This is no mobile number")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mend row 5" }).click();
  await page.getByRole("dialog").getByLabel("Mobile").fill("01552340903");
  await page.getByRole("button", { name: "Save and look again" }).click();
  await expect(page.getByRole("heading", { name: "2 refused, and why" })).toBeVisible();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV of the 2" }).click();
  expect(await readFile(await (await saved).path(), "utf8")).toContain(",Rima,01552 34,");
  await page.getByRole("button", { name: "Import 3 guests" }).click();

  await expect(page.getByRole("heading", { name: "3 guests are here" })).toBeFocused();
  await expect(page.getByText("3 new, 0 joined, 2 refused. No one was written to.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See the guests" }).click();
  await page.getByRole("searchbox", { name: "Search guests" }).fill("01552340901");
  await expect(page.getByRole("link", { name: /Rokeya Alam/ })).toBeVisible();

  await page.goto("/dashboard/guests/import");
  await choose(page);
  await page.getByRole("button", { name: "Dry run" }).click();
  await expect(page.getByText("here already", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import 0 guests/ })).toBeDisabled();

  await page.goto("/dashboard/guests/import");
  await page.getByRole("button", { name: "Take guests.csv back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take it back" }).click();
  await noticed(page, "3 guests taken back.");
  await expect(page.getByText("taken back", { exact: true })).toBeVisible();
});

test("the owner imports services from a file, and finds them on the services page", async ({ page }) => {
  await page.goto("/dashboard/service");
  await page.getByRole("link", { name: "Import from a file" }).click();
  await expect(page.getByRole("heading", { name: "Bring your services in" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Services" })).toBeChecked();
  await page.getByRole("radio", { name: "Guests" }).check();
  await expect(page.getByRole("heading", { name: "Bring your guests in" })).toBeVisible();
  await page.getByRole("radio", { name: "Services" }).check();
  await expectAccessible(page);

  const rows = ["Treatment,Group,Rate,Duration", "Rose Facial,Face,$40,1h 15m", "Quick Polish,Nails,free,20"];
  await choose(page, rows.join("\n"));
  await expect(page.getByLabel("Rate goes to")).toHaveValue("price");
  await expect(page.getByLabel("Duration goes to")).toHaveValue("minutes");
  await page.getByRole("button", { name: "Dry run" }).click();
  await expect(page.getByText("free: This is no price")).toBeVisible();
  await page.getByRole("button", { name: "Mend row 3" }).click();
  await page.getByRole("dialog").getByLabel("Price").fill("12");
  await page.getByRole("button", { name: "Save and look again" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 2 services" }).click();
  await expect(page.getByRole("heading", { name: "2 services are here" })).toBeFocused();
  await page.getByRole("link", { name: "See the services" }).click();
  await expect(page.getByText("Rose Facial")).toBeVisible();
});

test("of two imported visits at one master's hour, the second is left to be arranged", async ({ page }) => {
  await page.goto("/dashboard/guests/import?of=visits");
  await expect(page.getByRole("heading", { name: "Bring your coming visits in" })).toBeVisible();
  const rows = [
    "Client,Phone,Date,Start time,Treatment,Staff",
    "Rokeya Alam,01552340901,08/03/2027,4:00 PM,Threading,Sadia Noor",
    "Tuli Alam,01552340902,08/03/2027,16:00,Threading,Sadia Noor",
    "Mrs. Khan,,08/03/2027,17:00,Threading,",
  ];
  await choose(page, rows.join("\n"));
  await expect(page.getByLabel("Date goes to")).toHaveValue("date");
  await expect(page.getByLabel("Start time goes to")).toHaveValue("time");
  await expect(page.getByRole("radio", { name: "Day first: 30/11/2026" })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Dry run" }).click();
  await expect(page.getByRole("heading", { name: "1 visit to be arranged" })).toBeVisible();
  await expect(page.getByText("The master or the room is taken then")).toBeVisible();
  await expect(page.getByText("To pay at the desk:")).toBeVisible();
  await expect(page.getByText("No mobile and no e-mail")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 2 visits" }).click();
  await expect(page.getByRole("heading", { name: "2 visits are here" })).toBeFocused();
  await page.getByRole("link", { name: "See the calendar" }).click();
  await expect(page.getByRole("region", { name: "To be arranged" })).toContainText("Tuli Alam");
});
