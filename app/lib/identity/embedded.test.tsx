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

test("a page that comes back from the browser's history asks who is signed in now", async () => {
  const answer = vi.fn(async () => Response.json(null));
  vi.stubGlobal("fetch", answer);
  createEmbeddedIdentity();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(answer).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
});
