import { expect, test } from "vitest";
import { pagePolicy, stripeOrigins } from "#server/http/page-policy.ts";
import { noOrigins } from "#server/identity/port.ts";

const site = {};
const scripts = ["'sha256-abc='"];

test("by default a page can only reach the salon", () => {
  const policy = pagePolicy(scripts, site)["content-security-policy"] ?? "";
  expect(policy).not.toContain("://");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("frame-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("an identity provider's origins are allowed only where they are needed", () => {
  const identity = {
    scripts: ["https://apis.google.com"],
    frames: ["https://salon.firebaseapp.com"],
    connections: ["https://securetoken.googleapis.com"],
  };
  const policy = pagePolicy(scripts, { ...site, identity })["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/apis\.google\.com;/);
  expect(policy).toContain("connect-src 'self' https://securetoken.googleapis.com;");
  expect(policy).toContain("frame-src 'self' https://salon.firebaseapp.com;");
  expect(policy.match(/https:/g)).toHaveLength(3);
});

test("Stripe's origins are added", () => {
  const policy = pagePolicy(scripts, { ...site, cards: stripeOrigins })["content-security-policy"] ?? "";
  expect(policy).toContain("frame-src 'self' https://js.stripe.com https://hooks.stripe.com;");
});

test("the test cards' origin is allowed only as a frame", () => {
  const cards = { ...noOrigins, frames: ["http://localhost:4711"] };
  const policy = pagePolicy(scripts, { ...site, cards })["content-security-policy"] ?? "";
  expect(policy).toContain("frame-src 'self' http://localhost:4711;");
  expect(policy.match(/:4711/g)).toHaveLength(1);
});

test("a preview may be framed by this site, and a page's own rules are allowed by their hash", () => {
  const styles = ["'sha256-def='"];
  const policy =
    pagePolicy(scripts, { ...site, styles, framedBy: ["'self'"] })["content-security-policy"] ?? "";
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("style-src 'self' 'sha256-def=';");
});
