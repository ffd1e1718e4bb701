import { anika } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a login whose form check can't be loaded says so and sends nothing", async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|Failed to fetch dynamically/);
  await page.goto("/login");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.getByLabel("Email").fill(anika.email);
  await page.getByLabel("Password", { exact: true }).fill(anika.password);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
  await expect(
    page.getByText(
      "Part of this page could not be loaded. Copy what you want to keep, then reload the page.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(anika.email);
  expect(sent).toEqual([]);
});
