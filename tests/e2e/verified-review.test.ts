import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, anika, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a guest reads a visit's history and reviews it, and the verified review is on the home page with the salon's reply", async ({
  page,
  context,
  otherPage,
}) => {
  await signedIn(context, anika);
  await page.goto("/dashboard/myBookings");
  const row = page.getByRole("row").filter({ hasText: "Thermal Bath" });
  await row.getByRole("button", { name: /^History/ }).click();
  const history = page.getByRole("dialog", { name: "What happened to this visit" });
  await expect(history.getByRole("listitem").first()).toContainText("Booked and paid");
  await history.getByRole("button", { name: "Close" }).click();

  await row.getByRole("link", { name: /^Review/ }).click();
  await expect(page.getByLabel("Your visit").locator("option:checked")).toContainText("Thermal Bath");
  const words = `Lilies up to the chin, ${crypto.randomUUID()}.`;
  await page.getByLabel("Rating", { exact: true }).fill("5");
  await page.getByLabel("Image address").fill("/art/mark.svg");
  await page.getByLabel("Your Review").fill(words);
  await page.getByRole("button", { name: "Add Review" }).click();
  await noticed(page, "Your Review Added");
  await page.goto("/dashboard/myBookings");
  await expect(row).toBeVisible();
  await expect(row.getByRole("link", { name: /^Review/ })).toHaveCount(0);

  const owner = otherPage.context();
  await signedIn(owner, admin);
  await otherPage.goto("/dashboard/reviews");
  await otherPage.getByRole("tab", { name: /^Shown/ }).click();
  const card = otherPage.getByRole("listitem").filter({ hasText: words });
  await card.getByRole("button", { name: /^Reply/ }).click();
  await otherPage.getByRole("textbox", { name: "Your reply" }).fill("Come back when they bloom.");
  await otherPage.getByRole("button", { name: "Save reply" }).click();
  await noticed(otherPage, "Your reply is saved");
  await otherPage.goto("/");
  const shown = otherPage.getByRole("figure").filter({ hasText: words });
  await expect(shown).toContainText("Come back when they bloom.");
  await expect(shown).toContainText("Verified visit");
});
