import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LoginForm } from "#app/features/sign-in/LoginForm.tsx";
import { useEntry } from "#app/features/sign-in/use-entry.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
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

test("the form says that somebody is being logged in until the next page is there", async () => {
  let isIn = false;
  salonAnswers({ createToken: () => ({ token: "a-token" }), readAdminStatus: () => ({ admin: false }) });
  const others = globalThis.fetch;
  vi.stubGlobal("fetch", (target: string, init?: RequestInit) => {
    if (target === "/api/auth/get-session")
      return Response.json(isIn ? { user: { email: "mitu@example.com" } } : null);
    if (target !== "/api/auth/sign-in/email") return others(target, init);
    isIn = true;
    return Response.json({ redirect: false });
  });
  await show(<Login />, { at: "/login", addressLags: true });
  await page.getByLabelText("Email").fill("mitu@example.com");
  await page.getByLabelText("Password", { exact: true }).fill("rupa-28");
  await page.getByRole("button", { name: "Login" }).click();
  await expect.element(page.getByText("Your Logged in now")).toBeVisible();
  await expect.element(page.getByLabelText("Email")).toHaveValue("");
  await expect.element(page.getByRole("button", { name: "Logging in" })).toHaveAttribute("aria-busy", "true");
});

function Login() {
  return <LoginForm enter={useEntry()} />;
}
