import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { fetchForeign } from "#server/images/fetch-foreign.ts";

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a picture at a public address is fetched, even over a redirect", async () => {
  const site = await serve((request, response) =>
    request.url === "/old"
      ? response.writeHead(302, { location: "/new" }).end()
      : response.writeHead(200).end("picture"),
  );
  const fetched = await fetchForeign(`${site}/old`, ["127.0.0.1"]);
  expect(fetched).toEqual({ ok: true, file: Buffer.from("picture") });
});

test.each([
  "http://127.0.0.1/x.png",
  "http://localhost:3000/api/users",
  "http://[::1]/x.png",
  "http://10.0.0.8/x.png",
  "http://192.168.1.1/x.png",
  "http://169.254.169.254/latest/meta-data",
  "http://0.0.0.0/x.png",
  "http://2130706433/x.png",
  "http://[::ffff:127.0.0.1]/x.png",
  "file:///etc/passwd",
  "http://user:password@example.com/x.png",
  "no address",
])("nothing is requested from %s", async (address) => {
  expect(await fetchForeign(address)).toMatchObject({ ok: false, why: "refused" });
});

test("a public address can't redirect the server into its own network", async () => {
  let asked = 0;
  const inner = await serve((_request, response) => {
    asked++;
    response.end("secret");
  });
  const elsewhere = inner.replace("127.0.0.1", "127.0.0.2");
  const outer = await serve((_request, response) => response.writeHead(302, { location: elsewhere }).end());
  expect(await fetchForeign(outer, ["127.0.0.1"])).toMatchObject({ ok: false, why: "refused" });
  expect(asked).toBe(0);
});

test("a picture that is too large, missing or in a redirect loop is not stored", async () => {
  const large = await serve((_request, response) => response.end(Buffer.alloc(6 * 1024 * 1024)));
  const missing = await serve((_request, response) => response.writeHead(404).end());
  const circle = await serve((_request, response) => response.writeHead(302, { location: "/" }).end());
  const why = await Promise.all(
    [large, missing, circle].map(
      async (site) => (await fetchForeign(site, ["127.0.0.1"])) as { why: string },
    ),
  );
  expect(why.map((one) => one.why)).toEqual(["too_large", "unreachable", "refused"]);
});
