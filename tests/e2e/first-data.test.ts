import { anika, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a reloaded dashboard page shows its data after two rounds of calls: the person, then the data", async ({
  context,
  page,
}) => {
  await signedIn(context, anika);
  await page.goto("/dashboard/myBookings");
  await expect(page.getByRole("table")).toBeVisible();
  const { promise: over, resolve: finish } = Promise.withResolvers<void>();
  await page.route(/\/api\/(jwt|users\/admin\/)/, async (route) => {
    await over;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  await page.reload();
  await expect(page.getByRole("table")).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/api/users/admin/"))).toEqual([]);
  finish();
});
