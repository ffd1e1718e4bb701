import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type DemoPerson, demoPeople } from "#server/identity/demo-provider/people.ts";
import { deriveKey } from "#server/identity/keys.ts";

const place = "/demo-sign-in";

/** A local OpenID provider that replaces Google in a demo. It only signs in its own people. */
export interface DemoProvider {
  readonly clientId: string;
  readonly authorizationUrl: string;
  /** Answers everything below /demo-sign-in. */
  handle(request: Request): Promise<Response>;
  /**
   * Exchanges a code for the person who was picked.
   * @throws when the code is unknown, used or expired, or was issued for another request
   */
  redeem(redemption: Redemption): Promise<DemoPerson>;
}

export interface Redemption {
  code: string;
  redirectUri: string;
  codeVerifier: string;
}

/**
 * oidc-provider in this process. It is loaded when the first sign-in window opens, and called without a network
 * connection, so that a demo needs no second port and need not reach its own public address.
 * @param options.publicUrl origin of the site
 * @param options.secret SESSION_SECRET
 */
export function createDemoProvider({
  publicUrl,
  secret,
}: {
  publicUrl: string;
  secret: string;
}): DemoProvider {
  const clientId = "shiuli";
  const issuer = `${publicUrl}${place}`;
  let opening: Promise<(request: IncomingMessage, response: ServerResponse) => void> | undefined;

  return {
    clientId,
    authorizationUrl: `${issuer}/auth`,
    handle,
    async redeem({ code, redirectUri, codeVerifier }) {
      const { access_token } = await ask("/token", {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "authorization_code",
          client_id: clientId,
          code,
          redirect_uri: redirectUri,
          code_verifier: codeVerifier,
        }),
      });
      const { sub } = await ask("/me", { headers: { authorization: `Bearer ${access_token}` } });
      const person = demoPeople.find(({ subject }) => subject === sub);
      if (!person) throw new Error("The code names nobody of this provider.");
      return person;
    },
  };

  async function handle(request: Request): Promise<Response> {
    const { pathname, search, host, protocol } = new URL(request.url);
    if (!pathname.startsWith(`${place}/`)) return new Response("Not found", { status: 404 });
    opening ??= open();
    const { default: inject } = await import("light-my-request");
    const answer = await inject(await opening, {
      method: request.method as "GET",
      url: `${pathname}${search}`,
      headers: {
        ...Object.fromEntries(request.headers),
        host,
        "x-forwarded-host": host,
        "x-forwarded-proto": protocol.replace(":", ""),
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return new Response(bodyless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        [value].flat().flatMap((one): [string, string][] => (one === undefined ? [] : [[name, String(one)]])),
      ),
    });
  }

  async function open() {
    const { openProvider } = await import("#server/identity/demo-provider/provider.ts");
    const provider = await openProvider({
      issuer,
      clientId,
      redirectUri: `${publicUrl}/api/auth/callback/google`,
      secret: hash("sha256", deriveKey(secret, "demo sign-in cookies")),
    });
    const answer = provider.callback();
    return (request: IncomingMessage, response: ServerResponse) => {
      const { url = "" } = request;
      // Mount it as Express does: the provider routes by `url`, and builds addresses from `originalUrl`.
      Object.assign(request, { originalUrl: url, url: url.slice(place.length) });
      void answer(request, response);
    };
  }

  async function ask(path: string, init: RequestInit): Promise<Record<string, unknown>> {
    const response = await handle(new Request(`${issuer}${path}`, init));
    if (!response.ok) throw new Error(`The demo's sign-in answered ${response.status} at ${path}.`);
    return await response.json();
  }
}

const bodyless = new Set([204, 205, 304]);
