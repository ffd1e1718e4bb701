import { errors, jwtVerify, SignJWT } from "jose";
import { deriveKey } from "#server/identity/keys.ts";

/** Seconds a bearer token lives. */
export const tokenSeconds = 15 * 60;

const algorithm = "HS256";
/** How each of our tokens begins: its header is always the same. */
const head = `${Buffer.from(JSON.stringify({ alg: algorithm })).toString("base64url")}.`;
/** Several times as long as one of ours. */
const mostCharacters = 2000;
const audience = "shiuli-api";
/** Read tokens that are remembered: the people who are signed in at one time. Each is some 300 bytes. */
const mostRemembered = 2000;

/** Who a token speaks for. It carries no role: rights are read from the database on each call. */
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
 * Makes and reads the bearer tokens of this salon.
 * @param options.secret SESSION_SECRET
 * @param options.issuer origin of PUBLIC_URL; a token of another site is refused
 * Instants are milliseconds since the epoch.
 */
export function createTokens({ secret, issuer }: { secret: string; issuer: string }): Tokens {
  const key = deriveKey(secret, "bearer token");
  /** What a token says never changes, so its signature is checked once. Only whether it is over depends on the time. */
  const remembered = new Map<string, TokenSubject & { endsAt: number }>();

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
      // Whatever is no token of ours costs no signature.
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
        remember(token, { ...subject, endsAt: exp * 1000 });
        return { ok: true, ...subject };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return refusal("expired");
        if (error instanceof errors.JOSEError) return refusal("invalid");
        throw error;
      }
    },
  };

  function remember(token: string, read: TokenSubject & { endsAt: number }): void {
    remembered.set(token, read);
    for (const oldest of remembered.keys()) {
      if (remembered.size <= mostRemembered) break;
      remembered.delete(oldest);
    }
  }
}

function refusal(reason: "expired" | "invalid"): TokenReading {
  return { ok: false, code: "unauthenticated", reason };
}
