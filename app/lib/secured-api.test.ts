import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { hasToken, removeToken, setTokenRenewal, storeToken } from "#app/lib/access-token.ts";
import { api } from "#app/lib/api.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { learnSalonTime } from "#app/lib/salon-now.ts";
import { onRefused, securedApi } from "#app/lib/secured-api.ts";

const fetched = vi.fn<typeof fetch>();
const refused = vi.fn(async () => {});
const logged = vi.fn();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.spyOn(console, "error").mockImplementation(logged);
  onRefused(refused);
});

afterEach(() => {
  setTokenRenewal(null);
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

test("a plain call requests its path and returns the answer", async () => {
  fetched.mockResolvedValue(Response.json([]));
  expect(await api("listServices")).toEqual([]);
  expect(sent()).toMatchObject({ url: "/api/services", method: "GET" });
});

test("placeholders in the path are filled and escaped, and the query follows", async () => {
  fetched.mockImplementation(async () => Response.json({}));
  await securedApi("listUserBookings", { params: { email: "a/b+c@example.com" } });
  expect(sent().url).toBe("/api/bookings/a%2Fb%2Bc%40example.com");
  await api("readAvailability", {
    query: { service: ["s1", "s2"], from: "2026-11-02", to: "2026-11-03" },
  });
  expect(sent().url).toBe("/api/availability?service=s1&service=s2&from=2026-11-02&to=2026-11-03");
});

test("a plain call carries no token, a secured one does", async () => {
  storeToken(token({ minutes: 15 }));
  fetched.mockImplementation(async () => Response.json([]));
  await api("listServices");
  expect(sent().headers).not.toHaveProperty("authorization");
  await securedApi("listUsers");
  expect(sent().headers).toHaveProperty("authorization", `Bearer ${token({ minutes: 15 })}`);
});

test("where the browser has no room for the token, it lasts until the page is loaded again or its person leaves", async () => {
  const full = () => {
    throw new DOMException("Full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full, removeItem() {} });
  storeToken(token({ minutes: 15 }));
  fetched.mockImplementation(async () => Response.json([]));
  await securedApi("listUsers");
  expect(sent().headers).toHaveProperty("authorization", `Bearer ${token({ minutes: 15 })}`);
  removeToken();
  expect(hasToken()).toBe(false);
});

test("a token that another tab has removed is gone in this one at once", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  storeToken(token({ minutes: 15 }));
  expect(hasToken()).toBe(true);
  kept.clear();
  expect(hasToken()).toBe(false);
});

test.each([401, 403])("%i on a secured call signs out and is still passed on", async (status) => {
  fetched.mockResolvedValue(problem(status, "forbidden"));
  await expect(securedApi("listUsers")).rejects.toMatchObject({ status, code: "forbidden" });
  expect(refused).toHaveBeenCalledOnce();
});

test("a conflict on a secured call, or a refusal of a plain one, signs nobody out", async () => {
  fetched.mockResolvedValueOnce(problem(409, "slot_taken"));
  await expect(securedApi("createReview", review)).rejects.toMatchObject({ code: "slot_taken" });
  fetched.mockResolvedValueOnce(problem(403, "forbidden"));
  await expect(api("listServices")).rejects.toMatchObject({ status: 403 });
  expect(refused).not.toHaveBeenCalled();
});

test("a missing answer is logged and passed on as a network error", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(securedApi("listUsers")).rejects.toMatchObject({ status: 0, code: "network" });
  expect(logged).toHaveBeenCalledOnce();
});

test("an answer that isn't the server's own has its own error", async () => {
  fetched.mockResolvedValue(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  const error = await api("listServices").catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 502, code: "unreadable", problem: null });
});

test("an expiring token is renewed first, once for all waiting calls", async () => {
  storeToken(token({ minutes: 1 }));
  const renew = vi.fn(async () => {
    storeToken(token({ minutes: 14 }));
    return token({ minutes: 14 });
  });
  setTokenRenewal(renew);
  fetched.mockImplementation(async () => Response.json([]));
  await Promise.all([securedApi("listUsers"), securedApi("listBookings")]);
  expect(renew).toHaveBeenCalledOnce();
  expect(sent().headers).toHaveProperty("authorization", `Bearer ${token({ minutes: 14 })}`);
});

test("when renewing fails the old token is tried", async () => {
  storeToken(token({ minutes: 1 }));
  setTokenRenewal(() => Promise.reject(new Error("no network")));
  fetched.mockResolvedValue(Response.json([]));
  await securedApi("listUsers");
  expect(sent().headers).toHaveProperty("authorization", `Bearer ${token({ minutes: 1 })}`);
});

test("a token of another tab is renewed in time, though the device's clock is a day behind", async () => {
  const day = 24 * 60 * 60_000;
  learnSalonTime(new Date(Date.now() + day).toUTCString(), Date.now());
  // Other test files share the clock.
  onTestFinished(() => learnSalonTime(new Date().toUTCString(), Date.now()));
  fetched.mockImplementation(async () => Response.json([]));
  localStorage.setItem("access-token", token({ minutes: 24 * 60 + 1 }));
  const renew = vi.fn(async () => null);
  setTokenRenewal(renew);
  await securedApi("listUsers");
  expect(renew).toHaveBeenCalledOnce();
});

const review = { body: { name: "Anika", image: "/a.webp", rating: 5, testimonial: "Good" } };

function sent(): { url: string; method?: string; headers: Record<string, string> } {
  const [url, init] = fetched.mock.lastCall ?? [];
  return { url: String(url), ...init, headers: init?.headers as Record<string, string> };
}

function problem(status: number, code: string): Response {
  return Response.json({ type: "about:blank", title: "No", status, code }, { status });
}

const iat = Math.floor(Date.now() / 1000);

function token({ minutes }: { minutes: number }): string {
  return `h.${btoa(JSON.stringify({ iat, exp: iat + minutes * 60 }))}.s`;
}
