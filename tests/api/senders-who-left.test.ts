import { once } from "node:events";
import { connect } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { callLoosely } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { tokenOf } from "#tests/support/people.ts";
import { upload } from "#tests/support/upload.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
let port: number;

beforeAll(async () => {
  port = Number(new URL(await salon.server.listen({ port: 0, host: "127.0.0.1" })).port);
});

afterAll(() => vi.restoreAllMocks());

test("the sender of a large file who left before it was read can send it again", async () => {
  await leave("/api/imports/plan", "application/json");
  const huge = { kind: "guests", lines: [{ row: 1, name: "x".repeat(3_000_000) }] };
  expect((await callLoosely(salon, "planImport", { body: huge }, owner)).status).toBe(422);
});

test("so can the sender of a picture", async () => {
  await leave("/api/images", "multipart/form-data; boundary=b");
  const background = { r: 200, g: 100, b: 50 };
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background } });
  expect((await upload(salon, await picture.png().toBuffer(), owner)).status).toBe(200);
});

/** Begins to send something, and closes the connection while the server looks up who sends it. */
async function leave(path: string, type: string): Promise<void> {
  const { tokens } = salon.app;
  const readToken = tokens.readToken.bind(tokens);
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  vi.spyOn(tokens, "readToken").mockImplementationOnce(async (...given) => {
    asked.resolve();
    await left.promise;
    return await readToken(...given);
  });
  const arrived = once(salon.server.server, "connection");
  const socket = connect(port, "127.0.0.1");
  const [ofServer] = await arrived;
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 3000000\r\n` +
      `authorization: Bearer ${await tokenOf(salon, owner)}\r\n\r\n`,
  );
  await asked.promise;
  const gone = Promise.withResolvers<void>();
  ofServer.once("close", gone.resolve);
  socket.destroy();
  await gone.promise;
  left.resolve();
}
