import { expect, onTestFinished, test, vi } from "vitest";
import { createEmbeddedIdentity } from "#app/lib/identity/embedded.ts";
import { askIdentity } from "#app/lib/identity/embedded-requests.ts";
import { onRefused } from "#app/lib/secured-api.ts";

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

test("a change by somebody signed out on another device signs them out here, too", async () => {
  const signOut = vi.fn(async () => {});
  onRefused(signOut);
  vi.stubGlobal("fetch", async () => Response.json({ code: "UNAUTHORIZED" }, { status: 401 }));
  await expect(askIdentity("/two-factor/enable", { password: "rupa-28" })).rejects.toThrow();
  expect(signOut).toHaveBeenCalledOnce();
});

test("a wrong password ends no session", async () => {
  const signOut = vi.fn(async () => {});
  onRefused(signOut);
  vi.stubGlobal("fetch", async () => Response.json({ code: "INVALID_EMAIL_OR_PASSWORD" }, { status: 401 }));
  await expect(createEmbeddedIdentity().signIn("mitu@example.com", "rupa-28")).rejects.toThrow(
    "wrong_credentials",
  );
  expect(signOut).not.toHaveBeenCalled();
});
