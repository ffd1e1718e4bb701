import { arriveToBook, chooseHour, moneySaid, payNow } from "#tests/e2e/support/booking-page.ts";
import { admin, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { serviceNamed } from "#tests/e2e/support/services.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { minutes } from "#tests/support/clock.ts";

test("a reloaded page has its hour at the old price, and once it is released at today's", async ({
  page,
  openBrowser,
  clock,
}) => {
  const owner = await openBrowser();
  await signedIn(owner, admin);
  await arriveToBook(page, "Turmeric Glow Facial");
  await chooseHour(page);
  await expect(moneySaid(page, "$38 now;")).toBeVisible();
  const { _id } = await serviceNamed(page, "Turmeric Glow Facial");
  const authorization = `Bearer ${await tokenOf(owner, admin.email)}`;
  const raised = { headers: { authorization }, data: { price: 43 } };
  expect((await owner.request.patch(`/api/services/${_id}`, raised)).ok()).toBe(true);
  await page.reload();
  await expect(moneySaid(page, "$38 now;")).toBeVisible();
  await expect(payNow(page)).toBeEnabled();
  await clock.advance(minutes(10.5));
  await expect(page.getByText(/We no longer hold/)).toBeVisible();
  await page.getByRole("button", { name: "Hold it again" }).click();
  await expect(moneySaid(page, "$43 now;")).toBeVisible();
});
