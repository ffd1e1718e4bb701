import type { Page } from "@playwright/test";
import { atRest } from "#tests/e2e/support/alive.ts";
import { anika, logIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const visitor = { first: "Rokeya", last: "Begum", email: "rokeya@example.com", mobile: "01711000000" };

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact form reaches the salon, and says so", async ({ page }) => {
    await page.goto("/");
    await fillContactForm(page);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Your message has reached us")).toBeVisible();
    expect(page.url()).not.toContain(visitor.first);
  });

  test("a refused message says what is wrong, in the page's language, and keeps the input", async ({
    page,
    noise,
  }) => {
    noise.expect(/422/);
    await page.goto("/bn");
    await fillContactForm(page);
    await page.locator("[name=mobile]").evaluate((input) => input.removeAttribute("pattern"));
    await page.locator("[name=mobile]").fill("12");
    await page.locator("form [type=submit]").last().click();
    await expect(page).toHaveURL(/\/bn\?index/);
    await expect(page.locator("[name=mobile]")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("[name=firstName]")).toHaveValue(visitor.first);
  });

  for (const path of ["/login", "/singup", "/forgot-password"]) {
    test(`the form of ${path} cannot be sent, and the page says why`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("main form [type=submit]")).toBeDisabled();
      await expect(page.getByText("This form is still loading.")).toBeVisible();
    });
  }

  test("a portrait is chosen beside the large one, as it is once the form works", async ({ page }) => {
    await page.goto("/singup");
    const portrait = page.getByRole("group", { name: "Portrait" });
    const drawn = portrait.getByRole("radio", { name: "A drawn portrait" });
    const [all, choice] = await Promise.all([portrait.boundingBox(), drawn.boundingBox()]);
    expect(choice?.width).toBe(44);
    expect(choice?.x).toBeGreaterThan((all?.x ?? 0) + 88);
  });

  test("the phone menu opens, links to its pages and closes", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(page.getByRole("link", { name: "Secret" })).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Our Services" }).click();
    await expect(page.getByRole("heading", { name: "OUR AMAZING SERVICES" })).toBeVisible();
  });
});

for (const [way, press] of [
  ["Enter in a field", (page: Page) => page.keyboard.press("Enter")],
  ["the button", (page: Page) => page.getByRole("button", { name: "Login", exact: true }).click()],
] as const) {
  test(`a login sent by ${way} before the scripts arrive is made once they do`, async ({ page }) => {
    const { release, arrived } = await fillLogin(page);
    await press(page);
    release();
    await arrived;
    await expect(page.getByText("Your Logged in now")).toBeVisible();
  });
}

test("input after an early press takes the press back, and stays", async ({ page }) => {
  const { release, arrived } = await fillLogin(page);
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).fill(anika.password);
  release();
  await arrived;
  await atRest(page);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(anika.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Your Logged in now")).toBeVisible();
});

test("an early press whose form can't be loaded says so, and waits no longer", async ({ page, noise }) => {
  noise.expect(/Failed to load resource/);
  const { release, arrived } = await fillLogin(page);
  await page.keyboard.press("Enter");
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("current-password")) await route.abort();
    else await route.fallback();
  });
  release();
  await arrived;
  await expect(page.getByText(/^Part of this page/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Login", exact: true })).not.toHaveAttribute("data-pressed");
  await page.unrouteAll({ behavior: "wait" });
});

test("a new password asked for before the scripts arrive is sent once they do", async ({ page }) => {
  const release = await holdScripts(page);
  const arrived = page.goto("/forgot-password");
  await page.getByLabel("Email").fill("nobody@example.com");
  await expect(page.getByRole("button", { name: "Send me a link" })).toBeEnabled();
  await page.keyboard.press("Enter");
  release();
  await arrived;
  await expect(page.getByText("a link is on its way to it")).toBeVisible();
});

