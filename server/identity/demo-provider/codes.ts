import { createHash } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { AuthorizeRequest } from "#server/identity/demo-provider/authorize-request.ts";
import { type DemoPerson, demoPeople } from "#server/identity/demo-provider/people.ts";
import { deriveKey } from "#server/identity/keys.ts";

const algorithm = "HS256";
const codeLife = "60s";

export interface Redemption {
  code: string;
  redirectUri: string;
  codeVerifier: string;
}

/** Authorization codes as signed statements, bound to the request by its redirect address and its PKCE challenge. */
export function createCodes(secret: string) {
  const key = deriveKey(secret, "demo sign-in code");

  return {
    issue(person: DemoPerson, request: AuthorizeRequest): Promise<string> {
      return new SignJWT({ challenge: request.codeChallenge })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(person.subject)
        .setAudience(request.redirectUri)
        .setExpirationTime(codeLife)
        .sign(key);
    },

    async redeem({ code, redirectUri, codeVerifier }: Redemption): Promise<DemoPerson> {
      const { payload } = await jwtVerify(code, key, { algorithms: [algorithm], audience: redirectUri });
      const challenge = createHash("sha256").update(codeVerifier).digest("base64url");
      if (payload.challenge !== challenge) throw new Error("The code was made for another sign-in.");
      const person = demoPeople.find(({ subject }) => subject === payload.sub);
      if (!person) throw new Error("The code names nobody of this provider.");
      return person;
    },
  };
}
