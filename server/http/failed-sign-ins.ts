import type { FastifyRequest } from "fastify";
import { networkOf } from "#server/http/network-of.ts";

/** Paths below /api/auth where people prove who they are, or set their password. */
const watched = new Set([
  "/sign-in/email",
  "/sign-up/email",
  "/change-password",
  "/reset-password",
  "/verify-email",
  "/two-factor/verify-totp",
  "/two-factor/verify-backup-code",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
  "/passkey/verify-authentication",
  "/callback/google",
  "/callback/facebook",
  "/callback/openid",
]);

const code = /^[A-Za-z0-9_]{1,60}$/;

/**
 * Logs a failed sign-in, so that guessing can be told from forgetting: the route, the reason's code and a keyed hash of
 * the network, but never an address or what was typed.
 * @param seal turns a text into a hash that only this salon can make
 */
export async function logFailedSignIn(
  request: FastifyRequest,
  answer: Response,
  seal: (text: string) => string,
): Promise<void> {
  const path = request.url.split("?")[0]?.replace(/^\/api\/auth/, "") ?? "";
  const reason = watched.has(path) ? await reasonOf(answer) : null;
  if (reason === null) return;
  const network = seal(`network ${networkOf(request.ip)}`).slice(0, 12);
  request.log.warn({ route: `/api/auth${path}`, reason, network }, "sign-in failed");
}

/** The code of a refusal; null for a success. */
async function reasonOf(answer: Response): Promise<string | null> {
  const location = answer.headers.get("location");
  const told = location ? new URL(location, "http://localhost").searchParams.get("error") : null;
  if (answer.ok || (answer.status < 400 && told === null)) return null;
  const found: unknown =
    told ??
    (
      await answer
        .clone()
        .json()
        .catch(() => null)
    )?.code;
  return typeof found === "string" && code.test(found) ? found : `status_${answer.status}`;
}
