import type { GenericOAuthConfig } from "better-auth/plugins/generic-oauth";
import type { DemoProvider } from "#server/identity/demo-provider.ts";

/** The demo provider, which replaces a configured Google. */
export function demoGoogle(provider: DemoProvider): GenericOAuthConfig {
  return {
    providerId: "google",
    name: "Demo sign-in",
    clientId: provider.clientId,
    authorizationUrl: provider.authorizationUrl,
    scopes: ["openid", "email", "profile"],
    pkce: true,
    // A person who opens the window again may want to sign in as somebody else.
    prompt: "login",
    async getToken({ code, redirectURI, codeVerifier }) {
      const person = await provider.redeem({
        code,
        redirectUri: redirectURI,
        codeVerifier: codeVerifier ?? "",
      });
      return { raw: { ...person } };
    },
    async getUserInfo({ raw }) {
      if (!raw) return null;
      return {
        id: String(raw.subject),
        email: String(raw.email),
        emailVerified: true,
        name: String(raw.name),
      };
    },
  };
}
