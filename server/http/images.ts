import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { mostPictureBytes } from "#contract/picture-size.ts";
import { createAdmission } from "#server/http/admission.ts";
import { answer } from "#server/http/answer.ts";
import { arrival } from "#server/http/arrival.ts";
import { actorOf } from "#server/http/caller-of.ts";
import { isThisMachine, networkOf } from "#server/http/network-of.ts";
import { perform } from "#server/http/perform.ts";
import { sendProblem } from "#server/http/problem.ts";
import type { UseCases } from "#server/usecases/context.ts";

const tooLarge = "This picture is larger than 5 MB: choose a smaller one.";

/** How many files may be in memory at once, including the one that is being worked on. */
const bounds = { most: 8, ofNetwork: 3 };
const retryAfter = 5;
const oneAtATime = {
  code: "too_many_requests",
  detail: "Your last picture is still being worked on. Wait a few seconds, then send this one.",
  retryAfter,
} as const;
const busy = {
  code: "busy",
  detail: "Many pictures are being worked on. Wait a few seconds, then send yours again.",
  retryAfter,
} as const;

/**
 * POST /images, the only call with a form as its body, which contains a file. Reads no file before the caller is known.
 */
export function registerImageUpload(server: FastifyInstance, app: UseCases): void {
  const admission = createAdmission(bounds);
  server.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: mostPictureBytes, files: 1, fields: 0, parts: 2 },
    });
    scope.post("/images", { bodyLimit: mostPictureBytes + 64 * 1024 }, async (request, reply) => {
      const actor = await actorOf(app, request);
      // If the caller is already gone, the form would never end, and it would stay let in.
      if (reply.raw.destroyed) return reply.hijack();
      const keep = async (image?: Uint8Array) =>
        await perform(app, "uploadImage", arrival(actor, request, reply, { image }));
      if (!actor || !request.isMultipart()) return answer(reply, await keep(), "uploadImage");
      // Let it in before reading the file: waiting files would fill the memory, too.
      const visitor = networkOf(request.ip);
      const admitted = admission.admit(actor.userId, isThisMachine(visitor) ? null : visitor);
      if (!admitted.ok) return sendProblem(reply, admitted.why === "own" ? oneAtATime : busy);
      try {
        const image = await readImage(request);
        if (image === "too large") return sendProblem(reply, { code: "body_too_large", detail: tooLarge });
        return answer(reply, await keep(image), "uploadImage");
      } finally {
        admitted.done();
      }
    });
  });
}

/** GET /images/…: stored pictures, whose content never changes. */
export function registerImages(server: FastifyInstance, app: Pick<UseCases, "pictures">): void {
  server.get<{ Params: { name: string } }>("/images/:name", async (request, reply) => {
    const avif = /\bimage\/avif\b/.test(request.headers.accept ?? "");
    const picture = await app.pictures.read(request.params.name, avif);
    if (!picture)
      return reply.status(404).type("text/plain; charset=utf-8").send("There is no such picture.");
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-security-policy", "default-src 'none'")
      .header("vary", "accept")
      .type(picture.type)
      .send(picture.bytes);
  });
}

async function readImage(request: FastifyRequest): Promise<Uint8Array | "too large" | undefined> {
  try {
    const file = await request.file();
    if (file?.fieldname !== "image") return undefined;
    return await file.toBuffer();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "FST_REQ_FILE_TOO_LARGE")
      return "too large";
    // Any other error of the parser means that this is not a valid form.
    return undefined;
  }
}
