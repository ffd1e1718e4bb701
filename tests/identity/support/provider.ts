import type { BrowserContext, Page } from "@playwright/test";

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** How a person does with one provider what every provider can. Each call begins at a page of the salon's. */
export interface Provider {
  /** The server's settings. */
  settings: Record<string, string>;
  /** What its own pages complain about, which is not for us to mend. */
  noise: RegExp[];
  prepare(context: BrowserContext): Promise<void>;
  /** Makes an account from /singup. */
  createUser(page: Page, person: Person): Promise<void>;
  /** Signs in to an account from /login. */
  signIn(page: Page, person: Person): Promise<void>;
  /** Tries in vain to sign in from /login. @returns the sentence that the page is to show */
  signInWrongly(page: Page, person: Person): Promise<string>;
  /** Signs in through a window from /login. @returns the person's address */
  signInWithPopup(page: Page): Promise<string>;
  close(): Promise<void>;
}

/** Somebody that the salon has never seen. */
export function newPerson(name = "Mim Akter"): Person {
  return { name, email: `mim-${crypto.randomUUID()}@example.com`, password: "sona-2726" };
}

/** Fills and sends the sign-up form. */
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

/** Fills and sends the login form. */
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
