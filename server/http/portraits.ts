import type { FastifyInstance } from "fastify";
import { sendProblem } from "#server/http/problem.ts";

const fitting = /^[\p{L}\p{M}\u200c\u200d]{1,8}$/u;
const aYear = 365 * 24 * 60 * 60;

/**
 * GET /portraits/{letters}.svg: one or two letters in a coloured circle, for people without a photo. Reads no personal
 * data.
 */
export function registerPortraits(server: FastifyInstance): void {
  server.get<{ Params: { file: string } }>("/portraits/:file", async (request, reply) => {
    const { file } = request.params;
    const letters = file.endsWith(".svg") ? file.slice(0, -".svg".length) : "";
    if (!fitting.test(letters)) return sendProblem(reply, { code: "not_found" });
    return reply
      .type("image/svg+xml")
      .header("cache-control", `public, max-age=${aYear}, immutable`)
      .send(draw(letters));
  });
}

function draw(letters: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><rect width="400" height="400" fill="#f6ddd7"/><text x="200" y="200" fill="#8a0f27" font-family="sans-serif" font-size="150" font-weight="600" text-anchor="middle" dominant-baseline="central">${letters}</text></svg>`;
}
