import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { TestSalon } from "#tests/support/salon.ts";
import { publicUrl } from "#tests/support/salon-config.ts";

/** The provider's claims about a person. */
export interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

const clientId = "salon";
const done = "/api/auth/popup-done";

/** An OpenID provider without questions: a code stands for the person the test names. */
export async function openProvider() {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const key = { ...(await exportJWK(publicKey)), kid: "one", alg: "RS256" };
  const signedIn = new Map<string, Claims & { nonce: string }>();
  const server = createServer(async (request, response) => {
    const send = (body: object) =>
      response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    if (request.url === "/keys") return send({ keys: [key] });
    if (request.url !== "/token") return send(discovery());
    let sent = "";
    for await (const chunk of request) sent += chunk;
    const claims = signedIn.get(new URLSearchParams(sent).get("code") ?? "");
    const token = new SignJWT({ ...claims }).setProtectedHeader({ alg: "RS256", kid: "one" });
    const signed = token.setIssuer(issuer).setAudience(clientId).setIssuedAt().setExpirationTime("5m");
    send({ token_type: "Bearer", access_token: "unused", id_token: await signed.sign(privateKey) });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: "a secret of the salon's",
    },
    /** Goes through the provider's window as a browser does. @returns the browser, signed in, or why it is not */
    async signIn(
      salon: TestSalon,
      claims: Claims,
    ): Promise<{ error: string | null; browser: { cookie: string } }> {
      const asked = { provider: "openid", callbackURL: done, errorCallbackURL: done, disableRedirect: true };
      const started = await salon.server.inject({
        method: "POST",
        url: "/api/auth/sign-in/social",
        headers: { origin: publicUrl },
        payload: asked,
      });
      const { searchParams } = new URL(started.json<{ url: string }>().url);
      const code = crypto.randomUUID();
      signedIn.set(code, { ...claims, nonce: searchParams.get("nonce") ?? "" });
      const back = new URLSearchParams({ code, state: searchParams.get("state") ?? "" });
      const ended = await salon.server.inject({
        method: "GET",
        url: `/api/auth/callback/openid?${back}`,
        headers: { cookie: cookieOf(started.cookies) },
      });
      const { searchParams: told } = new URL(String(ended.headers.location), publicUrl);
      return { error: told.get("error"), browser: { cookie: cookieOf(ended.cookies) } };
    },
    close: () => new Promise((closed) => server.close(closed)),
  };

  function discovery() {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    };
  }
}

function cookieOf(cookies: readonly { name: string; value: string }[]): string {
  return cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
}
