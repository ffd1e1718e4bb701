import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { SecondFactor } from "#app/features/account/SecondFactor.tsx";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("after a change whose answer got lost, the page shows whether logging in asks for a code", async () => {
  let isOn = true;
  salonAnswers({ createToken: () => ({ token: "a-token" }), readAdminStatus: () => ({ admin: false }) });
  const others = globalThis.fetch;
  vi.stubGlobal("fetch", (target: string, init?: RequestInit) => {
    if (target === "/api/auth/get-session")
      return Response.json({ user: { email: "mitu@example.com", twoFactorEnabled: isOn } });
    if (target !== "/api/auth/two-factor/disable") return others(target, init);
    isOn = false;
    throw new TypeError("The connection is gone.");
  });
  await show(<SecondFactor email="mitu@example.com" />);
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByLabelText("Your password").fill("a long password");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.element(page.getByText(/connection/i)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("button", { name: "Turn on" })).toBeVisible();
});
