import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, anika, logIn, newcomer, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("signing up shows a notice at the top end, which closes by itself", async ({ page }) => {
  const { email, password } = newcomer();
  await page.goto("/singup");
  for (const [field, typed] of [
    ["First name", "Mim"],
    ["Last name", "Akter"],
    ["Email", email],
    ["Password", password],
    ["Confirm password", password],
    ["Photo URL", "/art/mark.svg"],
  ] as const) {
    await page.getByLabel(field, { exact: true }).fill(typed);
  }
  const notice = noticed(page, "Your Logged in now");
  await page.getByRole("button", { name: "Create account" }).click();
  expect(await notice).toEqual({ place: "top-end", text: "Your Logged in now" });
  await expect(page.getByText("Your Logged in now")).toBeHidden();
});

test("logging in shows a notice", async ({ page }) => {
  await page.goto("/login");
  const notice = noticed(page, "Your Logged in now");
  await logIn(page, anika);
  expect((await notice).text).toBe("Your Logged in now");
});

test("adding a review shows a notice in the centre, which closes by itself", async ({ page, context }) => {
  await signedUp(context);
  await page.goto("/dashboard/addReview");
  await page.getByLabel("Rating", { exact: true }).fill("5");
  await page.getByLabel("Image address").fill("/art/mark.svg");
  await page.getByLabel("Your Review").fill("Warm oil, quiet room.");
  const notice = noticed(page, "Your Review Added");
  await page.getByRole("button", { name: "Add Review" }).click();
  expect(await notice).toEqual({ place: "center", text: "Your Review Added" });
  await expect(page.getByText("Your Review Added")).toBeHidden();
});

test("an error stays until it is dismissed", async ({ page, context, clock, noise }) => {
  noise.expect(/503/);
  const { email, name } = await signedUp(context, "Sumi Das");
  await page.goto("/dashboard/userHome");
  await expect(page.getByRole("heading", { name: /Sumi/ })).toBeVisible();
  await signedIn(context, admin);
  await clock.giveTimers(page);
  await page.goto("/dashboard/users");
  await page.route("**/api/users/admin/*", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  const row = page.getByRole("row").filter({ hasText: email });
  await row.getByRole("button", { name: "Make admin" }).click();
  await page.getByRole("button", { name: "Yes, Make it!" }).click();
  const failure = page.getByRole("status").filter({ hasText: `${name} is not an admin` });
  await expect(failure).toBeVisible();
  await page.clock.fastForward("01:00");
  await expect(failure).toBeVisible();
  await failure.getByRole("button", { name: "Dismiss" }).click();
  await expect(failure).toBeHidden();
});

test("a logout that fails leaves the person signed in and says so", async ({ page, context, noise }) => {
  noise.expect(/ERR_FAILED|Signing out failed/);
  await signedUp(context);
  await page.goto("/dashboard/userHome");
  await page.route("**/api/auth/sign-out", (route) => route.abort());
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "LogOut" }).click();
  await expect(page.getByText("You are still logged in")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
});
