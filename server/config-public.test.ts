import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";

const secret = "4f9c1e7ab2d85036c1aa93e07745be12";
const real = { SESSION_SECRET: secret, PUBLIC_URL: "https://salon.example" };

test.each([
  ["http beyond this machine", { PUBLIC_URL: "http://salon.example" }, "PUBLIC_URL must begin with https://"],
  ["a path", { PUBLIC_URL: "https://salon.example/shop" }, "PUBLIC_URL must end after the host"],
  ["a query", { PUBLIC_URL: "https://salon.example/?a=b" }, "PUBLIC_URL must end after the host"],
  ["a password", { PUBLIC_URL: "https://me:word@salon.example" }, "PUBLIC_URL must not hold a name"],
  ["one letter 39 times", { SESSION_SECRET: "a".repeat(39) }, "SESSION_SECRET has too little variety"],
  [
    "a secret that repeats",
    { SESSION_SECRET: "abcdefgh12".repeat(4) },
    "SESSION_SECRET has too little variety",
  ],
  ["a range of proxies that there is not", { TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY must be 0, 1 or"],
  ["a range without an end", { TRUST_PROXY: "127.0.0.1,10.0.0.0/" }, "TRUST_PROXY must be 0, 1 or"],
  ["a short token for numbers", { METRICS_TOKEN: "short" }, "METRICS_TOKEN must have at least 16 characters"],
])("a public site with %s does not start", (_, settings, sentence) => {
  expect(() => readConfig({ ...real, ...settings })).toThrow(sentence);
});

test("an https origin with a random secret starts, and so do this machine and a demo over http", () => {
  expect(readConfig({ ...real, PUBLIC_URL: "https://salon.example:8443/" }).publicUrl).toBe(
    "https://salon.example:8443",
  );
  expect(readConfig({ PUBLIC_URL: "http://localhost:3000" }).loopback).toBe(true);
  expect(readConfig({ ...real, PUBLIC_URL: "http://192.168.1.5:3000", DEMO: "1" }).demo).toBe(true);
});

test.each([
  ["HTTPS://Salon.Example", "https://salon.example"],
  ["https://salon.example:443/", "https://salon.example"],
  ["https://শিউলি.example", "https://xn--d5b6fk0bc.example"],
])("the address %s is known as browsers name it", (typed, known) => {
  expect(readConfig({ ...real, PUBLIC_URL: typed }).publicUrl).toBe(known);
});

test("proxies are trusted by address and range", () => {
  const proxies = "127.0.0.1, 10.0.0.0/8, fd00::/8";
  expect(readConfig({ ...real, TRUST_PROXY: proxies }).trustProxy).toBe(proxies);
});
