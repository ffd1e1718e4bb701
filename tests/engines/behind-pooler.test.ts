import { expect, test } from "vitest";
import { isBehindPooler } from "#server/database/engines/behind-pooler.ts";
import { openWire } from "#tests/support/wire.ts";

test.skipIf(process.env.ENGINE !== "postgres")(
  "a database that accepts a connection and then stays silent times out",
  async () => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? "");
    const wire = await openWire(Number(url.port), url.hostname);
    url.host = `127.0.0.1:${wire.port}`;
    expect(await isBehindPooler(url.href)).toBe(false);
    wire.freeze();
    await expect(isBehindPooler(url.href)).rejects.toThrow("It does not answer");
    await wire.close();
  },
);
