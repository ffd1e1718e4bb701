import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { s3Store } from "#server/images/s3-store.ts";

const sent: [url: string | undefined, type: string | undefined][] = [];
const bucket = createServer((request, response) => {
  sent.push([request.url?.replace(/\?.*/, ""), request.headers["content-type"]]);
  request.resume().on("end", () => response.end());
});
let endpoint = "";

beforeAll(async () => {
  await new Promise<void>((done) => bucket.listen(0, "127.0.0.1", done));
  const address = bucket.address();
  if (typeof address === "object" && address) endpoint = `http://127.0.0.1:${address.port}`;
});
afterAll(() => bucket.close());

test("each kind of picture is stored under its own content type", async () => {
  const store = s3Store({ bucket: "b", region: "r", endpoint, accessKeyId: "id", secretAccessKey: "secret" });
  for (const name of ["one.webp", "two.avif", "three.jpg"]) await store.write(name, new Uint8Array([1]));
  expect(sent).toEqual([
    ["/b/one.webp", "image/webp"],
    ["/b/two.avif", "image/avif"],
    ["/b/three.jpg", "image/jpeg"],
  ]);
});
