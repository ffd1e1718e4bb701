import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the owner reads what a rule means while typing it, saves one part, and customers read the new rule", async ({
  page,
  context,
}) => {
  await signedIn(context, admin);
  await page.goto("/dashboard/salon");
  const cancelling = page.getByRole("region", { name: "Cancelling and moving" });
  await expect(
    cancelling.getByText(/^A customer who cancels 30 hours before: half of \$/).first(),
  ).toBeVisible();
  await cancelling.getByLabel("Line 2: percent back").fill("120");
  await cancelling.getByRole("button", { name: /^Save/ }).click();
  await expect(cancelling.getByText("At most 100")).toBeVisible();
  await expect(cancelling.getByLabel("Line 2: percent back")).toBeFocused();
  await expectAccessible(page);
  await cancelling.getByLabel("Line 2: percent back").fill("25");
  await expect(
    cancelling.getByText(/^A customer who cancels 30 hours before: 25% of \$/).first(),
  ).toBeVisible();
  await cancelling.getByRole("button", { name: /^Save/ }).click();
  await noticed(page, "Cancelling and moving: saved");
  await expect(cancelling.getByText("Not saved yet")).toBeHidden();
  await page.reload();
  await expect(cancelling.getByLabel("Line 2: percent back")).toHaveValue("25");
});

test("leaving with unsaved settings asks first, by a link and by the way back", async ({ page, context }) => {
  await signedIn(context, admin);
  await page.goto("/dashboard/users");
  await page.getByRole("link", { name: "Salon", exact: true }).click();
  const hold = page.getByLabel("Minutes an hour is held while paying");
  await hold.fill("25");
  await expect(page.getByText("Not saved yet")).toBeVisible();

  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.getByRole("link", { name: "All Users", exact: true }).click();
  await expect(question.getByText("What you changed here is not saved: Booking.")).toBeVisible();
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/salon$/);
  await expect(hold).toHaveValue("25");

  await page.goBack();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  await page.getByRole("link", { name: "Salon", exact: true }).click();
  await expect(hold).toHaveValue("10");
  await page.getByRole("link", { name: "All Users", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/users$/);
});
