import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.beforeEach(({ noise, context }) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|No answer to \w+|Failed to fetch/);
  return signedIn(context, admin);
});

test("offline, leaving a half-written service asks first, and then waits without another question", async ({
  page,
  context,
}) => {
  await page.goto("/dashboard/service");
  const name = page.getByLabel("Service Name", { exact: true });
  await name.fill("Rose facial");
  await context.setOffline(true);
  const told = page.getByRole("status").filter({ hasText: "You are offline." });
  await expect(told).toBeVisible();
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  const guests = page.getByRole("link", { name: "Guests", exact: true });

  await guests.click();
  await expect(question).toBeVisible();
  await expect(told).not.toContainText("The next page opens");
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue("Rose facial");
  await expect(told).not.toContainText("The next page opens");

  await guests.click();
  await question.getByRole("button", { name: "Discard it" }).click();
  await expect(told).toContainText("The next page opens when the connection is back.");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Guests", exact: true })).toBeVisible();
  await expect(question).toBeHidden();
});

test("offline, another service can be edited at once when the written one may be discarded", async ({
  page,
  context,
}) => {
  await page.goto("/dashboard/service");
  const name = page.getByLabel("Service Name", { exact: true });
  await name.fill("Rose facial");
  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeVisible();
  await page.getByRole("link", { name: "Edit Threading" }).click();
  await page
    .getByRole("dialog", { name: "Close without saving?" })
    .getByRole("button", { name: "Discard it" })
    .click();
  await expect(name).toHaveValue("Threading");
});
