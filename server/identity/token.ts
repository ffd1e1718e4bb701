import { errors, jwtVerify, SignJWT } from "jose";
import { Remembered } from "#domain/remembered.ts";
import { deriveKey } from "#server/identity/keys.ts";

/** Lifetime of a bearer token in seconds. */
export const tokenSeconds = 15 * 60;

const algorithm = "HS256";
/** The beginning of each of our tokens, whose header is always the same. */
const head = `${Buffer.from(JSON.stringify({ alg: algorithm })).toString("base64url")}.`;
/** Several times the length of one of ours. */
const mostCharacters = 2000;
const audience = "shiuli-api";
/** How many verified tokens are cached: the people who are signed in at one time. Each takes about 300 bytes. */
const mostRemembered = 2000;

/** The person a token stands for. It contains no role: rights are read from the database on each call. */
export interface TokenSubject {
  userId: string;
  sessionId: string;
}

export type TokenReading =
  | ({ ok: true } & TokenSubject)
  | { ok: false; code: "unauthenticated"; reason: "expired" | "invalid" };

export interface Tokens {
  issueToken(subject: TokenSubject, now: number): Promise<string>;
  readToken(token: string, now: number): Promise<TokenReading>;
}

/**
 * Issues and verifies the bearer tokens of this salon. Times are milliseconds since the epoch.
 * @param options.secret SESSION_SECRET
 * @param options.issuer origin of PUBLIC_URL; a token of another site is refused
 */
export function createTokens({ secret, issuer }: { secret: string; issuer: string }): Tokens {
  const key = deriveKey(secret, "bearer token");
  /** A token's content never changes, so its signature is verified once. Only its expiry depends on the time. */
  const remembered = new Remembered<TokenSubject & { endsAt: number }>(mostRemembered);

  return {
    issueToken({ userId, sessionId }, now) {
      const issuedAt = Math.floor(now / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenSeconds)
        .sign(key);
    },

    async readToken(token, now) {
      // Anything that can't be our token is refused without verifying a signature.
      if (!token.startsWith(head) || token.length > mostCharacters) return refusal("invalid");
      const known = remembered.get(token);
      if (known) {
        const { endsAt, ...subject } = known;
        return now < endsAt ? { ok: true, ...subject } : refusal("expired");
      }
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          requiredClaims: ["sub", "sid", "exp", "iat"],
          currentDate: new Date(now),
        });
        const { sub, sid, exp } = payload;
        if (typeof sub !== "string" || typeof sid !== "string" || exp === undefined)
          return refusal("invalid");
        const subject = { userId: sub, sessionId: sid };
        remembered.keep(token, { ...subject, endsAt: exp * 1000 });
        return { ok: true, ...subject };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return refusal("expired");
        if (error instanceof errors.JOSEError) return refusal("invalid");
        throw error;
      }
    },
  };
}

function refusal(reason: "expired" | "invalid"): TokenReading {
  return { ok: false, code: "unauthenticated", reason };
}
