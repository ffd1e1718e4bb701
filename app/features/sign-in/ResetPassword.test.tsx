import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ResetPassword } from "#app/features/sign-in/ResetPassword.tsx";
import { show } from "#tests/support/components/show.tsx";

test("a link whose password was saved without an answer leads to a login with it, and does not say that nothing changed", async () => {
  let tries = 0;
  const others = globalThis.fetch;
  vi.stubGlobal("fetch", (target: string, init?: RequestInit) => {
    if (target === "/api/auth/get-session") return Response.json(null);
    if (target !== "/api/auth/reset-password") return others(target, init);
    tries += 1;
    if (tries === 1) throw new TypeError("The connection is gone.");
    return Response.json({ code: "INVALID_TOKEN" }, { status: 400 });
  });
  const before = window.location.href;
  window.history.replaceState(null, "", "#a-token");
  onTestFinished(() => window.history.replaceState(null, "", before));
  await show(<ResetPassword />);
  await page.getByLabelText("New password").fill("hira-29");
  await page.getByLabelText("Confirm password").fill("hira-29");
  const save = page.getByRole("button", { name: "Save new password" });
  await save.click();
  await expect.element(page.getByText(/We could not reach the salon/)).toBeVisible();
  await save.click();
  await expect.element(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expect
    .element(page.getByText("If you have just saved a new password, log in with it."))
    .toBeVisible();
  await expect.element(page.getByText(/Nothing has changed/)).not.toBeInTheDocument();
});
