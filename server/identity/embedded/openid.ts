import type { GenericOAuthConfig } from "better-auth/plugins/generic-oauth";
import type { OpenIdClient } from "#server/identity/port.ts";

/**
 * Any OpenID Connect provider, found by its discovery document: code flow with PKCE, and ID tokens verified with the
 * provider's keys. While it can't be reached, its sign-in is refused; the next try asks it again.
 */
export function openIdProvider({ issuer, clientId, clientSecret, name }: OpenIdClient): GenericOAuthConfig {
  return {
    providerId: "openid",
    name,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    scopes: ["openid", "email", "profile"],
    pkce: true,
    requireIdTokenVerification: true,
    // The subjects of another issuer are other people, for instance after the salon changes its provider.
    accountSubject: ({ profile }) => `${issuer} ${profile.sub}`,
    mapProfileToUser: ({ name, email }) => ({ name: name ?? email ?? "" }),
  };
}
