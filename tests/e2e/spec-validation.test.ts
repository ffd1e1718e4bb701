import type { Locator, Page } from "@playwright/test";
import { atRest } from "#tests/e2e/support/alive.ts";
import { arriveToBook } from "#tests/e2e/support/booking-page.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const short = "Password must have at least 6 characters";

/** A field, what is typed into it, and the message beside it once the field is left. */
type Row = [field: string, typed: string, sentence: string];

const signUp: Row[] = [
  ["First name", "", "First name is required"],
  ["Last name", "", "Last name is required"],
  ["Email", "", "Username or email is required"],
  ["Password", "", "You must specify a password"],
  ["Password", "12345", short],
  ["Confirm password", "123456", "The password do not match!"],
  ["Photo URL", "", "PhotoURL is required"],
];

const login: Row[] = [
  ["Email", "", "You must enter Username or email"],
  ["Password", "", "You must enter password"],
  ["Password", "12345", short],
];

for (const [path, rows] of [
  ["/login", login],
  ["/singup", signUp],
] as const) {
  test(`a field of ${path} says beside it what it needs once it is left`, async ({ page }) => {
    await page.goto(path);
    await atRest(page);
    for (const row of rows) await expectSaid(page, page.getByRole("main"), row);
  });
}

test("the fields of the booking form are required, and the number is digits", async ({ page }) => {
  await arriveToBook(page, "Threading");
  const form = page.getByRole("main");
  const digits = "Enter a mobile number: digits only, with an optional + in front";
  await expectSaid(page, form, ["Name", "", "Name is required"]);
  await expectSaid(page, form, ["Mobile number", "", digits]);
  await expectSaid(page, form, ["Mobile number", "my number", digits]);
  const whole = "A mobile number here has 11 digits, like 01711 234567";
  await expectSaid(page, form, ["Mobile number", "0171123456", whole]);
  const abroad = "No number of this country looks like that";
  await expectSaid(page, form, ["Mobile number", "+44 7911 12345", abroad]);
  for (const name of ["Email", "Service name"]) {
    await expect(form.getByLabel(name, { exact: true })).toHaveAttribute("readonly");
    await expect(form.getByLabel(name, { exact: true })).not.toHaveValue("");
  }
});

test("all fields of a service and of a review are required", async ({ page, context }) => {
  await signedIn(context, admin);
  for (const [path, first, button, sentences] of [
    [
      "/dashboard/service",
      "Service Name",
      "Add service",
      ["Service Name is required", "Price is required", "Details is required", "Image is required"],
    ],
    [
      "/dashboard/addReview",
      "Name",
      "Add Review",
      ["Name is required", "Give a rating from 1 to 5", "Image is required", "Your Review is required"],
    ],
  ] as const) {
    await page.goto(path);
    const name = page.getByLabel(first, { exact: true });
    await expect(name).toBeVisible();
    await name.fill("");
    if (path.endsWith("addReview")) await page.getByLabel("Image address").fill("");
    await page.getByRole("button", { name: button }).click();
    for (const sentence of sentences) await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(name).toBeFocused();
  }
});

test("the browser stops the contact form at the first empty field, and the message is optional", async ({
  page,
}) => {
  await page.goto("/");
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Send message" }) });
  for (const [field, typed] of [
    ["First name", "Mim"],
    ["Last name", "Akter"],
    ["Email address", "mim@example.com"],
    ["Mobile number", "01700000009"],
  ] as const) {
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByLabel(field)).toBeFocused();
    await form.getByLabel(field).fill(typed);
  }
  await form.getByLabel("Mobile number").fill("my number");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByLabel("Mobile number")).toBeFocused();
  await form.getByLabel("Mobile number").fill("+৮৮০ ১৭০০-০০০ ০০৯");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByRole("status")).toContainText("Your message has reached us");
});

/** Types and leaves the field. The message is then the first part of the description, before a hint. */
async function expectSaid(page: Page, form: Locator, [field, typed, sentence]: Row): Promise<void> {
  const input = form.getByLabel(field, { exact: true });
  await input.fill(typed);
  await input.focus();
  await page.keyboard.press("Tab");
  await expect(input).toHaveAccessibleDescription(new RegExp(`^${sentence.replace("+", "\\+")}`));
  await expect(input).toHaveAttribute("aria-invalid", "true");
}
