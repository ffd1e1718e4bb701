import { expect, test } from "vitest";
import { readIdentity } from "#server/config-identity.ts";

const here = { loopback: true };
const openId = {
  OIDC_ISSUER: "https://id.example/",
  OIDC_CLIENT_ID: "salon",
  OIDC_CLIENT_SECRET: "secret",
};
const firebase = { FIREBASE_PROJECT_ID: "shiuli-salon", FIREBASE_API_KEY: "key" };

test("by default the salon has its own accounts", () => {
  expect(readIdentity({}, here)).toEqual({ openId: null, firebase: null });
});

test("an OpenID provider is named after its host unless it has a name", () => {
  expect(readIdentity(openId, here).openId).toMatchObject({
    issuer: "https://id.example",
    name: "id.example",
  });
  expect(readIdentity({ ...openId, OIDC_NAME: "Bithi ID" }, here).openId?.name).toBe("Bithi ID");
});

test("a Firebase project uses its usual address for windows unless another one is set", () => {
  expect(readIdentity(firebase, here).firebase).toMatchObject({
    authDomain: "shiuli-salon.firebaseapp.com",
    emulatorUrl: null,
  });
});

test.each([
  ["half an OpenID client", { OIDC_ISSUER: "https://id.example" }, here, /must be set together/],
  ["an issuer without TLS", { ...openId, OIDC_ISSUER: "http://id.example" }, here, /https:/],
  ["half a Firebase project", { FIREBASE_PROJECT_ID: "shiuli-salon" }, here, /must be set together/],
  ["two providers", { ...openId, ...firebase }, here, /choose one/],
  ["Google's keys beside a provider", { ...openId, GOOGLE_CLIENT_ID: "id" }, here, /choose one/],
  [
    "an emulator at a public address",
    { ...firebase, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" },
    { loopback: false },
    /public address/,
  ],
  [
    "an emulator on another machine",
    { ...firebase, FIREBASE_AUTH_EMULATOR_HOST: "emulator.example:9099" },
    here,
    /this machine/,
  ],
])("%s prevents the start", (_, settings, site, sentence) => {
  expect(() => readIdentity(settings, site)).toThrow(sentence);
});
