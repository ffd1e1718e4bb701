import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerPortraits } from "#server/http/portraits.ts";

const server = Fastify();
registerPortraits(server);

test.each(["MA", "ম", "আর", "Ö"])("%s returns a picture that is cached for a year", async (letters) => {
  const answer = await server.inject(`/portraits/${encodeURIComponent(letters)}.svg`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("image/svg+xml");
  expect(answer.headers["cache-control"]).toContain("immutable");
  expect(answer.body).toContain(`>${letters}</text>`);
});

test.each(["", "<x>", "M&A", 'A"', "ABCDEFGHI", "12", "MA.svg/.."])("%j is no picture", async (letters) => {
  const answer = await server.inject(`/portraits/${encodeURIComponent(letters)}.svg`);
  expect(answer.statusCode).toBe(404);
});
