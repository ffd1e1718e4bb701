import { expect, test } from "vitest";
import { ownAddress } from "#server/boot/own-address.ts";

test.each(["127.0.0.1", "0.0.0.0", "localhost", "::", "::1", "fe80::1"])(
  "a server that listens on %s has an address that can be called",
  (host) => {
    const address = ownAddress({ host, port: 3000 });
    expect(URL.parse(address)?.port).toBe("3000");
    expect(address).toContain(host);
  },
);
