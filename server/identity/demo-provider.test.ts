import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { createDemoProvider } from "#server/identity/demo-provider.ts";
import { passDemoWindow } from "#tests/support/demo-google.ts";

const publicUrl = "https://salon.example";
const secret = "a secret of more than thirty-two characters";
const codeVerifier = "v".repeat(43);
const redirectUri = `${publicUrl}/api/auth/callback/google`;
const request = {
  client_id: "shiuli",
  redirect_uri: redirectUri,
  response_type: "code",
  scope: "openid email profile",
  prompt: "login",
  state: `"><script>alert(1)</script>`,
  code_challenge: createHash("sha256").update(codeVerifier).digest("base64url"),
  code_challenge_method: "S256",
};
const provider = createDemoProvider({ publicUrl, secret });

test("the page says what it is, and runs no script", async () => {
  const warn = vi.spyOn(console, "warn");
  const first = await open(request);
  const choice = new URL(first.headers.get("location") ?? "", publicUrl);
  const cookie = first.headers.getSetCookie().map((one) => one.split(";")[0]);
  const page = await provider.handle(new Request(choice, { headers: { cookie: cookie.join("; ") } }));
  const html = await page.text();
  expect(html).toContain("Demo sign-in: this stands in for Google; no real account is used.");
  expect(html).not.toContain("<script");
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  expect(warn).not.toHaveBeenCalled();
});

test("its cookies are session cookies, so that a different clock does not matter", async () => {
  const cookies = (await open(request)).headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).not.toMatch(/expires|max-age/i);
});

test("its metadata names its endpoints by its public address", async () => {
  const answer = await provider.handle(
    new Request(`${publicUrl}/demo-sign-in/.well-known/openid-configuration`),
  );
  expect(await answer.json()).toMatchObject({
    issuer: `${publicUrl}/demo-sign-in`,
    authorization_endpoint: provider.authorizationUrl,
    token_endpoint: `${publicUrl}/demo-sign-in/token`,
    code_challenge_methods_supported: ["S256"],
  });
});

test.each([
  ["another client", { client_id: "other" }],
  ["another place to return to", { redirect_uri: "https://elsewhere.example/" }],
])("%s is refused without a redirect", async (_, change) => {
  expect((await open({ ...request, ...change })).status).toBe(400);
});

test.each([
  ["a flow without a code", { response_type: "token" }],
  ["no PKCE", { code_challenge: "", code_challenge_method: "" }],
  ["a plain PKCE challenge", { code_challenge_method: "plain" }],
])("%s is redirected back with an error", async (_, change) => {
  const back = new URL((await open({ ...request, ...change })).headers.get("location") ?? "");
  const said = new URLSearchParams(back.hash.slice(1) || back.search);
  expect(back.origin + back.pathname).toBe(redirectUri);
  expect(said.get("error")).toMatch(/unsupported_response_type|invalid_request/);
});

test("a code signs one person in, once, and only with its verifier", async () => {
  const code = await codeFor("demo-nadia");
  await expect(provider.redeem({ code, redirectUri, codeVerifier: "w".repeat(43) })).rejects.toThrow();
  const second = await codeFor("demo-nadia");
  await expect(provider.redeem({ code: second, redirectUri: publicUrl, codeVerifier })).rejects.toThrow();
  const third = await codeFor("demo-nadia");
  expect(await provider.redeem({ code: third, redirectUri, codeVerifier })).toMatchObject({
    email: "nadia@google.demo.shiuli.example",
  });
  await expect(provider.redeem({ code: third, redirectUri, codeVerifier })).rejects.toThrow();
});

test.each(["admin@shiuli.example", "demo-nobody", ""])("%j can't be signed in", async (subject) => {
  const back = await pass(subject);
  expect(back.searchParams.get("error")).toBe("access_denied");
  expect(back.searchParams.has("code")).toBe(false);
});

function open(asked: Record<string, string>): Promise<Response> {
  return provider.handle(new Request(`${provider.authorizationUrl}?${new URLSearchParams(asked)}`));
}

async function pass(subject: string): Promise<URL> {
  const url = `${provider.authorizationUrl}?${new URLSearchParams(request)}`;
  const end = await passDemoWindow(provider, url, subject);
  if ("stopped" in end) throw new Error(`The window stopped: ${await end.stopped.text()}`);
  return end.back;
}

async function codeFor(subject: string): Promise<string> {
  const back = await pass(subject);
  expect(back.searchParams.get("state")).toBe(request.state);
  return back.searchParams.get("code") ?? "";
}
