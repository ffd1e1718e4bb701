import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expectSignedIn, logOut, newcomer, type Person } from "#tests/e2e/support/people.ts";
import { fillLogin, fillSignUp } from "#tests/identity/support/provider.ts";
import { expect, test } from "#tests/identity/support/test.ts";
import { codeNow } from "#tests/support/totp.ts";

test("with a code from an app, the password alone lets nobody in", async ({ page, otherPage, noise }) => {
  noise.expect(/40[01]/);
  const person = newcomer();
  const section = await beginSetUp(page, person);
  await givePassword(page, "not her password");
  await expect(section.getByText("This is not your current password.")).toBeVisible();
  await givePassword(page, person.password);
  await expect(section.getByRole("img", { name: "QR code for an authenticator app" })).toBeVisible();
  await expectAccessible(page);
  const key = (await section.getByRole("code").textContent()) ?? "";
  await section.getByLabel("Code").fill("000000");
  await section.getByRole("button", { name: "Continue" }).click();
  await expect(section.getByText("This code does not fit.")).toBeVisible();
  await section.getByLabel("Code").fill(codeNow(key));
  await section.getByRole("button", { name: "Continue" }).click();
  await expect(section.getByRole("list").getByRole("listitem")).toHaveCount(10);
  await expect(section.getByRole("heading", { name: "Your backup codes" })).toBeFocused();
  await section.getByRole("button", { name: "Done" }).click();
  await expect(section.getByRole("heading", { name: "Code from an app" })).toBeFocused();
  await expect(section.getByText("Logging in asks for a code.")).toBeVisible();

  await askForCode(otherPage, person);
  await expectAccessible(otherPage);
  await otherPage.getByLabel("Code").fill("000000");
  await otherPage.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(otherPage.getByText("This code does not fit.")).toBeVisible();
  expect(await otherPage.evaluate(() => localStorage.getItem("access-token"))).toBeNull();
  await otherPage.getByLabel("Code").fill(codeNow(key, 1));
  await otherPage.getByRole("button", { name: "Continue", exact: true }).click();
  await expectSignedIn(otherPage);
});

test("the backup codes are shown although the connection is lost once the app's code was accepted", async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_FAILED|No answer to/);
  const person = newcomer();
  const section = await beginSetUp(page, person);
  await givePassword(page, person.password);
  const key = (await section.getByRole("code").textContent()) ?? "";
  await page.route("**/api/jwt", (route) => route.abort());
  await section.getByLabel("Code").fill(codeNow(key));
  await section.getByRole("button", { name: "Continue" }).click();
  await expect(section.getByRole("list").getByRole("listitem")).toHaveCount(10);
});

test("a backup code works once, and turning codes off needs the password", async ({
  page,
  otherPage,
  noise,
  site,
}) => {
  noise.expect(/401/);
  const { person, backupCode } = await withCodes(page, site.url);
  await useBackup(otherPage, person, backupCode);
  await expectSignedIn(otherPage);
  await logOut(otherPage);
  await useBackup(otherPage, person, backupCode);
  await expect(otherPage.getByText("This code does not fit.")).toBeVisible();

  await page.goto("/dashboard/settings");
  const section = page.getByRole("region", { name: "Code from an app" });
  await section.getByRole("button", { name: "Turn off" }).click();
  await givePassword(page, person.password);
  await expect(section.getByText("Logging in asks for your password alone.")).toBeVisible();
  await fillLogin(otherPage, person);
  await expectSignedIn(otherPage);
});

test("a passkey that its owner unlocks signs in without a password, until it is removed", async ({
  page,
  noise,
}) => {
  noise.expect(/401/);
  await addDevice(page);
  const person = newcomer();
  await fillSignUp(page, person);
  await expectSignedIn(page);
  await page.goto("/dashboard/settings");
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await expect(section.getByRole("listitem").filter({ hasText: "Passkey 1" })).toBeVisible();
  await page.goto("/");
  await logOut(page);
  await usePasskey(page);
  await expectSignedIn(page);
  await page.goto("/dashboard/settings");
  // The device has one already.
  await section.getByRole("button", { name: "Add a passkey" }).click();
  const refused = section.getByText("The passkey was not used. Try again, or use your password.");
  await expect(refused).toBeVisible();
  await section.getByRole("button", { name: "Remove Passkey 1" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(section.getByText("You have none yet.")).toBeVisible();
  await expect(refused).toHaveCount(0);
  await page.goto("/");
  await logOut(page);
  await usePasskey(page);
  await expect(page.getByText("We do not know this passkey.")).toBeVisible();
});

test("a new passkey gets a name that no other passkey has", async ({ page }) => {
  const takeFirst = await addDevice(page);
  await fillSignUp(page, newcomer());
  await expectSignedIn(page);
  await page.goto("/dashboard/settings");
  const section = page.getByRole("region", { name: "Passkeys" });
  const add = section.getByRole("button", { name: "Add a passkey" });
  const passkeys = section.getByRole("listitem");
  await add.click();
  await expect(passkeys.filter({ hasText: "Passkey 1" })).toBeVisible();
  await takeFirst();
  const takeSecond = await addDevice(page);
  await add.click();
  await expect(passkeys.filter({ hasText: "Passkey 2" })).toBeVisible();
  await section.getByRole("button", { name: "Remove Passkey 1" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(passkeys).toHaveCount(1);
  await takeSecond();
  await addDevice(page);
  await add.click();
  await expect(passkeys).toHaveText([/Passkey 2/, /Passkey 3/]);
});

/** Signs a user up without the pages, and turns codes on. The page's browser gets the session. */
async function withCodes(page: Page, siteUrl: string): Promise<{ person: Person; backupCode: string }> {
  const person = newcomer();
  const ask = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/auth${path}`, { data, headers: { origin: siteUrl } });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  await ask("/sign-up/email", person);
  await ask("/sign-in/email", person);
  const { totpURI, backupCodes } = await ask("/two-factor/enable", { password: person.password });
  await ask("/two-factor/verify-totp", { code: codeNow(new URL(totpURI).searchParams.get("secret") ?? "") });
  return { person, backupCode: backupCodes[0] };
}

async function askForCode(page: Page, person: Person): Promise<void> {
  await fillLogin(page, person);
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
}

async function useBackup(page: Page, person: Person, code: string): Promise<void> {
  await askForCode(page, person);
  await page.getByRole("button", { name: "Use a backup code" }).click();
  await page.getByLabel("Backup code").fill(code);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

async function usePasskey(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
}

/** Signs somebody up and asks to turn codes on. @returns the part of the settings that asks for the password then */
async function beginSetUp(page: Page, person: Person): Promise<Locator> {
  await fillSignUp(page, person);
  await expectSignedIn(page);
  await page.goto("/dashboard/settings");
  const section = page.getByRole("region", { name: "Code from an app" });
  await section.getByRole("button", { name: "Turn on" }).click();
  return section;
}

async function givePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
}

/**
 * Gives the browser a device that stores passkeys and recognizes its owner.
 * @returns a function that takes it away
 */
async function addDevice(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => session.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
}
