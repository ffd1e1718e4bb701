import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { logOut } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const customer = { email: "anika@shiuli.example", password: "shiuli-customer" };

test("a visitor signs up and returns to the page that asked for it, named in the menu", async ({ page }) => {
  await page.goto("/secret");
  await expect(page.getByRole("heading", { name: "Please Login" })).toBeVisible();
  await page.getByRole("link", { name: "Create an Account" }).click();
  await fillSignUp(page, newAddress());
  await page.getByRole("button", { name: "Create account" }).click();
  await noticed(page, "Your Logged in now");
  await expect(page).toHaveURL(/\/secret$/);
  await expect(page.getByRole("button", { name: "Account menu, Mim Akter" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("private content")).toBeVisible();
});

test("a sign-in window stays until the page that opened it knows the result", async ({ page }) => {
  await page.goto("/login");
  await page.evaluate(() => {
    const channel = new BroadcastChannel("shiuli-sign-in");
    channel.onmessage = ({ data }) => Object.assign(window, { channel, heard: data });
  });
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open("/api/auth/popup-done?error=access_denied"));
  const popup = await opened;
  await page.waitForFunction(() => "heard" in window);
  await expect(popup.getByText("You can close this window")).toBeVisible();
  const gone = popup.waitForEvent("close");
  await page.evaluate(() => new BroadcastChannel("shiuli-sign-in").postMessage({ popup: "heard" }));
  await gone;
});

test("each empty field of the sign-up form says what it needs", async ({ page }) => {
  await page.goto("/singup");
  await page.getByRole("button", { name: "Create account" }).click();
  for (const sentence of [
    "First name is required",
    "Last name is required",
    "Username or email is required",
    "You must specify a password",
    "PhotoURL is required",
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.getByLabel("Password", { exact: true }).fill("sona-27");
  await page.getByLabel("Confirm password").fill("sona-72");
  await page.getByLabel("Photo URL").focus();
  await expect(page.getByText("The password do not match!")).toBeVisible();
  await expectAccessible(page);
});

test("initials stand in for a photo, a drawing replaces them, and typed input stays", async ({ page }) => {
  await page.goto("/singup");
  const address = page.getByLabel("Photo URL");
  await page.getByLabel("First name").fill("Mim");
  await expect(address).toHaveValue("");
  await page.getByLabel("Last name").fill("Akter");
  await expect(address).toHaveValue("/portraits/MA.svg");
  await expect(page.getByRole("radio", { name: "Your initials" })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "A drawn flower" }).check();
  await expect(address).toHaveValue("/art/mark.svg");
  await page.getByLabel("Last name").fill("Begum");
  await expect(address).toHaveValue("/art/mark.svg");
  const picture = await page.request.get("/portraits/MA.svg");
  expect(picture.headers()["content-type"]).toContain("image/svg+xml");
});

test("initials are not filled in while somebody types in the photo's field, and are once it is left empty", async ({
  page,
}) => {
  await page.goto("/singup");
  const address = page.getByLabel("Photo URL");
  await page.getByLabel("First name").fill("Mim");
  await address.focus();
  await page.getByLabel("Last name").evaluate(fillAsBrowsersDo, "Akter");
  await expect(page.getByRole("radio", { name: "Your initials" })).toBeEnabled();
  await expect(address).toHaveValue("");
  await page.keyboard.insertText("/art/mark.svg");
  await expect(address).toHaveValue("/art/mark.svg");
  await address.clear();
  await page.getByLabel("First name").focus();
  await expect(address).toHaveValue("/portraits/MA.svg");
});

test("an interrupted sign-up is finished by sending it again", async ({ page, noise }) => {
  noise.expect(/ERR_FAILED/);
  await page.route("**/api/auth/update-user", (route) => route.abort(), { times: 1 });
  await page.goto("/singup");
  await fillSignUp(page, newAddress());
  const create = page.getByRole("button", { name: "Create account" });
  await create.click();
  await expect(page.getByText("We could not reach the salon.")).toBeVisible();
  await create.click();
  await expect(page.getByRole("button", { name: "Account menu, Mim Akter" })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("a sign-up with an existing account's address points to its mail, and no input is lost", async ({
  page,
  noise,
}) => {
  noise.expect(/401/);
  await page.goto("/singup");
  await fillSignUp(page, customer.email);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("We have sent you an e-mail that says what to do next")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Mim");
});

test("the login form says what it needs, then what was wrong, then lets the person in", async ({
  page,
  noise,
}) => {
  noise.expect(/401/);
  await page.goto("/login");
  const login = page.getByRole("main").getByRole("button", { name: "Login", exact: true });
  await login.click();
  await expect(page.getByText("You must enter Username or email")).toBeVisible();
  await expect(page.getByText("You must enter password")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Email").fill(customer.email);
  await expect(page.getByText("Password must have at least 6 characters")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Password", { exact: true }).fill("not her password");
  await login.click();
  await expect(page.getByText("That e-mail and password do not match.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(customer.email);
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await login.click();
  await noticed(page, "Your Logged in now");
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("logging out removes the token in every tab", async ({ page, context }) => {
  await logIn(page);
  const other = await context.newPage();
  await other.goto("/secret");
  await expect(other.getByText("private content")).toBeVisible();
  await logOut(page);
  await expect(other.getByRole("heading", { name: "Please Login" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("access-token"))).toBeNull();
});

test("the demo's Google signs in through a window that says what it is", async ({ page }) => {
  await page.goto("/secret");
  const google = page.getByRole("button", { name: "Continue with Google" });
  const [cancelled] = await Promise.all([page.waitForEvent("popup"), google.click()]);
  await expect(cancelled.getByText("no real account is used")).toBeVisible();
  await expectAccessible(cancelled);
  await cancelled.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("The sign-in window was closed before you were signed in.")).toBeVisible();
  const [popup] = await Promise.all([page.waitForEvent("popup"), google.click()]);
  await popup.getByRole("button", { name: /Nadia Rahman/ }).click();
  await expect(page.getByText("private content")).toBeVisible();
  expect(popup.isClosed()).toBe(true);
});

test("an admin's page tells a customer that it isn't for customers, and makes none of its calls", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await logIn(page);
  await page.goto("/dashboard/users");
  await expect(page.getByText("This page is not for you")).toBeVisible();
  expect(calls).not.toContain("/api/users");
});

async function logIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Mim");
  await page.getByLabel("Last name").fill("Akter");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("sona-27");
  await page.getByLabel("Confirm password").fill("sona-27");
  await page.getByLabel("Photo URL").fill("/art/mark.svg");
}

function newAddress(): string {
  return `mim-${crypto.randomUUID()}@example.com`;
}

/** Fills a field that does not have the focus, as a browser's autofill does. */
function fillAsBrowsersDo(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
