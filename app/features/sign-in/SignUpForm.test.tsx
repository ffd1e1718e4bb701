import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { SignUpForm } from "#app/features/sign-in/SignUpForm.tsx";
import { show } from "#tests/support/components/show.tsx";

test("a password that the salon refuses is told at its field, which gets the focus", async () => {
  await show(<SignUpForm enter={(work) => work()} />);
  await page.getByLabelText("First name").fill("Mim");
  await page.getByLabelText("Last name").fill("Akter");
  await page.getByLabelText("Email").fill("mim@example.com");
  const password = page.getByLabelText("Password", { exact: true });
  await password.fill("123456");
  await page.getByLabelText("Confirm password").fill("123456");
  vi.stubGlobal("fetch", async () => Response.json({ code: "PASSWORD_TOO_COMMON" }, { status: 400 }));
  await page.getByRole("button", { name: "Create account" }).click();
  await expect.element(password).toHaveAccessibleDescription(/^Many people use this password/);
  await expect.element(password).toHaveFocus();
});
