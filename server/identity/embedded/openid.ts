import type { GenericOAuthConfig } from "better-auth/plugins/generic-oauth";
import type { OpenIdClient } from "#server/identity/port.ts";

/**
 * Any OpenID Connect provider, found by its discovery document: code flow with PKCE, ID tokens checked against the
 * provider's keys. While it can't be reached its sign-in is refused and asked for again at the next try.
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
    // Another issuer's subjects are other people, even if the salon changes its provider.
    accountSubject: ({ profile }) => `${issuer} ${profile.sub}`,
    mapProfileToUser: ({ name, email }) => ({ name: name ?? email ?? "" }),
  };
}
