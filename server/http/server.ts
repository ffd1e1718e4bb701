import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Sandbox } from "#sandbox/types.ts";
import { registerApi } from "#server/http/api.ts";
import { closeConnectionsInTime } from "#server/http/close-connections.ts";
import { describeError } from "#server/http/describe-error.ts";
import { handleErrors } from "#server/http/errors.ts";
import { registerIdentity } from "#server/http/identity.ts";
import { registerImages } from "#server/http/images.ts";
import { usualBodyBytes } from "#server/http/limits.ts";
import { registerMailbox } from "#server/http/mailbox.ts";
import { registerPortraits } from "#server/http/portraits.ts";
import { type Entrance, registerEntrance } from "#server/http/practice-entrance.ts";
import { sendProblem } from "#server/http/problem.ts";
import { pathAndQuery } from "#server/http/request-target.ts";
import { registerSandbox } from "#server/http/sandbox.ts";
import { registerSecurityTxt, securityHeaders, sendSecurityHeaders } from "#server/http/security.ts";
import { registerShortLinks } from "#server/http/short-links.ts";
import type { DemoProvider } from "#server/identity/demo-provider.ts";
import type { Mailbox } from "#server/mail/port.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Longer than an e-mail address of 254 characters with every one percent-encoded. */
const maxParamLength = 1000;

/** How long a connection may take, in milliseconds. */
export interface Patience {
  headersMs: number;
  /** For the whole request. */
  requestMs: number;
  checkEveryMs: number;
  /** For requests under way when the server closes. */
  closingMs: number;
}

/** Enough for a picture of 5 MB from a slow phone. */
const usualPatience: Patience = {
  headersMs: 15_000,
  requestMs: 60_000,
  checkEveryMs: 5_000,
  closingMs: 20_000,
};

export interface ServerParts {
  app: UseCases;
  publicUrl: string;
  trustProxy: false | 1 | string;
  logLevel: string;
  /** Where the log goes; absent: the standard output. */
  logTo?: { write(line: string): void };
  /** METRICS_TOKEN; absent: only this machine may read the process's numbers. */
  metricsToken?: string | null;
  demoProvider: DemoProvider | null;
  mailbox: Mailbox | null;
  sandbox: { server: Sandbox; script: () => Promise<string> } | null;
  /** Only for a practice salon. */
  entrance?: Entrance | undefined;
  /** Other values than usual, for tests. */
  patience?: Patience;
}

/** The HTTP server without its pages: the API, identity, and the sandbox if it takes the card payments. */
export function createServer(parts: ServerParts): FastifyInstance {
  const { headersMs, requestMs, checkEveryMs, closingMs } = parts.patience ?? usualPatience;
  const server = Fastify({
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
    rewriteUrl: ({ url }) => pathAndQuery(url ?? "/"),
    logger:
      parts.logLevel === "silent"
        ? false
        : {
            level: parts.logLevel,
            serializers: { req: describeRequest, err: describeError },
            ...(parts.logTo && { stream: parts.logTo }),
          },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustProxy === 1 ? (_address, hop) => hop === 0 : parts.trustProxy,
    bodyLimit: usualBodyBytes,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { maxParamLength },
    // Addresses that the router itself refuses: badly encoded or too long ones.
    frameworkErrors: (_error, _request, reply) =>
      sendProblem(reply.headers(securityHeaders(parts.publicUrl)), { code: "not_found" }),
    forceCloseConnections: "idle",
    return503OnClosing: false,
  });
  closeConnectionsInTime(server, closingMs);
  server.removeContentTypeParser("text/plain");
  sendSecurityHeaders(server, parts.publicUrl);
  handleErrors(server, parts.app);
  measureAnswers(server, parts.app);
  registerIdentity(server, { ...parts, identity: parts.app.identity, seal: parts.app.seal });
  if (parts.sandbox) registerSandbox(server, parts.sandbox.server, parts.sandbox.script);
  if (parts.entrance) registerEntrance(server, parts.entrance);
  registerSecurityTxt(server, parts.app);
  registerImages(server, parts.app);
  registerPortraits(server);
  registerShortLinks(server, parts.app, parts.publicUrl);
  if (parts.mailbox) registerMailbox(server, parts.mailbox, parts.publicUrl);
  server.register(
    async (scope) => registerApi(scope, parts.app, parts.publicUrl, parts.metricsToken ?? null),
    {
      prefix: "/api",
    },
  );
  return server;
}

/** Measures every response by its route pattern. `/*` is all pages and their files. */
function measureAnswers(server: FastifyInstance, { metrics }: UseCases): void {
  server.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    const seconds = reply.elapsedTime / 1000;
    metrics.answered({ method, route: routeOptions.url ?? "", status: reply.statusCode, seconds });
    done();
  });
}

/** The contract validates input, so no route has a Fastify schema and its compilers are not loaded. */
function noSchemas(): never {
  throw new Error("A route's schema is the contract's.");
}

/** Logs contain route patterns, never an address, a query or a token. */
function describeRequest({
  method,
  routeOptions,
}: {
  method: string;
  routeOptions?: { url?: string | undefined };
}) {
  return { method, url: routeOptions?.url ?? "" };
}
