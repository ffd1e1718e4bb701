import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { exportJWK } from "jose";
import type Koa from "koa";
import { choiceHeaders, choicePage } from "#server/identity/demo-provider/choice-page.ts";
import { memoryAdapter } from "#server/identity/demo-provider/memory.ts";
import { demoPeople } from "#server/identity/demo-provider/people.ts";

export interface DemoSite {
  /** The provider's public address and issuer, without a trailing slash. */
  issuer: string;
  clientId: string;
  redirectUri: string;
  /** Signs its cookies. */
  secret: string;
}

const choicePath = "/choice/";

/** An OpenID provider with one client, the salon, and the demo's people as accounts. It requires PKCE. */
export async function openProvider({ issuer, clientId, redirectUri, secret }: DemoSite) {
  const { Provider } = await loadProvider();
  const { privateKey } = await promisify(generateKeyPair)("ec", { namedCurve: "P-256" });
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        redirect_uris: [redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "none",
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "ES256", use: "sig", kid: "demo" }] },
    enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
    cookies: { keys: [secret] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${new URL(issuer).pathname}${choicePath}${uid}` },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    ttl: { AuthorizationCode: 60, AccessToken: 60, IdToken: 60, Interaction: 600, Session: 600, Grant: 600 },
    findAccount: (_context, subject) => {
      const person = demoPeople.find((one) => one.subject === subject);
      if (!person) return undefined;
      const { name, email } = person;
      const claims = async () => ({ sub: subject, name, email, email_verified: true });
      return { accountId: subject, claims };
    },
    // Choosing a name in this window is the consent, so there is no second question.
    async loadExistingGrant(context) {
      const grant = new provider.Grant({ clientId, accountId: context.oidc.session?.accountId ?? "" });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    renderError(context, { error }) {
      context.type = "text";
      context.body = `This sign-in can't go on (${error}). Close the window and try again.`;
    },
  });
  provider.proxy = true;
  provider.use(keepCookiesByBrowser);
  provider.use(async (context, next) => (context.path.startsWith(choicePath) ? choose(context) : next()));
  return provider;

  async function choose(context: Koa.Context): Promise<void> {
    if (context.method === "GET") {
      await provider.interactionDetails(context.req, context.res);
      context.set(choiceHeaders);
      context.body = choicePage(`${new URL(issuer).pathname}${context.path}`);
      return;
    }
    const subject = new URLSearchParams(await textOf(context.req)).get("subject") ?? "";
    const known = demoPeople.some((person) => person.subject === subject);
    const outcome = known ? { login: { accountId: subject } } : { error: "access_denied" };
    context.redirect(await provider.interactionResult(context.req, context.res, outcome));
    context.status = 303;
  }
}

/**
 * Turns cookies into session cookies, because the browser's clock may differ from the server's. What they stand for
 * still expires by the server's clock.
 */
async function keepCookiesByBrowser(context: Koa.Context, next: Koa.Next): Promise<void> {
  await next();
  const set = [context.response.headers["set-cookie"] ?? []].flat();
  const kept = set.map((cookie) => cookie.replace(/; expires=(?!Thu, 01 Jan 1970)[^;]*/i, ""));
  if (kept.length > 0) context.set("set-cookie", kept);
}

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  let text = "";
  for await (const part of body) text += part;
  return text;
}

/**
 * Loads oidc-provider without its warning about Node versions that are not LTS yet. This project is tested with its
 * version.
 */
async function loadProvider() {
  const { warn } = console;
  console.warn = (...words) => {
    if (!String(words[0]).includes("Unsupported runtime")) warn(...words);
  };
  try {
    return await import("oidc-provider");
  } finally {
    console.warn = warn;
  }
}
