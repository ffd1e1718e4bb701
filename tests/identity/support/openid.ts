import type { Server } from "node:http";
import type { Page } from "@playwright/test";
import type Koa from "koa";
import Provider from "oidc-provider";
import { freePort } from "#scripts/lib/postgres.mjs";
import type { Person } from "#tests/e2e/support/people.ts";
import { openWindow, type Provider as People } from "#tests/identity/support/provider.ts";

const name = "Bithi ID";

/** A certified, independent OpenID provider with its own pages. */
export async function openId(siteUrl: string): Promise<People> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const server = await listen(issuer, siteUrl, port);
  const enter = async (popup: Page, { email }: Pick<Person, "email">) => {
    await popup.getByPlaceholder("Enter any login").fill(email);
    await popup.getByPlaceholder("and password").fill("whatever");
    await popup.getByRole("button", { name: "Sign-in" }).click();
    await popup.getByRole("button", { name: "Continue" }).click();
  };
  // It remembers who signed in, and would not ask again.
  const forget = (page: Page) => page.context().clearCookies({ domain: new URL(issuer).hostname });
  const button = `Continue with ${name}`;
  return {
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: "salon",
      OIDC_CLIENT_SECRET: "a secret of the salon's",
      OIDC_NAME: name,
    },
    noise: [/ERR_|fonts\.googleapis\.com/, /401/],
    async prepare(context) {
      await context.route(/fonts\.googleapis\.com/, (route) => route.fulfill({ body: "" }));
    },
    createUser: async (page, person) => enter(await openWindow(page, button, "/singup"), person),
    async signIn(page, person) {
      await forget(page);
      await enter(await openWindow(page, button), person);
    },
    async signInWrongly(page) {
      await forget(page);
      const popup = await openWindow(page, button);
      await popup.getByRole("link", { name: /Cancel/ }).click();
      return "The sign-in window was closed before you were signed in.";
    },
    async signInWithPopup(page) {
      const email = `popup-${crypto.randomUUID()}@example.com`;
      await enter(await openWindow(page, button), { email });
      return email;
    },
    close: () => new Promise((done) => void server.close(() => done())),
  };
}

async function listen(issuer: string, siteUrl: string, port: number): Promise<Server> {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: "salon",
        client_secret: "a secret of the salon's",
        redirect_uris: [`${siteUrl}/api/auth/callback/openid`],
      },
    ],
    cookies: { keys: ["a key of the test's"] },
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    findAccount: (_context: Koa.Context, id: string) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        email: id.replace(/^unproved\./, ""),
        email_verified: !id.startsWith("unproved."),
        name: "Mim Akter",
      }),
    }),
  });
  return await new Promise((done) => {
    const server = provider.listen(port, "127.0.0.1", () => done(server));
    server.keepAliveTimeout = 1;
  });
}
