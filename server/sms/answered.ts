import { NoAnswer } from "#server/sms/port.ts";

/** How long to wait for a gateway's response. */
export const usualPatienceMs = 10_000;

/** Calls a gateway, and reads its whole response. @throws NoAnswer when it may have accepted the text anyway */
export async function answered(
  url: string,
  { patienceMs, ...request }: RequestInit & { patienceMs: number },
) {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(patienceMs) });
    return { ok: answer.ok, status: answer.status, body: await answer.text() };
  } catch (error) {
    if (neverSent.has(codeOf(error))) throw new Error("The gateway can't be reached.");
    throw new NoAnswer("The gateway did not answer in time.");
  }
}

/** Error codes for connections that were refused or never made, or whose certificate is wrong. */
const neverSent = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "EPROTO",
  "ERR_SSL_WRONG_VERSION_NUMBER",
  "ERR_SSL_PACKET_LENGTH_TOO_LONG",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "CERT_HAS_EXPIRED",
  "CERT_NOT_YET_VALID",
  "CERT_REVOKED",
  "CERT_UNTRUSTED",
  "CERT_REJECTED",
  "CERT_SIGNATURE_FAILURE",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "INVALID_CA",
]);

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "";
}