test("a gift card's code sent before the scripts arrive is looked up once they do", async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const release = await holdScripts(page);
  const arrived = page.goto("/gift-card/balance");
  const code = page.getByLabel("Code", { exact: true });
  await code.fill("SHIULI-0000-0000-0000");
  // The page's first script enables the button. Before it, Enter does nothing.
  await expect(page.getByRole("button", { name: "Look" })).toBeEnabled();
  await page.keyboard.press("Enter");
  release();
  await arrived;
  await expect(page.getByText(/^There is nothing to spend on a gift card/)).toBeVisible();
  await expect(code).toHaveValue("SHIULI-0000-0000-0000");
});

for (const [path, button, answer] of [
  ["/login", "Login", "You must enter Username or email"],
  ["/bn/login", "লগইন", "ইউজারনেম বা ইমেইল দিতে হবে"],
  ["/singup", "Create account", "First name is required"],
] as const) {
  test(`${path} fetches what its form needs when it is used, and a press before that counts once`, async ({
    page,
  }) => {
    await page.goto(path);
    await atRest(page);
    const release = await holdScripts(page);
    await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText(answer)).toBeHidden();
    release();
    await expect(page.getByText(answer)).toBeVisible();
  });
}

for (const [path, field, answer] of [
  ["/login", "Password", "You must enter password"],
  ["/singup", "First name", "First name is required"],
] as const) {
  test(`a field of ${path} left before its scripts have loaded shows its message when they have`, async ({
    page,
  }) => {
    await page.goto(path);
    await atRest(page);
    const release = await holdScripts(page);
    await page.getByLabel(field, { exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByText(answer)).toBeHidden();
    release();
    await expect(page.getByText(answer)).toBeVisible();
  });
}

test("input in a form of an idle page stays when its scripts have loaded", async ({ page }) => {
  await page.goto("/singup");
  await atRest(page);
  const release = await holdScripts(page);
  await page.getByLabel("First name").fill("Rokeya");
  await page.getByLabel("Last name").pressSequentially("Beg");
  release();
  await expect(page.getByLabel("Photo URL")).not.toHaveValue("");
  await page.keyboard.type("um");
  await expect(page.getByLabel("Last name")).toHaveValue("Begum");
  await expect(page.getByLabel("First name")).toHaveValue("Rokeya");
});

test("a portrait chosen before the scripts arrive stays chosen", async ({ page }) => {
  const release = await holdScripts(page);
  const arrived = page.goto("/singup");
  const drawn = page.getByRole("radio", { name: "A drawn portrait" });
  await drawn.locator("..").click();
  await page.getByLabel("First name").fill("Rokeya");
  await page.getByLabel("Last name").fill("Begum");
  release();
  await arrived;
  await expect(page.getByLabel("Photo URL")).toHaveValue("/art/portrait-guest.svg");
  await expect(drawn).toBeChecked();
});

test("a signed-in person does not stay on the login page", async ({ page }) => {
  await page.goto("/login");
  await logIn(page, anika);
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto("/login");
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("the first tap opens the phone menu while the scripts are still loading", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  const arrived = page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Our Services" })).toBeVisible();
  release();
  await arrived;
  await menu.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
});

test("hours asked for before the scripts arrive are shown once they do", async ({ page }) => {
  const release = await holdScripts(page);
  const arrived = page.goto("/services");
  await page.getByRole("button", { name: "Choose your hour" }).click();
  release();
  await arrived;
  await expect(page.getByRole("dialog", { name: /^Choose your hour/ })).toBeVisible();
});

/** The login page with everything typed, while its scripts are held. */
async function fillLogin(page: Page) {
  const release = await holdScripts(page);
  const arrived = page.goto("/login");
  await page.getByLabel("Email").fill(anika.email);
  await page.getByLabel("Password", { exact: true }).fill(anika.password);
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled();
  return { release, arrived };
}

/** Delays every script of the site until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function fillContactForm(page: Page): Promise<void> {
  await page.locator("[name=firstName]").fill(visitor.first);
  await page.locator("[name=lastName]").fill(visitor.last);
  await page.locator("[name=email]").fill(visitor.email);
  await page.locator("[name=mobile]").fill(visitor.mobile);
}
