import { bookByPhone, openDay, panel, quietDay } from "#tests/e2e/support/front-desk.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, logIn, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.beforeEach(({ context }) => signedIn(context, admin));

test("leaving a half-written new service asks first, by a link or to edit another", async ({ page }) => {
  await page.goto("/dashboard/service");
  const name = page.getByLabel("Service Name", { exact: true });
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  const edit = page.getByRole("link", { name: "Edit Threading" });

  await test.step("an empty form asks nothing", async () => {
    await edit.click();
    await expect(name).toHaveValue("Threading");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { name: "A new service" })).toBeVisible();
  });

  await test.step("the input stays until the question is answered", async () => {
    await name.fill("Rose facial");
    await edit.click();
    await question.getByRole("button", { name: "Keep writing" }).click();
    await expect(question).toBeHidden();
    await expect(name).toHaveValue("Rose facial");
    await page.getByRole("link", { name: "Guests", exact: true }).click();
    await question.getByRole("button", { name: "Keep writing" }).click();
    await expect(name).toHaveValue("Rose facial");
    await edit.click();
    await question.getByRole("button", { name: "Discard it" }).click();
    await expect(name).toHaveValue("Threading");
  });

  await test.step("a change that is saved or discarded asks nothing", async () => {
    await name.fill("Threading of brows");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("heading", { name: "A new service" })).toBeVisible();
    await page.getByRole("link", { name: "Edit Threading of brows" }).click();
    await expect(name).toHaveValue("Threading of brows");
    await name.fill("Threading");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { name: "A new service" })).toBeVisible();
    await expect(name).toHaveValue("");
    await page.getByRole("link", { name: "Guests", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Guests", exact: true })).toBeVisible();
  });
});

test("a service only asks about its own form: about its masters, but not about a size edited beside it", async ({
  page,
}) => {
  await page.goto("/dashboard/service");
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  await page.getByRole("link", { name: "Edit Hair Colour", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Hair Colour", level: 1 })).toBeVisible();
  const price = page.getByLabel("Price", { exact: true });
  await price.fill("77");
  await page.getByRole("link", { name: "Edit Hair Colour (Long hair)" }).click();
  const size = page.getByRole("dialog");
  await size.getByRole("button", { name: "Cancel" }).click();
  await expect(size).toBeHidden();
  await expect(price).toHaveValue("77");
  await page.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("checkbox", { name: /Sadia/ }).click();
  await page.getByRole("link", { name: "Guests", exact: true }).click();
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(page.getByRole("heading", { name: "A new service" })).toBeVisible();
});

test("leaving while a service is being saved asks nothing and loses nothing", async ({ page }) => {
  await page.goto("/dashboard/service");
  await page.getByRole("link", { name: "Edit Threading" }).click();
  await expect(page.getByRole("heading", { name: "Threading", level: 1 })).toBeVisible();
  await page.getByLabel("Price", { exact: true }).fill("7");
  const saved = Promise.withResolvers<void>();
  await page.route(/\/api\/services\/[^/]+$/, async (route) => {
    if (route.request().method() !== "GET") await saved.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("link", { name: "Guests", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Close without saving?" })).toBeVisible();
  saved.resolve();
  await expect(page.getByRole("heading", { name: "Guests", exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("continuing to write in place of signing out keeps the session", async ({ page }) => {
  await page.goto("/dashboard/service");
  const name = page.getByLabel("Service Name", { exact: true });
  await name.fill("Rose facial");
  await page.getByRole("button", { name: /Rehana Kabir/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  await question.getByRole("button", { name: "Keep writing" }).click();
  await name.fill("");
  await page.getByRole("link", { name: "Guests", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Guests", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard/guests");
  await expect(page.getByRole("heading", { name: "Guests", exact: true })).toBeVisible();
});

test("a half-written new service is there again when its writer returns", async ({ page, noise }) => {
  noise.expect(/401/);
  await page.goto("/dashboard/service");
  const name = page.getByLabel("Service Name", { exact: true });
  await name.fill("Rose facial");
  const rooms = "**/api/rooms";
  await page.route(rooms, (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByLabel("Another one").fill("Bath");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("You were signed out.")).toBeVisible();
  await page.unroute(rooms);
  await logIn(page, admin);
  await expect(name).toHaveValue("Rose facial");
  await page.getByRole("link", { name: "Guests", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard it" }).click();
  await expect(page.getByRole("heading", { name: "Guests", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "add service", exact: true }).click();
  await expect(name).toHaveValue("");
});

test("leaving a guest's half-written note asks first", async ({ page }) => {
  await page.goto("/dashboard/guests");
  await page.getByRole("link", { name: /Anika/ }).first().click();
  const note = page.getByRole("textbox", { name: "Write a note" });
  await note.fill("No mustard oil.");
  await page.getByRole("link", { name: "Calendar", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(note).toHaveValue("No mustard oil.");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByRole("button", { name: "Change the note: No mustard oil." })).toBeVisible();
  await page.getByRole("link", { name: "Calendar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Guests", exact: true })).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/calendar/);
});

test("closing a visit's half-written note asks first", async ({ page }) => {
  await openDay(page, quietDay());
  const visit = await bookByPhone(page, {
    name: "Tuli Roy",
    service: "Turmeric Glow Facial",
    master: "Labonno Das",
    at: "12:00",
  });
  await visit.click();
  const opened = panel(page);
  await opened.getByRole("button", { name: "Add a note" }).click();
  await opened.getByRole("textbox", { name: "Note" }).fill("Late by ten minutes.");
  await opened.getByRole("button", { name: "Close", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(opened.getByRole("textbox", { name: "Note" })).toHaveValue("Late by ten minutes.");
  await opened.getByRole("button", { name: "Free places" }).click();
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(opened.getByRole("textbox", { name: "Note" })).toHaveValue("Late by ten minutes.");
  await opened.getByRole("button", { name: "Save note" }).click();
  await expect(opened.getByRole("button", { name: "Change the note" })).toBeVisible();
  await opened.getByRole("button", { name: "Close", exact: true }).click();
  await expect(opened).toBeHidden();
});

test("leaving a half-written profile asks first, and leaving a saved one does not", async ({ page }) => {
  await page.goto("/dashboard/profile");
  const name = page.getByLabel("First name", { exact: true });
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  const guests = page.getByRole("link", { name: "Guests", exact: true });
  await name.fill("Farhana");
  await guests.click();
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(name).toHaveValue("Farhana");
  await page.getByRole("button", { name: "Save profile" }).click();
  await noticed(page, "Your profile is saved");
  await guests.click();
  await expect(page.getByRole("heading", { name: "Guests", exact: true })).toBeVisible();
});
