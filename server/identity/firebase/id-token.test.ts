import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { beforeAll, expect, test } from "vitest";
import { type ReadIdToken, signedTokens, unsignedTokens } from "#server/identity/firebase/id-token.ts";

const projectId = "shiuli-salon";
const now = Date.UTC(2026, 10, 2, 9);
const seconds = now / 1000;
const claims = {
  sub: "uid-1",
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  iat: seconds - 60,
  exp: seconds + 3540,
  auth_time: seconds - 60,
  email: "Anika@Example.com",
  email_verified: true,
  name: "Anika Rahman",
  firebase: { sign_in_provider: "password" },
};
const anika = {
  subject: "uid-1",
  email: "anika@example.com",
  emailVerified: true,
  isElsewhere: false,
  name: "Anika Rahman",
  picture: null,
  signedInAt: seconds - 60,
};

let google: CryptoKey;
let stranger: CryptoKey;
let read: ReadIdToken;

beforeAll(async () => {
  const pair = await generateKeyPair("RS256");
  google = pair.privateKey;
  stranger = (await generateKeyPair("RS256")).privateKey;
  const key = { ...(await exportJWK(pair.publicKey)), kid: "google-1", alg: "RS256" };
  read = signedTokens({ projectId, now: () => now }, createLocalJWKSet({ keys: [key] }));
});

test("a token that Google signed for this project names its owner, in lower case", async () => {
  expect(await read(await signed(claims))).toEqual(anika);
});

test.each([
  ["google.com", true],
  ["facebook.com", true],
  ["password", false],
  ["custom", false],
])(
  "a token of a sign-in with %s says whether an independent provider has verified the address",
  async (provider, isElsewhere) => {
    const token = await signed({ ...claims, firebase: { sign_in_provider: provider } });
    expect(await read(token)).toMatchObject({ isElsewhere });
  },
);

test.each([
  ["another project's", { aud: "other", iss: "https://securetoken.google.com/other" }],
  ["for another audience", { aud: "other" }],
  ["another issuer's", { iss: "https://accounts.google.com" }],
  ["over", { exp: seconds - 60 }],
  ["without an end", { exp: undefined }],
  ["from before its sign-in", { auth_time: seconds + 3600 }],
  ["without a moment of sign-in", { auth_time: undefined }],
  ["without a subject", { sub: "" }],
  ["without an address", { email: undefined }],
])("a token that is %s is refused", async (_, change) => {
  expect(await read(await signed({ ...claims, ...change }))).toBeNull();
});

test("a token with another key, a fake key id, or another algorithm is refused", async () => {
  expect(await read(await signed(claims, stranger))).toBeNull();
  expect(await read(await signed(claims, google, "google-2"))).toBeNull();
  const shared = new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: "google-1" });
  expect(await read(await shared.sign(new TextEncoder().encode("x".repeat(32))))).toBeNull();
});

test.each(["", "x", "a.b.c"])("%j is not a token", async (token) => {
  expect(await read(token)).toBeNull();
});

test("an unsigned token is refused, unless the emulator is configured", async () => {
  const unsigned = new UnsecuredJWT(claims).encode();
  expect(await read(unsigned)).toBeNull();
  const readUnsigned = unsignedTokens({ projectId, now: () => now });
  expect(await readUnsigned(unsigned)).toEqual(anika);
  expect(await readUnsigned(await signed(claims))).toBeNull();
  expect(await readUnsigned(new UnsecuredJWT({ ...claims, aud: "other" }).encode())).toBeNull();
  expect(await readUnsigned(new UnsecuredJWT({ ...claims, exp: seconds - 1 }).encode())).toBeNull();
  expect(await readUnsigned("a.b.")).toBeNull();
});

test("while Google's keys can't be fetched nobody is refused permanently", async () => {
  const unreachable = signedTokens({ projectId, now: () => now }, async () => {
    throw new TypeError("fetch failed");
  });
  await expect(unreachable(await signed(claims))).rejects.toThrow("fetch failed");
});

function signed(payload: Record<string, unknown>, key = google, kid = "google-1"): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid }).sign(key);
}
