import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { createReceiver } from "#tests/support/receiver.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the owner makes a key on a phone, a program reads with it, and a revoked key allows nothing", async ({
  page,
  context,
}) => {
  test.slow();
  await signedIn(context, admin);
  let key = "";
  const listBookings = async () => {
    const answer = await context.request.get("/api/bookings?limit=1", {
      headers: { authorization: `Bearer ${key}` },
    });
    return { status: answer.status(), body: await answer.json() };
  };

  await test.step("nothing is there yet, and the form says what is missing", async () => {
    await page.goto("/dashboard/programs");
    await expect(page.getByRole("heading", { name: "No keys yet" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "New key" }).click();
    const dialog = page.getByRole("dialog", { name: "New key" });
    await dialog.getByRole("button", { name: "Make the key" }).click();
    await expect(dialog.getByText("Name is required")).toBeVisible();
    await expect(dialog.getByText("Choose what it may do")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("textbox", { name: "Name" }).fill("Our website");
    await dialog.getByLabel("Read visits").check();
    await dialog.getByRole("button", { name: "Make the key" }).click();
  });

  await test.step("the key is shown once, and reads what it may", async () => {
    await expect(page.getByRole("heading", { name: "The key of Our website" })).toBeVisible();
    key = await page.getByLabel("Key", { exact: true }).inputValue();
    expect(key).toMatch(/^shk_/);
    await expectAccessible(page);
    expect((await listBookings()).status).toBe(200);
    await page.getByRole("button", { name: "I have kept it" }).click();
    await page.reload();
    const card = page.getByRole("article", { name: "Our website" });
    await expect(card).toContainText("Works");
    await expect(card).toContainText("Read visits");
    await expect(card).toContainText("Last used on");
    await expect(page.getByText(key)).toHaveCount(0);
  });

  await test.step("the owner revokes it, after reading what happens", async () => {
    const card = page.getByRole("article", { name: "Our website" });
    await card.getByRole("button", { name: "Revoke" }).click();
    const question = page.getByRole("dialog", { name: "Revoke the key of Our website?" });
    await expect(question).toContainText("This can't be undone");
    await question.getByRole("button", { name: "Revoke it" }).click();
    await noticed(page, "The key of Our website is revoked");
    await expect(card).toContainText("Revoked on");
    await expect(card.getByRole("button")).toHaveCount(0);
    expect(await listBookings()).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  });
});

test("the owner adds an address for messages, sees that it fails, and sends a message again", async ({
  page,
  context,
}) => {
  test.slow();
  const program = createReceiver();
  await program.open();
  program.answers = 500;
  await signedIn(context, admin);
  const card = page.getByRole("article", { name: program.url });
  const log = card.getByRole("list", { name: "Messages" });

  await test.step("an address is added, and its secret is shown once", async () => {
    await page.goto("/dashboard/programs");
    await page.getByRole("button", { name: "New address" }).click();
    const dialog = page.getByRole("dialog", { name: "New address" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Enter an address that begins with https://")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Address").fill(program.url);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByLabel("Secret", { exact: true })).toHaveValue(/^whsec_/);
    await page.getByRole("button", { name: "I have kept it" }).click();
    await expect(card).toContainText("On");
  });

  await test.step("a test fails, and the log says how and when it is retried", async () => {
    await card.getByRole("button", { name: "Send a test" }).click();
    await expect(log).toContainText("answered 500");
    await expect(log).toContainText("next try");
    await page.reload();
    await expect(card).toContainText("Failing");
    await expectAccessible(page);
  });

  await test.step("it is fixed and sent again by hand", async () => {
    program.answers = 204;
    await card.getByRole("button", { name: "Show messages" }).click();
    await log.getByRole("button", { name: "Send again" }).click();
    await noticed(page, "The message is on its way again");
    await expect.poll(() => program.received.length).toBeGreaterThan(1);
    await page.reload();
    await card.getByRole("button", { name: "Show messages" }).click();
    await expect(log).toContainText("Taken");
    await expect(log).toContainText(/[2-9] tries/);
    await expectAccessible(page);
  });

  await test.step("it is removed", async () => {
    await card.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove it" }).click();
    await noticed(page, "The address is removed");
    await expect(page.getByRole("heading", { name: "No addresses yet" })).toBeVisible();
  });
  program.close();
});
