import type { Page } from "@playwright/test";
import { atRest } from "#tests/e2e/support/alive.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const typed = {
  "/login": { email: "rokeya@example.com" },
  "/singup": { firstName: "Rokeya", lastName: "Begum", email: "rokeya@example.com" },
  "/": {
    firstName: "Rokeya",
    email: "rokeya@example.com",
    mobile: "01711000000",
    message: "Do you do bridals?",
  },
};

for (const [path, fields] of Object.entries(typed)) {
  test(`what was typed at ${path} is there in the other language, but for passwords`, async ({ page }) => {
    await page.goto(path);
    for (const [name, text] of Object.entries(fields)) await fieldOf(page, name).fill(text);
    const password = fieldOf(page, "password");
    const hasPassword = (await password.count()) > 0;
    if (hasPassword) {
      await password.fill("never-kept");
      await page.locator("main form").getByRole("button", { name: "Show" }).first().click();
    }
    await page.getByRole("banner").getByRole("link", { name: "বাংলা" }).click();
    await expect(page.locator("html[lang=bn][data-alive]")).toBeAttached();
    await atRest(page);
    for (const [name, text] of Object.entries(fields)) await expect(fieldOf(page, name)).toHaveValue(text);
    if (hasPassword) await expect(password).toHaveValue("");
    // It is there once: a page that is opened again begins anew.
    await page.goto(path === "/" ? "/bn" : `/bn${path}`);
    await expect(fieldOf(page, Object.keys(fields)[0] ?? "")).toHaveValue("");
  });
}

test("what was typed stays on its page where the other language opens in a new tab", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await fieldOf(page, "message").fill("Do you do bridals?");
  const opened = context.waitForEvent("page");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "বাংলা" })
    .click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  await expect(fieldOf(page, "message")).toHaveValue("Do you do bridals?");
  await page.goto("/bn");
  await expect(fieldOf(page, "message")).toHaveValue("");
});

const fieldOf = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
