import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import type { ErrorCode } from "#contract/errors.ts";
import type { Method } from "#contract/paths.ts";
import { DatabaseAway } from "#server/database/away.ts";
import { databaseAway, sendProblem } from "#server/http/problem.ts";
import { ProviderUnavailable } from "#server/payments/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { refuse } from "#server/usecases/result.ts";

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed_json",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed_json",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed_json",
  ERR_ENCODING_INVALID_ENCODED_DATA: "malformed_json",
};

/** Turns everything that is thrown, and every unknown address, into problem details. */
export function handleErrors(app: FastifyInstance, { engine }: Pick<UseCases, "engine">): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof ProviderUnavailable) {
      request.log.warn({ route: request.routeOptions.url }, error.message);
      return sendProblem(reply, {
        code: "payment_provider_failed",
        detail: "The card provider does not answer. Nothing was charged by this step; try again in a minute.",
      });
    }
    if (error instanceof DatabaseAway) {
      request.log.warn({ route: request.routeOptions.url, reason: reasonOf(error) }, error.message);
      return sendProblem(reply, databaseAway);
    }
    // Somebody is booking a service or a master while the import that created it is taken back.
    if (engine.refersToNothing(error)) {
      request.log.warn({ err: error, route: request.routeOptions.url }, "what a call is about is gone");
      return sendProblem(reply, takenAway);
    }
    const code = fastifyCodes[error.code] ?? (error instanceof SyntaxError ? "malformed_json" : undefined);
    if (code) return sendProblem(reply, { code });
    if (error.statusCode === 400) return sendProblem(reply, { code: "malformed_json" });
    request.log.error({ err: error, route: request.routeOptions.url }, "unexpected error");
    return sendProblem(reply, {
      code: "internal_error",
      detail: "This is our fault, not yours. Try again in a minute; if it stays, write to us.",
    });
  });
}

const takenAway = refuse(
  "not_found",
  "Something that this is about has just been taken away. Load the page again.",
);

function reasonOf({ cause }: DatabaseAway): string {
  return cause instanceof Error ? cause.message : "";
}

const methods: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The methods that an address below /api accepts; empty for an unknown address. */
export function methodsAt({ server, url }: FastifyRequest): Method[] {
  const [path = ""] = url.split("?");
  return methods.filter((method) => {
    // Fastify returns null for an unknown address, although its type does not say so.
    const found: { params: object } | null = server.findRoute({ method, url: path });
    // The site's pages are at every other address.
    return found !== null && !("*" in found.params);
  });
}
