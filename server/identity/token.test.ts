import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { deriveKey } from "#server/identity/keys.ts";
import { createTokens, tokenSeconds } from "#server/identity/token.ts";

const secret = "a secret of more than thirty-two characters";
const issuer = "https://salon.example";
const now = Date.UTC(2026, 10, 2, 9);
const subject = { userId: "user-1", sessionId: "session-1" };
const tokens = createTokens({ secret, issuer });
const expired = { ok: false, code: "unauthenticated", reason: "expired" };
const invalid = { ok: false, code: "unauthenticated", reason: "invalid" };

test("a token stands for its user and session until it expires", async () => {
  const token = await tokens.issueToken(subject, now);
  expect(await tokens.readToken(token, now)).toEqual({ ok: true, ...subject });
  expect(await tokens.readToken(token, now + tokenSeconds * 1000 - 1)).toEqual({ ok: true, ...subject });
  expect(await tokens.readToken(token, now + tokenSeconds * 1000)).toEqual(expired);
});

test("a cached token still expires, and a similar one is still refused", async () => {
  const token = await tokens.issueToken(subject, now);
  const [header, payload] = token.split(".");
  const readings = [0, 1].map(() => tokens.readToken(token, now));
  expect(await Promise.all(readings)).toEqual([
    { ok: true, ...subject },
    { ok: true, ...subject },
  ]);
  expect(await tokens.readToken(token, now + tokenSeconds * 1000 - 1)).toEqual({ ok: true, ...subject });
  expect(await tokens.readToken(token, now + tokenSeconds * 1000)).toEqual(expired);
  expect(await tokens.readToken(`${header}.${payload}.`, now)).toEqual(invalid);
  expect(await tokens.readToken(`${token}A`, now)).toEqual(invalid);
});

test("a token of another site or another secret is refused", async () => {
  const elsewhere = createTokens({ secret, issuer: "https://other.example" });
  const otherSecret = createTokens({ secret: `${secret}!`, issuer });
  expect(await tokens.readToken(await elsewhere.issueToken(subject, now), now)).toEqual(invalid);
  expect(await tokens.readToken(await otherSecret.issueToken(subject, now), now)).toEqual(invalid);
});

test("a token without a session is refused, even with a valid signature", async () => {
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: "HS256" })
    .setSubject("user-1")
    .setIssuer(issuer)
    .setAudience("shiuli-api")
    .setIssuedAt(now / 1000)
    .setExpirationTime(now / 1000 + 60)
    .sign(deriveKey(secret, "bearer token"));
  expect(await tokens.readToken(token, now)).toEqual(invalid);
});

test.each(["", "x", "a.b.c", "null", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0."])(
  "%j is not a token",
  async (token) => {
    expect(await tokens.readToken(token, now)).toEqual(invalid);
  },
);

test("a token with one changed character is refused", async () => {
  const token = await tokens.issueToken(subject, now);
  const [header, payload, signature] = token.split(".");
  const forged = Buffer.from(payload ?? "", "base64url")
    .toString()
    .replace("user-1", "user-2");
  const changed = [header, Buffer.from(forged).toString("base64url"), signature].join(".");
  expect(await tokens.readToken(changed, now)).toEqual(invalid);
});
