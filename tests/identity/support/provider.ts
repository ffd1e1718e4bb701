import type { BrowserContext, Page } from "@playwright/test";
import { logIn, type Person, signUp } from "#tests/e2e/support/people.ts";

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

/** Fills in and sends the sign-up form. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.goto("/singup");
  await signUp(page, person);
}

/** Fills in and sends the login form. */
export async function fillLogin(page: Page, person: Person): Promise<void> {
  await page.goto("/login");
  await logIn(page, person);
}

/** Presses a button of the login page that opens a window. @returns the window */
export async function openWindow(page: Page, button: string, from = "/login"): Promise<Page> {
  await page.goto(from);
  const press = page.getByRole("button", { name: button }).click();
  const [popup] = await Promise.all([page.waitForEvent("popup"), press]);
  return popup;
}
