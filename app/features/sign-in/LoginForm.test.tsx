import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LoginForm } from "#app/features/sign-in/LoginForm.tsx";
import { show } from "#tests/support/components/show.tsx";

test("an error goes as soon as the field is right, so that the button below stays under the press", async () => {
  await show(<LoginForm enter={async () => {}} />);
  const password = page.getByLabelText("Password", { exact: true });
  await password.click();
  await userEvent.tab();
  const error = page.getByText("You must enter password");
  await expect.element(error).toBeVisible();
  await password.click();
  await userEvent.keyboard("shiuli-customer");
  await expect.element(error).not.toBeInTheDocument();
  await expect.element(password).toHaveFocus();
});
