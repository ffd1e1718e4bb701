import { type BrowserContext, expect, type Page } from "@playwright/test";

export const admin = { email: "admin@shiuli.example", password: "shiuli-admin" };
/** The demo's customer, who already has visits. */
export const anika = { email: "anika@shiuli.example", password: "shiuli-customer" };

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** A person who is new to the salon. */
export function newcomer(name = "Mim Akter"): Person {
  return {
    name,
    email: `${name.split(" ")[0]?.toLowerCase()}-${crypto.randomUUID()}@example.com`,
    password: "sona-27",
  };
}

/**
 * Signs a new person up without the pages, for tests that are not about signing up. The context then has the session.
 */
export async function signedUp(context: BrowserContext, name?: string): Promise<Person> {
  const person = newcomer(name);
  await ask(context, "/api/auth/sign-up/email", person);
  await signedIn(context, person);
  return person;
}

/** Signs a person in without the pages. */
export async function signedIn(
  context: BrowserContext,
  who: { email: string; password: string },
): Promise<void> {
  await ask(context, "/api/auth/sign-in/email", who);
}

/** Fills in and sends the visible sign-up form. */
export async function signUp(page: Page, { name, email, password }: Person): Promise<void> {
  const [first = "", last = ""] = name.split(" ");
  await page.getByLabel("First name").fill(first);
  await page.getByLabel("Last name").fill(last);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByLabel("Photo URL").fill("/art/mark.svg");
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Fills in and sends the visible login form. */
export async function logIn(page: Page, who: { email: string; password: string }): Promise<void> {
  // The previous page may have the same fields.
  await expect(page.getByRole("heading", { name: "Please Login" })).toBeVisible();
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
}

/** Logs out in the account menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "LogOut" }).click();
  await expect(page.getByRole("link", { name: "Login", exact: true })).toBeVisible();
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
}

/** A token for calls that need one, for the person of the context's session. */
export async function tokenOf(context: BrowserContext, email: string): Promise<string> {
  const answer = await ask(context, "/api/jwt", { email });
  return (await answer.json()).token;
}

async function ask(context: BrowserContext, path: string, data: object) {
  const { origin } = new URL(await addressOf(context));
  const answer = await context.request.post(path, { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer;
}

/** The identity provider only accepts calls from the site's own pages, so the call sends a page's origin. */
async function addressOf(context: BrowserContext): Promise<string> {
  return (await context.request.get("/api/ready")).url();
}
