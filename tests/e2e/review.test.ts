import { noticed } from "#tests/e2e/support/notice.ts";
import { anika, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a review form says what it needs, and a past guest's review is on the home page", async ({
  page,
  context,
  otherPage,
}) => {
  await signedIn(context, anika);
  const name = "Anika Rahman";
  await page.goto("/dashboard/addReview");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await expect(page.getByPlaceholder("Give Rating Max 5")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("");
  const add = page.getByRole("button", { name: "Add Review" });
  await add.click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await expect(page.getByText("Your Review is required")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Rating", { exact: true }).fill("9");
  await page.getByLabel("Image address").fill("/art/mark.svg");
  const words = `Warm oil, quiet room, ${crypto.randomUUID()}.`;
  await page.getByLabel("Your Review").fill(words);
  await add.click();
  await expect(page.getByText("Give a rating from 1 to 5")).toBeVisible();
  await page.getByRole("button", { name: "4 stars" }).click();
  await expect(page.getByLabel("Rating", { exact: true })).toHaveValue("4");
  await add.click();
  await noticed(page, "Your Review Added");
  await expect(page.getByLabel("Your Review")).toHaveValue("");

  await otherPage.goto("/");
  const review = otherPage.getByRole("region", { name: "Testimonials" });
  await expect(review).toContainText(words);
});

test("a reviewer without a photo gets initials, is told when no picture is left, and chooses a drawing", async ({
  page,
  context,
}) => {
  await signedUp(context);
  await page.goto("/dashboard/addReview");
  await expect(page.getByLabel("Image address")).toHaveValue("/portraits/MA.svg");
  await expect(page.getByRole("radio", { name: "Your initials" })).toBeChecked();
  await page.getByLabel("Image address").fill("");
  await page.getByLabel("Rating", { exact: true }).fill("5");
  await page.getByLabel("Your Review").fill("I came back twice.");
  const add = page.getByRole("button", { name: "Add Review" });
  await add.click();
  await expect(page.getByText("Image is required")).toBeVisible();
  await page.getByRole("radio", { name: "A drawn portrait" }).check();
  await expect(page.getByLabel("Image address")).toHaveValue("/art/portrait-guest.svg");
  await expect(page.getByText("Image is required")).toBeHidden();
  await add.click();
  await noticed(page, "Your Review Added");
});

test("a review sent offline is kept, and not sent until the next press", async ({ page, context, noise }) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|No answer to/);
  await signedUp(context);
  await page.goto("/dashboard/addReview");
  await page.getByLabel("Rating", { exact: true }).fill("5");
  await page.getByLabel("Image address").fill("/art/mark.svg");
  await page.getByLabel("Your Review").fill("I came back twice.");
  await context.setOffline(true);
  const add = page.getByRole("button", { name: "Add Review" });
  await add.click();
  await expect(page.getByRole("alert")).toContainText("Your review was not added.");
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  await expect(page.getByLabel("Your Review")).toHaveValue("I came back twice.");
  await add.click();
  await noticed(page, "Your Review Added");
});
