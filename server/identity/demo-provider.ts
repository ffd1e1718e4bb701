import { authorizePage, authorizePath } from "#server/identity/demo-provider/authorize-page.ts";
import {
  type AuthorizeRequest,
  readAuthorizeRequest,
} from "#server/identity/demo-provider/authorize-request.ts";
import { createCodes, type Redemption } from "#server/identity/demo-provider/codes.ts";
import { type DemoPerson, demoPeople } from "#server/identity/demo-provider/people.ts";

/** A local OpenID provider that stands in for Google in a demo. It signs in its own people and nobody else. */
export interface DemoProvider {
  readonly clientId: string;
  readonly authorizationUrl: string;
  /** Answers everything below /demo-sign-in. */
  handle(request: Request): Promise<Response>;
  /**
   * Trades a code for the person who was picked.
   * @throws when the code is forged, too old, or was made for another request
   */
  redeem(redemption: Redemption): Promise<DemoPerson>;
}

/**
 * Codes are signed and short-lived and nothing is stored, so any number of servers with the same secret are one
 * provider.
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
  const expected = { clientId, redirectUri: `${publicUrl}/api/auth/callback/google` };
  const codes = createCodes(secret);

  return {
    clientId,
    authorizationUrl: `${publicUrl}${authorizePath}`,
    async handle(request) {
      if (new URL(request.url).pathname !== authorizePath) return plain(404, "Not found");
      if (request.method !== "GET" && request.method !== "POST") return plain(405, "Method not allowed");
      const asked = await readAuthorizeRequest(request, expected);
      if (!asked.ok) return plain(400, asked.reason);
      return request.method === "GET" ? authorizePage(asked.request) : answer(asked.request, asked.subject);
    },
    redeem: (redemption) => codes.redeem(redemption),
  };

  async function answer(request: AuthorizeRequest, subject: string | null): Promise<Response> {
    const back = new URL(request.redirectUri);
    back.searchParams.set("state", request.state);
    const person = demoPeople.find((one) => one.subject === subject);
    if (person) back.searchParams.set("code", await codes.issue(person, request));
    else back.searchParams.set("error", "access_denied");
    return new Response(null, { status: 303, headers: { location: back.href, "cache-control": "no-store" } });
  }
}

function plain(status: number, text: string): Response {
  return new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}
