import type { Config } from "#server/config.ts";
import { type Finding, failure, reasonOf, well } from "#server/operations/doctor/finding.ts";

const about = "Sign-in";
const patienceMs = 8_000;
const googleKeys =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/**
 * Checks whether the configured identity providers answer. Whether they accept our keys only shows at the first
 * sign-in.
 */
export async function examineIdentity({
  openId,
  firebase,
  sessionSecret,
  loopback,
}: Config): Promise<Finding[]> {
  const secret =
    sessionSecret || loopback
      ? []
      : [failure(about, "SESSION_SECRET is not set.", "Set it: openssl rand -hex 32")];
  const providers = await Promise.all([
    ...(openId ? [examineIssuer(openId.issuer)] : []),
    ...(firebase ? [examineAddress("Google's keys for Firebase", googleKeys)] : []),
  ]);
  const findings = [...secret, ...providers];
  return findings.length > 0 ? findings : [well(about, "Accounts are kept here.")];
}

async function examineIssuer(issuer: string): Promise<Finding> {
  const address = `${issuer.replace(/\/+$/, "")}/.well-known/openid-configuration`;
  return await examineAddress(`The sign-in provider ${issuer}`, address);
}

async function examineAddress(name: string, address: string): Promise<Finding> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    if (answer.ok && (await answer.json())) return well(about, `${name} can be reached.`);
    return failure(about, `${address} answers ${answer.status}.`, "Check the provider's settings.");
  } catch (error) {
    return failure(
      about,
      `${name} does not answer: ${reasonOf(error)}.`,
      `Let this machine reach ${new URL(address).host}.`,
    );
  }
}
