import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { PasswordFields } from "#app/features/account/PasswordFields.tsx";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("a change whose answer got lost is told as one that may hold already", async () => {
  salonAnswers({ createToken: () => ({ token: "a-token" }), readAdminStatus: () => ({ admin: false }) });
  const others = globalThis.fetch;
  vi.stubGlobal("fetch", (target: string, init?: RequestInit) => {
    if (target === "/api/auth/get-session") return Response.json({ user: { email: "mitu@example.com" } });
    if (target !== "/api/auth/change-password") return others(target, init);
    throw new TypeError("The connection is gone.");
  });
  await show(<PasswordFields />);
  await page.getByLabelText("Current password").fill("rupa-28");
  await page.getByLabelText("New password").fill("hira-29");
  await page.getByLabelText("Confirm password").fill("hira-29");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect.element(page.getByText(/if the old one is refused, use the new one/)).toBeVisible();
});
