import { atRest } from "#tests/e2e/support/alive.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn, signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a customer switches reminders off and gets mails in Bangla from then on", async ({ page, context }) => {
  const { email } = await signedUp(context);
  await page.goto("/dashboard/settings");
  await expect(page.getByText(`We mail ${email} about your account`)).toBeVisible();
  const day = page.getByLabel("A reminder the day before a visit");
  const language = page.getByLabel("Language of our e-mails and texts");
  await expect(day).toBeChecked();
  const saved = () => page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  const [first] = [saved(), await day.press("Space")];
  await first;
  const [second] = [saved(), await language.selectOption("বাংলা")];
  await second;
  await page.reload();
  await expect(day).not.toBeChecked();
  await expect(page.getByLabel("A reminder two hours before a visit")).toBeChecked();
  await expect(language).toHaveValue("bn");
});

test("a private calendar link is shown once, copied, and invalid once it is revoked", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signedUp(context);
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Make a private link" }).click();
  const link = page.getByLabel("Private link");
  // Who listens hears the link and that it is shown only once.
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(/\/api\/feeds\/[\w-]{43}\/calendar\.ics$/);
  await page.getByRole("button", { name: "Copy" }).click();
  await noticed(page, "The link is copied");
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toBe(await link.inputValue());
  const calendar = await context.request.get(url);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");

  await page.reload();
  await expect(page.getByText(/A link was made on .* It is shown only when it is made\./)).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("button", { name: "Yes, revoke it" }).click();
  await noticed(page, "The link is revoked");
  await expect(page.getByRole("button", { name: "Make a private link" })).toBeVisible();
  expect((await context.request.get(url)).status()).toBe(404);
});

test("the owner finds a mail that bounced, sees why, and sends it again", async ({ page, context }) => {
  await signedIn(context, admin);
  const message = {
    firstName: "Bela",
    lastName: "Das",
    email: "bounce@example.com",
    mobile: "01700000009",
    message: "Do you open on Fridays?",
  };
  const written = await context.request.post("/api/contact-messages", { data: message });
  expect(written.status()).toBe(201);
  const mail = page.getByRole("article", { name: "Message has arrived" });
  await expect
    .poll(async () => {
      await page.goto("/dashboard/deliveries?state=failed");
      await atRest(page);
      return mail.count();
    })
    .toBe(1);
  await expect(mail).toContainText("to bounce@example.com");
  await expect(mail).toContainText("550 There is no such mailbox.");
  await mail.getByRole("button", { name: "Send again" }).click();
  await noticed(page, "We are trying again now");
  await page.getByRole("tab", { name: "Sent", exact: true }).click();
  await expect(page.getByRole("article", { name: "Message to the salon" }).first()).toBeVisible();
  await expect(page).toHaveURL(/state=sent/);
});

test("a truncated unsubscribe link says so, and a valid one asks before it stops mails", async ({
  page,
  noise,
}) => {
  noise.expect(/404/);
  await page.goto("/unsubscribe");
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await page.goto("/unsubscribe#cut.off");
  await page.reload();
  await expect(page.getByRole("heading", { name: "No more messages of this kind?" })).toBeVisible();
  await page.getByRole("button", { name: "Stop these messages" }).click();
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
});
