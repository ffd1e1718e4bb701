import { expect, test } from "#tests/e2e/support/test.ts";

test("a developer finds a call by its subject, runs its example, and reads what a code means", async ({
  page,
}) => {
  await page.goto("/api/docs");
  await page.getByRole("link", { name: "Availability", exact: true }).click();
  await page
    .getByRole("button", { name: /^get \/\u200b?availability /i })
    .first()
    .click();
  await expect(page.getByText("Access: Anyone").first()).toBeVisible();
  await page.getByRole("button", { name: "Execute" }).click();
  const answer = page.getByRole("table").filter({ hasText: "Response body" });
  await expect(answer.getByText('"slots"').first()).toBeVisible();
  await page.goto("/api/docs#slot_taken");
  await expect(
    page.getByRole("row", { name: "slot_taken 409 Somebody else has this hour" }),
  ).toBeInViewport();
});
