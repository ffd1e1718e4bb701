import type { BrowserContext, Page } from "@playwright/test";

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** How a person uses one provider for what every provider offers. Each call begins on a page of the salon. */
export interface Provider {
  /** The server's settings. */
  settings: Record<string, string>;
  /** Errors of its own pages, which we can't fix. */
  noise: RegExp[];
  prepare(context: BrowserContext): Promise<void>;
  /** Creates an account from /singup. */
  createUser(page: Page, person: Person): Promise<void>;
  /** Signs in to an account from /login. */
  signIn(page: Page, person: Person): Promise<void>;
  /** Fails to sign in from /login. @returns the message that the page should show */
  signInWrongly(page: Page, person: Person): Promise<string>;
  /** Signs in through a window from /login. @returns the person's address */
  signInWithPopup(page: Page): Promise<string>;
  close(): Promise<void>;
}

/** A person who is new to the salon. */
export function newPerson(name = "Mim Akter"): Person {
  return { name, email: `mim-${crypto.randomUUID()}@example.com`, password: "sona-2726" };
}

/** Fills in and sends the sign-up form. */
export async function fillSignUp(page: Page, { name, email, password }: Person): Promise<void> {
  const [first = "", last = ""] = name.split(" ");
  await page.goto("/singup");
  await page.getByLabel("First name").fill(first);
  await page.getByLabel("Last name").fill(last);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByLabel("Photo URL").fill("/art/mark.svg");
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Fills in and sends the login form. */
export async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
}

/** Presses a button of the login page that opens a window. @returns the window */
export async function openWindow(page: Page, button: string, from = "/login"): Promise<Page> {
  await page.goto(from);
  const press = page.getByRole("button", { name: button }).click();
  const [popup] = await Promise.all([page.waitForEvent("popup"), press]);
  return popup;
}
