import { expect, onTestFinished, test, vi } from "vitest";
import { createEmbeddedIdentity } from "#app/lib/identity/embedded.ts";

test("a browser that keeps no cookies is told so, and not that the salon is at fault", async () => {
  vi.stubGlobal("fetch", async (target: string) =>
    Response.json(target === "/api/auth/sign-in/email" ? { redirect: false } : null),
  );
  const refused = vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  onTestFinished(() => refused.mockRestore());
  await expect(createEmbeddedIdentity().signIn("mitu@example.com", "rupa-28")).rejects.toThrow("no_cookies");
});
