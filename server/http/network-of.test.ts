import { isIPv6 } from "node:net";
import { expect, test } from "vitest";
import { networkOf } from "#server/http/network-of.ts";

test("every address of one IPv6 network counts as one visitor", () => {
  const network = networkOf("2001:db8:1:2:3:4:5:6");
  expect(network).toBe("2001:db8:1:2::");
  expect(isIPv6(network)).toBe(true);
  for (const same of ["2001:db8:1:2::1", "2001:0DB8:0001:0002::ffff:1", "2001:db8:1:2:ffff::1.2.3.4"]) {
    expect(networkOf(same)).toBe(network);
  }
  expect(networkOf("2001:db8:1:3::1")).not.toBe(network);
});

test("networks with zeros in them are told apart", () => {
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0::");
  expect(networkOf("2001::1:0:0:0:1")).toBe("2001:0:0:1::");
  expect(networkOf("::1")).toBe("0:0:0:0::");
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::");
});

test("an IPv4 address counts as itself, even when written as IPv6", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

test("a port that a proxy adds to an address does not make a new visitor", () => {
  for (const port of [1, 51234]) {
    expect(networkOf(`203.0.113.7:${port}`)).toBe("203.0.113.7");
    expect(networkOf(`[2001:db8:1:2::5]:${port}`)).toBe("2001:db8:1:2::");
  }
  expect(networkOf("[2001:db8:1:2::6]")).toBe("2001:db8:1:2::");
});

test("an invalid address stays unchanged", () => {
  expect(networkOf("in-process")).toBe("in-process");
  expect(networkOf("")).toBe("");
});

test("visitors who have gone before their call is handled count as one", () => {
  expect(networkOf(undefined)).toBe("gone");
});
