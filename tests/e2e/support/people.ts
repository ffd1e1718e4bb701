import { type BrowserContext, expect, type Page } from "@playwright/test";

export const admin = { email: "admin@shiuli.example", password: "shiuli-admin" };
/** The demo's customer, who has visits already. */
export const anika = { email: "anika@shiuli.example", password: "shiuli-customer" };

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Somebody that the salon has never seen. */
export function newcomer(name = "Mim Akter"): Person {
  return {
    name,
    email: `${name.split(" ")[0]?.toLowerCase()}-${crypto.randomUUID()}@example.com`,
    password: "sona-27",
  };
}

/** Signs a new person up without the pages, for journeys that are not about that. The context has the session then. */
export async function signedUp(context: BrowserContext, name?: string): Promise<Person> {
  const person = newcomer(name);
  await ask(context, "/api/auth/sign-up/email", person);
  await signedIn(context, person);
  return person;
}

/** Signs somebody in without the pages. */
export async function signedIn(
  context: BrowserContext,
  who: { email: string; password: string },
): Promise<void> {
  await ask(context, "/api/auth/sign-in/email", who);
}

/** Fills the login form that the page shows, and sends it. */
export async function logIn(page: Page, who: { email: string; password: string }): Promise<void> {
  // The page before it may have the same fields.
  await expect(page.getByRole("heading", { name: "Please Login" })).toBeVisible();
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
}

/** A token for the calls that need one, for the person of the context's session. */
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

/** Identity takes calls from pages of the site alone, so what a page would send as its origin is sent. */
async function addressOf(context: BrowserContext): Promise<string> {
  return (await context.request.get("/api/ready")).url();
}
