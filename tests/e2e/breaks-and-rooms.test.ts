import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.beforeEach(({ context }) => signedIn(context, admin));

test("a master's day keeps all of its breaks when the week is saved", async ({ page }) => {
  await page.goto("/dashboard/mastersAndHours");
  await page.getByRole("button", { name: "Add a master" }).click();
  const name = `Break ${crypto.randomUUID().slice(0, 6)}`;
  const dialog = page.getByRole("dialog", { name: "Add a master" });
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByLabel("Role", { exact: true }).fill("Trainee");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();

  const monday = page.getByRole("group", { name: "Monday" });
  await monday.getByRole("checkbox", { name: "Works on Mondays" }).check({ force: true });
  await monday.getByRole("button", { name: "Add a break" }).click();
  await monday.getByRole("button", { name: "Add a break" }).click();
  await monday.getByLabel("Monday's break 2 begins").selectOption("16:30");
  await expect(monday.getByRole("alert")).toHaveText("The break ends after it begins.");
  await monday.getByLabel("Monday's break 2 ends").selectOption("17:00");
  await page.getByRole("button", { name: "Save hours" }).click();
  await noticed(page, /^Saved$/);

  await page.reload();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(monday.getByLabel("Monday's break 1 begins")).toHaveValue("13:30");
  await expect(monday.getByLabel("Monday's break 2 ends")).toHaveValue("17:00");
});

test("an added room can be chosen for a service, and can't be removed until the service changes", async ({
  page,
  noise,
}) => {
  noise.expect(/422/);
  const room = `Steam cabin ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto("/dashboard/service");
  const rooms = page.getByRole("region", { name: "Rooms and equipment" });
  await rooms.getByLabel("Another one").fill(room);
  await rooms.getByRole("button", { name: "Add", exact: true }).click();
  await expect(rooms.getByRole("button", { name: `Remove ${room}` })).toBeVisible();

  await page.getByRole("link", { name: "Edit Stone & Steam" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Stone & Steam" })).toBeVisible();
  const chosen = page.getByLabel("Room or equipment");
  await chosen.selectOption({ label: `${room} (1)` });
  const cleanup = page.getByLabel("Clean-up after");
  await expect(cleanup).toHaveValue("10");
  await cleanup.fill("15");
  await page.getByRole("button", { name: "Save changes" }).click();
  await noticed(page, "Stone & Steam is changed");

  await rooms.getByRole("button", { name: `Remove ${room}` }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("A service needs this room. Change the service first.")).toBeVisible();
  await page.getByRole("link", { name: "Edit Stone & Steam" }).click();
  await expect(cleanup).toHaveValue("15");
  await cleanup.fill("10");
  await chosen.selectOption({ label: "None" });
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A new service" })).toBeVisible();
  await rooms.getByRole("button", { name: `Remove ${room}` }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(rooms.getByRole("button", { name: `Remove ${room}` })).toHaveCount(0);
});
