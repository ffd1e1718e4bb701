import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { textSaying } from "#tests/e2e/support/texts.ts";

test("a customer verifies a mobile number by the code that is sent to it", async ({
  page,
  context,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedUp(context);
  await page.goto("/dashboard/profile");
  const section = page.getByRole("region", { name: "Confirm your number" });
  await expect(section).toContainText("Write your number above and save your profile.");
  const number = `0171${String(Date.now()).slice(-7)}`;
  await page.getByLabel("Mobile number").fill(number);
  await page.getByRole("button", { name: "Save profile" }).click();
  await noticed(page, "Your profile is saved");
  await expect(section).toContainText(`${number} is not confirmed yet.`);
  await section.getByRole("button", { name: "Send a code by text" }).click();
  await expect(section.getByRole("status")).toContainText(`A code is on its way to +88${number}.`);
  const code = section.getByLabel("Code from the text");
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(
    "Nothing came? If you answered STOP to our texts, send START to the number they came from.",
  );

  await section.getByRole("button", { name: "Confirm" }).click();
  await expect(section).toContainText("The code has six digits");
  const sent = (await textSaying(context, `+88${number}`, /is your code/)).slice(0, 6);
  noise.expect(/422/);
  await code.fill(sent === "000000" ? "000001" : "000000");
  await code.press("Enter");
  await expect(section).toContainText("This is not the code that we sent. Read the text again.");
  await expectAccessible(page);
  await code.fill(sent);
  await code.press("Enter");
  await noticed(page, "Your mobile number is confirmed");
  await expect(section).toContainText(`${number} is confirmed.`);
  await expect(code).toHaveCount(0);
});

test("a number's code is no longer asked for once another number is saved", async ({ page, context }) => {
  await signedUp(context);
  await page.goto("/dashboard/profile");
  const section = page.getByRole("region", { name: "Confirm your number" });
  const save = async (number: string) => {
    await page.getByLabel("Mobile number").fill(number);
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(section).toContainText(`${number} is not confirmed yet.`);
  };
  await save("01711000017");
  await section.getByRole("button", { name: "Send a code by text" }).click();
  await expect(section.getByRole("status")).toContainText("A code is on its way to +8801711000017.");
  await save("01711000018");
  await expect(section).not.toContainText("01711000017");
  await expect(section.getByLabel("Code from the text")).toHaveCount(0);
});
