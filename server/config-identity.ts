import type { FirebaseProject, OpenIdClient } from "#server/identity/port.ts";
import { StartupError } from "#server/startup-error.ts";

export interface IdentitySettings {
  FIREBASE_PROJECT_ID?: string | undefined;
  FIREBASE_API_KEY?: string | undefined;
  FIREBASE_AUTH_DOMAIN?: string | undefined;
  FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME?: string | undefined;
  GOOGLE_CLIENT_ID?: string | undefined;
  FACEBOOK_CLIENT_ID?: string | undefined;
}

/**
 * Decides which provider identifies people: a configured hosted one, otherwise the salon's own.
 * @throws StartupError for an incomplete provider, two of them, or one that can't be trusted at this address
 */
export function readIdentity(
  env: IdentitySettings,
  { loopback }: { loopback: boolean },
): { openId: OpenIdClient | null; firebase: FirebaseProject | null } {
  const openId = readOpenId(env);
  const firebase = readFirebase(env, loopback);
  const others = [
    openId && "OIDC_ISSUER",
    firebase && "FIREBASE_PROJECT_ID",
    (env.GOOGLE_CLIENT_ID ?? env.FACEBOOK_CLIENT_ID) && "GOOGLE_CLIENT_ID or FACEBOOK_CLIENT_ID",
  ].filter((name) => name);
  if ((openId || firebase) && others.length > 1) {
    throw new StartupError(`${others.join(" and ")} can't be set together: choose one identity provider.`);
  }
  return { openId, firebase };
}

function readOpenId(env: IdentitySettings): OpenIdClient | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer && !clientId && !clientSecret) return null;
  if (!issuer || !clientId || !clientSecret) {
    throw new StartupError(
      "OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together, or none of them.",
    );
  }
  const { protocol, hostname } = new URL(issuer);
  if (protocol !== "https:" && !isOwn(hostname))
    throw new StartupError("OIDC_ISSUER must begin with https://.");
  return { issuer: issuer.replace(/\/+$/, ""), clientId, clientSecret, name: env.OIDC_NAME ?? hostname };
}

function readFirebase(env: IdentitySettings, loopback: boolean): FirebaseProject | null {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = env;
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  if (!projectId && !apiKey && !emulator) return null;
  if (!projectId || !apiKey) {
    throw new StartupError("FIREBASE_PROJECT_ID and FIREBASE_API_KEY must be set together.");
  }
  if (emulator && !loopback) {
    throw new StartupError(
      "FIREBASE_AUTH_EMULATOR_HOST can't be set with a public address: the emulator's tokens are unsigned.",
    );
  }
  if (emulator && !isOwn(new URL(`http://${emulator}`).hostname)) {
    throw new StartupError(
      "FIREBASE_AUTH_EMULATOR_HOST must be an address of this machine, as 127.0.0.1:9099.",
    );
  }
  return {
    projectId,
    apiKey,
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    emulatorUrl: emulator ? `http://${emulator}` : null,
  };
}

function isOwn(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
