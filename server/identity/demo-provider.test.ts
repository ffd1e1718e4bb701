import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createDemoProvider } from "#server/identity/demo-provider.ts";

const publicUrl = "https://salon.example";
const secret = "a secret of more than thirty-two characters";
const codeVerifier = "v".repeat(43);
const redirectUri = `${publicUrl}/api/auth/callback/google`;
const request = {
  client_id: "shiuli",
  redirect_uri: redirectUri,
  response_type: "code",
  state: `"><script>alert(1)</script>`,
  code_challenge: createHash("sha256").update(codeVerifier).digest("base64url"),
  code_challenge_method: "S256",
};
const provider = createDemoProvider({ publicUrl, secret });

test("the page says what it is, runs no script and escapes what it repeats", async () => {
  const page = await open(request);
  const html = await page.text();
  expect(html).toContain("Demo sign-in: this stands in for Google; no real account is used.");
  expect(html).not.toContain("<script");
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
});

test.each([
  ["another client", { client_id: "other" }],
  ["another place to return to", { redirect_uri: "https://elsewhere.example/" }],
  ["a flow without a code", { response_type: "token" }],
  ["no PKCE", { code_challenge: "", code_challenge_method: "" }],
  ["a plain PKCE challenge", { code_challenge_method: "plain" }],
  ["no state", { state: "" }],
])("%s is refused", async (_, change) => {
  expect((await open({ ...request, ...change })).status).toBe(400);
  expect((await pick("demo-nadia", change)).status).toBe(400);
});

test("a code is redeemed by any server with the same secret", async () => {
  const code = await codeFor("demo-nadia");
  const other = createDemoProvider({ publicUrl, secret });
  expect(await other.redeem({ code, redirectUri, codeVerifier })).toMatchObject({
    email: "nadia@google.demo.shiuli.example",
  });
});

test("a code is worth nothing without its verifier, at another place, or from another secret", async () => {
  const code = await codeFor("demo-nadia");
  const foreign = createDemoProvider({ publicUrl, secret: `${secret}!` });
  await expect(provider.redeem({ code, redirectUri, codeVerifier: "w".repeat(43) })).rejects.toThrow();
  await expect(provider.redeem({ code, redirectUri: publicUrl, codeVerifier })).rejects.toThrow();
  await expect(foreign.redeem({ code, redirectUri, codeVerifier })).rejects.toThrow();
});

test.each(["admin@shiuli.example", "demo-nobody", ""])("%j is nobody it can sign in", async (subject) => {
  const back = new URL((await pick(subject)).headers.get("location") ?? "");
  expect(back.searchParams.get("error")).toBe("access_denied");
  expect(back.searchParams.has("code")).toBe(false);
});

function open(asked: Record<string, string>): Promise<Response> {
  return provider.handle(new Request(`${provider.authorizationUrl}?${new URLSearchParams(asked)}`));
}

function pick(subject: string, change: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ ...request, ...change, subject });
  return provider.handle(new Request(provider.authorizationUrl, { method: "POST", body }));
}

async function codeFor(subject: string): Promise<string> {
  const back = new URL((await pick(subject)).headers.get("location") ?? "");
  expect(back.searchParams.get("state")).toBe(request.state);
  return back.searchParams.get("code") ?? "";
}
