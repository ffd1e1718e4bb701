import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { anika, logIn, newcomer, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const answer = "If that address has an account, a link is on its way to it.";
const notConfirmed = "Your e-mail address is not confirmed yet.";
const resetSubject = "Choose a new password for Shiuli";
/** The browser's message about the tests' own script when a mail is shown, which may run none. */
const lockedFrame = /frame is sandboxed/;

test("a forgotten password is replaced through the link in a mail, which ends other sessions", async ({
  page,
  otherPage,
  noise,
}) => {
  noise.expect(lockedFrame);
  const person = await signedUp(otherPage.context());
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await askForLink(page, person.email);
  await expect(page.getByText(answer)).toBeVisible();
  await page.goto(await linkTo(page, person.email, resetSubject));
  await choosePassword(page, "rupa-28");
  await expect(page.getByRole("heading", { name: "Your password is changed" })).toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await logIn(page, { ...person, password: "rupa-28" });
  await noticed(page, "Your Logged in now");
  await otherPage.goto("/secret");
  await expect(otherPage.getByRole("heading", { name: "Please Login" })).toBeVisible();
});

test("the form for a new password says what it needs, and its link works once", async ({
  page,
  otherPage,
  noise,
}) => {
  noise.expect(/400/);
  noise.expect(lockedFrame);
  const person = await signedUp(otherPage.context());
  await page.goto("/forgot-password");
  await askForLink(page, person.email);
  await expect(page.getByText(answer)).toBeVisible();
  const link = await linkTo(page, person.email, resetSubject);
  await page.goto(link);
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByText("You must specify a password")).toBeVisible();
  await choosePassword(page, "rupa-28", "rupa-82");
  await expect(page.getByText("The password do not match!")).toBeVisible();
  await expectAccessible(page);
  await choosePassword(page, "rupa-28");
  await expect(page.getByRole("heading", { name: "Your password is changed" })).toBeVisible();
  await page.goto("/");
  await page.goto(link);
  await choosePassword(page, "hira-29");
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Send a new link" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
});

test("a sign-up that stopped half-way goes on with the password that is typed by then", async ({
  page,
  otherPage,
  noise,
}) => {
  noise.expect(/ERR_FAILED/);
  const { email } = newcomer();
  await page.goto("/singup");
  await page.getByLabel("First name").fill("Mim");
  await page.getByLabel("Last name").fill("Akter");
  await page.getByLabel("Email").fill(email);
  await page.route("**/api/auth/update-user", (route) => route.abort(), { times: 1 });
  await signUpWith(page, "sona-27");
  await expect(page.getByText("We could not reach the salon.")).toBeVisible();
  await signUpWith(page, "rupa-28");
  await noticed(page, "Your Logged in now");
  await signedIn(otherPage.context(), { email, password: "rupa-28" });
});

test("an unknown address gets the same answer", async ({ page }) => {
  await page.goto("/forgot-password");
  await askForLink(page, newcomer("Nobody Known").email);
  await expect(page.getByText(answer)).toBeVisible();
  await expectAccessible(page);
});

test("the link in a sign-up's mail verifies the address with one press", async ({ page, context, noise }) => {
  noise.expect(lockedFrame);
  const person = await signedUp(context);
  const link = await linkTo(page, person.email, "Confirm your e-mail address for Shiuli");
  await page.goto("/dashboard/profile");
  await expect(page.getByText("is not verified yet")).toBeVisible();
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeFocused();
  await page.goto("/dashboard/profile");
  await expect(page.getByText("is verified")).toBeVisible();
  await page.goto("/dashboard/myBookings");
  await expect(page.getByRole("heading", { name: "Total Bookings: 0" })).toBeVisible();
  await expect(page.getByText(notConfirmed)).toHaveCount(0);
});

test("My bookings says what an unverified address misses, and sends the link again", async ({
  page,
  context,
}) => {
  const person = await signedUp(context);
  await page.goto("/dashboard/myBookings");
  await expect(page.getByText(notConfirmed)).toBeVisible();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText(`A link is on its way to ${person.email}`)).toBeVisible();
  await expectAccessible(page);
});

test("a truncated link says so, and offers a new one", async ({ page, context }) => {
  await page.goto("/reset-password");
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await signedUp(context);
  await page.goto("/verify-email");
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText("A link is on its way to")).toBeVisible();
});

test("an expired link tells a verified address that it is verified, after a login, too", async ({ page }) => {
  await page.goto("/verify-email");
  await page.getByRole("link", { name: "Login to get a new link" }).click();
  await logIn(page, anika);
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
});

async function askForLink(page: Page, email: string): Promise<void> {
  // The login form has such a field, too, and stays until this page has loaded.
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: /^Send/ }).click();
}

async function signUpWith(page: Page, password: string): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
}

async function choosePassword(page: Page, password: string, confirm = password): Promise<void> {
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(confirm);
  await page.getByRole("button", { name: "Save new password" }).click();
}

/** Waits for a mail in the demo's mailbox, and returns the address of its button. */
async function linkTo(page: Page, email: string, subject: string): Promise<string> {
  const mail = page.getByRole("listitem").filter({ hasText: email }).getByRole("link", { name: subject });
  await expect
    .poll(async () => {
      await page.goto("/dev/mailbox");
      return mail.count();
    })
    .toBe(1);
  await mail.click();
  const href = await page.locator("pre a[href*='#']").getAttribute("href");
  if (!href) throw new Error("The mail has no link.");
  return href;
}
