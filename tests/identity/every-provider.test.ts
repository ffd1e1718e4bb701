import type { Page } from "@playwright/test";
import { expectSignedIn, logOut, newcomer } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/identity/support/test.ts";

test("creating a user signs the user in, and the API accepts the token", async ({ page, people }) => {
  const person = newcomer();
  await people.createUser(page, person);
  await expectSignedIn(page);
  await expectNamed(page);
  expect(await me(page)).toMatchObject({ email: person.email, name: "Mim Akter", role: "customer" });
});

test("signing out invalidates the token at once, in every tab, and signing in again is the same person", async ({
  page,
  context,
  people,
}) => {
  const person = newcomer();
  await people.createUser(page, person);
  await expectSignedIn(page);
  await expectNamed(page);
  const before = await me(page);
  const token = await tokenIn(page);
  const other = await context.newPage();
  await other.goto("/secret");
  await expect(other.getByText("private content")).toBeVisible();
  await logOut(page);
  await expect(other.getByRole("heading", { name: "Please Login" })).toBeVisible();
  await other.close();
  expect(await tokenIn(page)).toBeNull();
  expect(await statusWith(page, token)).toBe(401);
  await people.signIn(page, person);
  await expectSignedIn(page);
  expect(await me(page)).toEqual(before);
});

test("a sign-in that fails says what happened, and leaves nobody signed in", async ({ page, people }) => {
  const person = newcomer();
  await people.createUser(page, person);
  await expectSignedIn(page);
  await expectNamed(page);
  await logOut(page);
  const sentence = await people.signInWrongly(page, person);
  await expect(page.getByText(sentence)).toBeVisible();
  expect(await tokenIn(page)).toBeNull();
});

test("a window signs in, returns to the page that opened it, and closes", async ({
  page,
  context,
  people,
}) => {
  const email = await people.signInWithPopup(page);
  await expectSignedIn(page);
  expect(await me(page)).toMatchObject({ email });
  await expect.poll(() => context.pages().length).toBe(1);
});

test("a closed window says so, and can be opened again", async ({ page, people, noise }) => {
  noise.expect(/Social sign-in failed/);
  await page.goto("/login");
  const button = page.getByRole("button", { name: /^Continue with/ });
  const [popup] = await Promise.all([page.waitForEvent("popup"), button.click()]);
  await popup.waitForLoadState();
  await popup.close();
  await expect(page.getByText("The sign-in window was closed before you were signed in.")).toBeVisible();
  await people.signInWithPopup(page);
  await expectSignedIn(page);
});

test("a name and a photo are stored with the provider", async ({ page, people }) => {
  await people.createUser(page, newcomer());
  await expectSignedIn(page);
  await page.goto("/dashboard/profile");
  await page.getByLabel("First name").fill("Moushumi");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByRole("banner").getByText("Moushumi Akter")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Moushumi");
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Account menu, Moushumi Akter" })).toBeVisible();
});

test("devices are listed, and one that is logged out loses access at once", async ({
  page,
  otherPage,
  people,
  noise,
}) => {
  noise.expect(/401|No token for the signed-in person/);
  const person = newcomer();
  await people.createUser(page, person);
  await expectSignedIn(page);
  await nextSecond();
  await people.signIn(otherPage, person);
  await expectSignedIn(otherPage);
  const token = await tokenIn(otherPage);
  await page.goto("/dashboard/settings");
  const devices = page.getByRole("region", { name: "Where you are logged in" }).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: "This device" })).toHaveCount(1);
  await devices.getByRole("button", { name: /^Log out/ }).click();
  await expect(devices).toHaveCount(1);
  expect(await statusWith(otherPage, token)).toBe(401);
  await otherPage.goto("/dashboard/userHome");
  await expect(otherPage.getByRole("heading", { name: "Please Login" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("button", { name: "Yes, sign out everywhere" }).click();
  await expect(page.getByRole("link", { name: "Login", exact: true })).toBeVisible();
});

test("without the provider's proof there is no token", async ({ page }) => {
  await page.goto("/");
  const email = newcomer().email;
  const forged = `${btoa('{"alg":"RS256"}')}.${btoa(JSON.stringify({ email }))}.eA`;
  const statuses = await page.evaluate(
    async ({ email, forged }) => {
      const ask = (headers: Record<string, string>) =>
        fetch("/api/jwt", {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify({ email }),
        });
      return [(await ask({})).status, (await ask({ "x-id-token": forged })).status];
    },
    { email, forged },
  );
  expect(statuses).toEqual([401, 401]);
});

/** Firebase tells sign-ins of one person apart only by the second. */
async function nextSecond(): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(now);
}

/** An account is created first, and its name is set right after. */
async function expectNamed(page: Page): Promise<void> {
  await expect.poll(async () => (await me(page)).name).toBe("Mim Akter");
}

function tokenIn(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("access-token"));
}

async function me(page: Page): Promise<Record<string, unknown>> {
  const authorization = `Bearer ${await tokenIn(page)}`;
  return (await page.request.get("/api/me", { headers: { authorization } })).json();
}

async function statusWith(page: Page, token: string | null): Promise<number> {
  const answer = await page.request.get("/api/me", { headers: { authorization: `Bearer ${token}` } });
  return answer.status();
}
