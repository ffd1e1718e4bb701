import { isIP } from "node:net";
import { StartupError } from "#server/startup-error.ts";

/** A secret with fewer different characters was typed, not drawn at random. */
const leastVariety = 8;

/**
 * Checks the site's own address: links, cookies and sign-ins need a plain origin, with https if other machines reach
 * it. A demo may use http.
 * @throws StartupError
 */
export function checkPublicUrl(
  address: string,
  { isLocal, demo }: { isLocal: boolean; demo: boolean },
): void {
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") {
    throw new StartupError("PUBLIC_URL must not hold a name or a password.");
  }
  if (url.pathname !== "/" || url.search !== "" || url.hash !== "") {
    throw new StartupError(
      "PUBLIC_URL must end after the host and port: the site stands at the root of its address.",
    );
  }
  if (url.protocol === "http:" && !isLocal && !demo) {
    throw new StartupError(
      "PUBLIC_URL must begin with https:// when others than this machine reach the site; DEMO=1 may be shown over http.",
    );
  }
}

/** @throws StartupError for a secret that somebody typed by holding down a key, or that repeats itself */
export function checkSecret(secret: string): void {
  const repeats = (secret + secret).indexOf(secret, 1) < secret.length;
  if (new Set(secret).size >= leastVariety && !repeats) return;
  throw new StartupError("SESSION_SECRET has too little variety: make one with `openssl rand -hex 32`.");
}

/** 0 trusts nobody, 1 the nearest proxy, anything else is a list of trusted addresses or ranges. */
export function readTrustProxy(value: string | undefined): false | 1 | string {
  if (value === undefined || value === "0") return false;
  if (value === "1") return 1;
  const valid = value.split(",").every((part) => isAddressOrRange(part.trim()));
  if (!valid) throw new StartupError("TRUST_PROXY must be 0, 1 or a comma-separated list of addresses.");
  return value;
}

function isAddressOrRange(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d*$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

/** Whether a server may listen there: an address, or a name, without a port. */
export function isHost(text: string): boolean {
  return (isIP(text) !== 0 || /^[\w.-]+$/.test(text)) && URL.canParse(`http://${hostInUrl(text)}`);
}

/** How an address that a server listens on stands in a URL. */
export function hostInUrl(host: string): string {
  if (["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host)) return "localhost";
  return isIP(host) === 6 ? `[${host}]` : host;
}
