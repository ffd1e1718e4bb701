import { newcomer } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/identity/support/test.ts";

test("only the provider's pages ask for passwords, and the salon names the provider", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByText("You log in at Bithi ID.")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveCount(0);
  await page.goto("/forgot-password");
  await expect(page.getByText("Your password is kept at Bithi ID.")).toBeVisible();
  const answer = await page.request.post("/api/auth/sign-up/email", {
    data: { email: newcomer().email, password: "sona-2726", name: "" },
  });
  expect(answer.status()).toBe(404);
});

test("an address that the provider has not verified takes over nobody's account", async ({
  page,
  otherPage,
  people,
  noise,
}) => {
  noise.expect(/Social sign-in failed/);
  const person = newcomer();
  await people.createUser(page, person);
  await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
  await people.signIn(otherPage, { ...person, email: `unproved.${person.email}` });
  await expect(otherPage.getByText("This e-mail already has an account here")).toBeVisible();
  expect(await otherPage.evaluate(() => localStorage.getItem("access-token"))).toBeNull();
});
