export interface AuthorizeRequest {
  clientId: string;
  redirectUri: string;
  state: string;
  codeChallenge: string;
}

type Reading =
  | { ok: true; request: AuthorizeRequest; subject: string | null }
  | { ok: false; reason: string };

/**
 * Reads an OpenID authorization request, from the address on GET and from the form on POST.
 * Refuses any client, redirect address or flow but the salon's own.
 */
export async function readAuthorizeRequest(
  request: Request,
  expected: { clientId: string; redirectUri: string },
): Promise<Reading> {
  const sent =
    request.method === "GET" ? new URL(request.url).searchParams : new URLSearchParams(await request.text());
  const read = (name: string) => sent.get(name) ?? "";

  if (read("client_id") !== expected.clientId) return refusal("Unknown client");
  if (read("redirect_uri") !== expected.redirectUri) return refusal("Unknown redirect address");
  if (read("response_type") !== "code") return refusal("Only the authorization code flow is offered");
  if (read("code_challenge_method") !== "S256" || !/^[\w-]{43}$/.test(read("code_challenge"))) {
    return refusal("PKCE with S256 is required");
  }
  if (!read("state") || read("state").length > 1000) return refusal("A state is required");

  return {
    ok: true,
    request: { ...expected, state: read("state"), codeChallenge: read("code_challenge") },
    subject: sent.get("subject"),
  };
}

function refusal(reason: string): Reading {
  return { ok: false, reason };
}
