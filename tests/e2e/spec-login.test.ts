import { anika, logIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a login stores a token under the name access-token, as a bearer for the secured calls", async ({
  page,
}) => {
  await page.goto("/dashboard/myBookings");
  await expect(page.getByRole("heading", { name: "Please Login" })).toBeVisible();
  const asked = page.waitForRequest("**/api/jwt");
  const secured = page.waitForRequest(`**/api/bookings/${encodeURIComponent(anika.email)}`);
  await logIn(page, anika);
  expect((await asked).postDataJSON()).toEqual({ email: anika.email });
  const { authorization } = (await secured).headers();
  const kept = await page.evaluate(() => localStorage.getItem("access-token"));
  expect(kept).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(authorization).toBe(`Bearer ${kept}`);
});

test("whether a person is an admin is requested once, only when the person is known", async ({
  page,
  context,
}) => {
  const { email } = await signedUp(context);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(decodeURIComponent(new URL(request.url()).pathname)));
  await page.goto("/dashboard/userHome");
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await menu.getByRole("link", { name: "my bookings" }).click();
  await expect(page.getByRole("heading", { name: "Total Bookings: 0" })).toBeVisible();
  await menu.getByRole("link", { name: "ADD Review" }).click();
  await expect(page.getByRole("button", { name: "Add Review" })).toBeVisible();
  const status = `/api/users/admin/${email}`;
  expect(calls.filter((path) => path === status)).toHaveLength(1);
  expect(calls.indexOf("/api/jwt")).toBeLessThan(calls.indexOf(status));
});

test("a social sign-in sends the server its name and address, then leads to the home page", async ({
  page,
}) => {
  await page.goto("/login");
  const told = page.waitForRequest(
    (request) => request.method() === "POST" && /\/api\/users$/.test(request.url()),
  );
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Continue with Google" }).click(),
  ]);
  await popup.getByRole("button", { name: /Nadia Rahman/ }).click();
  const sent = (await told).postDataJSON();
  expect(Object.keys(sent).sort()).toEqual(["email", "name"]);
  expect(sent.name).toBe("Nadia Rahman");
  await expect(page).toHaveURL("/");
});
