import {
  createRemoteJWKSet,
  decodeJwt,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from "jose";

const googleKeys =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/** The claims of a verified Firebase ID token. */
export interface FirebaseClaims {
  subject: string;
  email: string;
  emailVerified: boolean;
  /** Whether the person signed in with another provider's account, such as Google's, and not with a password. */
  isElsewhere: boolean;
  name: string;
  picture: string | null;
  /** Seconds since the epoch: when the person signed in. Renewing the token does not change it. */
  signedInAt: number;
}

/** @returns the claims, or null for an invalid token. @throws when Google's keys can't be fetched */
export type ReadIdToken = (token: string) => Promise<FirebaseClaims | null>;

/**
 * Verifies ID tokens of one Firebase project: signed by Google's keys, issued for this project, not expired.
 * @param keys Google's, unless a test brings its own
 * @param now milliseconds since the epoch
 */
export function signedTokens(
  { projectId, now }: { projectId: string; now: () => number },
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(googleKeys)),
): ReadIdToken {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ["RS256"],
        ...expected(projectId),
        requiredClaims: ["sub", "auth_time", "iat", "exp"],
        currentDate: new Date(now()),
        clockTolerance: 5,
      });
      return claimsOf(payload, now());
    } catch (error) {
      if (isDefect(error)) return null;
      throw error;
    }
  };
}

/** Reads the emulator's unsigned tokens: only for development on one's own machine. */
export function unsignedTokens({ projectId, now }: { projectId: string; now: () => number }): ReadIdToken {
  return async (token) => {
    try {
      const [, , signature] = token.split(".");
      if (signature !== "") return null;
      const payload = decodeJwt(token);
      const { issuer, audience } = expected(projectId);
      const isOurs = payload.iss === issuer && payload.aud === audience;
      const isOver = (payload.exp ?? 0) * 1000 <= now();
      return isOurs && !isOver ? claimsOf(payload, now()) : null;
    } catch (error) {
      if (isDefect(error)) return null;
      throw error;
    }
  };
}

function expected(projectId: string) {
  return { issuer: `https://securetoken.google.com/${projectId}`, audience: projectId };
}

function claimsOf(payload: JWTPayload, now: number): FirebaseClaims | null {
  const { sub, email, name, picture, auth_time: signedInAt, firebase } = payload;
  if (!sub || sub.length > 128 || typeof email !== "string" || typeof signedInAt !== "number") return null;
  if (signedInAt * 1000 > now + 60_000) return null;
  return {
    subject: sub,
    email: email.toLowerCase(),
    emailVerified: payload.email_verified === true,
    isElsewhere: signedInWith(firebase).includes("."),
    name: typeof name === "string" ? name : "",
    picture: typeof picture === "string" ? picture : null,
    signedInAt,
  };
}

/** How somebody signed in: `password`, or the host of another provider. Empty if the token does not say. */
function signedInWith(firebase: unknown): string {
  const said = typeof firebase === "object" && firebase !== null ? firebase : {};
  return "sign_in_provider" in said ? String(said.sign_in_provider) : "";
}

/** Whether the token is at fault. Any other error comes from fetching Google's keys. */
function isDefect(error: unknown): boolean {
  return error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
}
