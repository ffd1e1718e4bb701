import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a master who leaves is listed with the coming visits, and can come back", async ({
  page,
  context,
  otherPage,
}) => {
  await signedIn(context, admin);
  await page.goto("/dashboard/mastersAndHours");
  const masters = page.getByRole("navigation", { name: "Masters" });
  const labonno = masters.getByRole("button", { name: /Labonno Das/ });
  await labonno.click();
  await page.getByRole("button", { name: /^No longer works here/ }).click();
  await page.getByRole("button", { name: "She leaves" }).click();
  const left = page.getByRole("dialog", { name: "Visits booked with Labonno Das" });
  await expect(left.getByRole("listitem").first()).toBeVisible();
  await left.getByRole("button", { name: "I will see to them" }).click();
  await expect(labonno).toHaveCount(0);
  await otherPage.goto("/");
  await expect(otherPage.getByRole("img", { name: "Portrait of Sadia Noor" })).toBeVisible();
  await expect(otherPage.getByRole("img", { name: "Portrait of Labonno Das" })).toHaveCount(0);

  await page.getByRole("button", { name: /^Works here again/ }).click();
  await noticed(page, "Labonno Das works here again");
  await expect(labonno).toBeVisible();
});
