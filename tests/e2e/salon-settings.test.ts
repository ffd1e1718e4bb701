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

test("of two owners who change one section at once, the second is told, sees both versions and decides", async ({
  page,
  context,
  otherPage,
  noise,
}) => {
  noise.expect(/409/);
  await signedIn(context, admin);
  await signedIn(otherPage.context(), admin);
  await page.goto("/dashboard/salon");
  await otherPage.goto("/dashboard/salon");
  const contact = page.getByRole("region", { name: "Name and address" });
  const theirs = otherPage.getByRole("region", { name: "Name and address" });
  await contact.getByLabel("Name", { exact: true }).fill("Shiuli at the lake");
  await theirs.getByLabel("Name", { exact: true }).fill("Shiuli of Banani");
  await theirs.getByLabel("Phone").fill("+880 1711 111 111");
  await theirs.getByRole("button", { name: /^Save/ }).click();
  await noticed(otherPage, "Name and address: saved");

  await contact.getByRole("button", { name: /^Save/ }).click();
  const told = contact.getByRole("alert");
  await expect(told.getByText("Shiuli of Banani")).toBeVisible();
  await expect(contact.getByLabel("Name", { exact: true })).toHaveValue("Shiuli at the lake");
  await expect(contact.getByLabel("Phone")).toHaveValue("+880 1711 111 111");
  await expectAccessible(page);
  await told.getByRole("button", { name: /^Save mine/ }).click();
  await noticed(page, "Name and address: saved");
  await otherPage.reload();
  await expect(theirs.getByLabel("Name", { exact: true })).toHaveValue("Shiuli at the lake");
  await expect(theirs.getByLabel("Phone")).toHaveValue("+880 1711 111 111");
});

test("leaving with unsaved settings asks first, by a link and by Back", async ({ page, context }) => {
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
  // The address changes before the page does.
  await expect(page.getByRole("heading", { name: "All Users", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Salon", exact: true }).click();
  await expect(hold).toHaveValue("10");
  await page.getByRole("link", { name: "All Users", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/users$/);
});
