import type { Config } from "#server/config.ts";
import { type Finding, failure, reasonOf, warning, well } from "#server/operations/doctor/finding.ts";

const about = "Site";
const patienceMs = 8_000;

/** Checks whether people can reach the site, and a card provider its webhook, at the configured address. */
export async function examineSite({ publicUrl, loopback, trustProxy }: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (!loopback && !publicUrl.startsWith("https:")) {
    findings.push(
      failure(
        about,
        `${publicUrl} is not https.`,
        "Put a proxy with a certificate before it: passwords travel.",
      ),
    );
  }
  if (publicUrl.startsWith("https:") && trustProxy === false) {
    findings.push(
      warning(
        about,
        "TRUST_PROXY is not set, and https comes through a proxy: all visitors share the limits of one.",
        "Set it to 1 for one proxy, or to the proxies' addresses.",
      ),
    );
  }
  try {
    const { status } = await ask(`${publicUrl}/api/health`);
    if (status !== 200) {
      findings.push(
        failure(
          about,
          `${publicUrl}/api/health answers ${status}.`,
          "Look at the server's and the proxy's log.",
        ),
      );
      return findings;
    }
    findings.push(well(about, `${publicUrl} answers.`), await examineWebhook(publicUrl));
    if (!loopback) findings.push(...(await examineProxy(publicUrl)));
  } catch (error) {
    findings.push(
      warning(
        about,
        `${publicUrl} does not answer: ${reasonOf(error)}.`,
        "Start the server, or check PUBLIC_URL, its DNS and the proxy.",
      ),
    );
  }
  return findings;
}

/**
 * Sends an event without a signature, which must reach us and be refused by us. A proxy that asks for a password would
 * refuse it, too.
 */
async function examineWebhook(publicUrl: string): Promise<Finding> {
  const address = `${publicUrl}/api/webhooks/stripe`;
  const answer = await ask(address, { method: "POST", body: "{}" });
  const ours = answer.headers.get("content-type")?.startsWith("application/problem+json");
  if (ours && answer.status < 500)
    return well(about, "Webhooks reach it, and one without a signature is refused.");
  return failure(
    about,
    `${address} answers ${answer.status}, not as this server does.`,
    "Let the proxy pass POST on this path unchanged.",
  );
}

/** The numbers are only for this machine. If they can be read from elsewhere, the proxy does not identify itself. */
async function examineProxy(publicUrl: string): Promise<Finding[]> {
  const { status } = await ask(`${publicUrl}/api/metrics`);
  if (status !== 200) return [];
  const says = `Everybody may read ${publicUrl}/api/metrics: the proxy does not say who asks.`;
  return [failure(about, says, "Let the proxy set X-Forwarded-For and X-Forwarded-Proto.")];
}

function ask(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...init, redirect: "manual", signal: AbortSignal.timeout(patienceMs) });
}
