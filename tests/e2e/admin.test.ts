import { fileURLToPath } from "node:url";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, newcomer, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const picture = fileURLToPath(new URL("../../public/icons/icon-512.png", import.meta.url));

test.beforeEach(({ context }) => signedIn(context, admin));

test("an admin makes a customer an admin and deletes another, each after a question", async ({
  page,
  openBrowser,
}) => {
  const [mim, tuli] = await Promise.all(
    ["Mim Akter", "Tuli Begum"].map(async (name) => {
      const context = await openBrowser();
      const person = await signedUp(context, name);
      const own = await context.newPage();
      await own.goto("/dashboard/userHome");
      await expect(own.getByRole("heading", { name: new RegExp(name.split(" ")[0] ?? "") })).toBeVisible();
      return person;
    }),
  );
  if (!mim || !tuli) throw new Error("Two people signed up.");
  await page.goto("/dashboard/users");
  await expect(page.getByRole("heading", { name: "All Users", exact: true })).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveText(["#", "Name", "Email", "Role", "Action"]);
  const total = page.getByRole("heading", { name: /^Total Users: \d+$/ });
  const before = Number((await total.textContent())?.replace(/\D/g, ""));
  const rowOf = ({ email }: { email: string }) => page.getByRole("row").filter({ hasText: email });
  const dialog = page.getByRole("dialog", { name: "Are you sure?" });

  await rowOf(mim).getByRole("button", { name: "Make admin" }).click();
  await expect(dialog.getByText("You won't make Admin")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(mim).getByRole("button", { name: "Make admin" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Yes, Make it!" }).click();
  await noticed(page, `Successful ${mim.name} is an Admin Now!`);
  await expect(rowOf(mim).getByRole("cell", { name: "Admin", exact: true })).toBeVisible();

  await rowOf(tuli)
    .getByRole("button", { name: `Delete ${tuli.name}` })
    .click();
  await expect(dialog.getByText("You won't be able to revert this!")).toBeVisible();
  await dialog.getByRole("button", { name: "Yes, delete it!" }).click();
  expect((await noticed(page, "Deleted!")).text).toContain("Your file has been deleted.");
  await expect(rowOf(tuli)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: `Total Users: ${before - 1}` })).toBeVisible();
});

test("an admin can delete neither their own account nor the last admin", async ({ page, noise }) => {
  noise.expect(/409/);
  await page.goto("/dashboard/users");
  const yes = page.getByRole("button", { name: "Yes, delete it!" });
  const own = page.getByRole("row").filter({ hasText: admin.email });
  await own.getByRole("button", { name: /^Delete/ }).click();
  await yes.click();
  await expect(page.getByText("This is your own account. Another admin can do it.")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();

  await page.route("**/api/users/*", (route) =>
    route.fulfill({
      status: 409,
      json: { type: "about:blank", title: "Refused", status: 409, code: "last_admin" },
    }),
  );
  await own.getByRole("button", { name: /^Delete/ }).click();
  await yes.click();
  await expect(page.getByText("This is the last admin. Make somebody else an admin first.")).toBeVisible();
  await expect(own).toBeVisible();
});

test("a service added by an admin appears on the services page at once", async ({ page, otherPage }) => {
  const name = `Rose Steam ${crypto.randomUUID().slice(0, 8)}`;
  await otherPage.goto("/services");
  await expect(otherPage.getByText(name)).toHaveCount(0);

  await page.goto("/dashboard/service");
  await page.getByRole("button", { name: "Add service" }).click();
  await expect(page.getByLabel("Service Name")).toBeFocused();
  await expect(page.getByText("Price is required")).toBeVisible();
  await page.getByLabel("Service Name").fill(name);
  await page.getByLabel("Price").fill("28.50");
  await page.getByLabel("Details", { exact: true }).fill("Rose petals in warm steam.");
  await page.getByText("In Bangla", { exact: true }).click();
  await page.getByLabel("Name in Bangla").fill(`গোলাপের ভাপ ${name}`);
  await page.getByLabel("Image", { exact: true }).setInputFiles(picture);
  await expect(page.getByText("The picture is here.")).toBeVisible();
  await page.getByRole("button", { name: "Add service" }).click();
  expect((await noticed(page, "Services Added")).text).toContain("You are added new service Successfully");
  await expect(page.getByLabel("Service Name")).toHaveValue("");

  await otherPage.reload();
  await otherPage.getByRole("tab", { name }).or(otherPage.getByRole("link", { name })).first().click();
  await expect(otherPage.getByRole("heading", { name })).toBeVisible();
  await expect(otherPage.getByRole("tabpanel")).toContainText("$28.50");
  const shown = otherPage.getByRole("img", { name });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await otherPage.goto("/");
  await expect(otherPage.getByRole("listitem").filter({ hasText: name })).toContainText("from $28.50");
  await otherPage.goto("/bn");
  await expect(otherPage.getByRole("listitem").filter({ hasText: `গোলাপের ভাপ ${name}` })).toContainText(
    "$২৮.৫০ থেকে",
  );
});

test("a search among the users finds one and says when there is none", async ({ page }) => {
  await page.goto("/dashboard/users");
  const search = page.getByRole("searchbox", { name: "Search users" });
  await search.fill("anika@");
  await expect(page.getByRole("row")).toHaveCount(2);
  await search.fill(newcomer().email);
  await expect(page.getByText("Nobody has that name or email.")).toBeVisible();
});
