import autocannon from "autocannon";

export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** Makes each request's path, for answers that must not come from a cache. */
  path?: () => string;
  /** Whether each request comes from another network, as a site that trusts its proxy sees it: no limit counts them. */
  fromEverywhere?: boolean;
}

/** What a site is started with so that it believes where requests come from. */
export const behindProxy = { TRUST_PROXY: "1" };

const connections = 32;
const seconds = 3;

/** What so many connections got out of a server. */
export interface Load {
  perSecond: number;
  /** Milliseconds that all but the slowest hundredth of the answers took at the most. */
  p99: number;
}

/** Requests a second that a server answers well. @throws when an answer is anything but 200 */
export async function requestsPerSecond(target: Target): Promise<number> {
  return (await loadOf(target, connections, seconds)).perSecond;
}

/** Asks without pause, over so many connections. @throws when an answer is anything but 200 */
export async function loadOf(
  { url, headers = {}, path, fromEverywhere = false }: Target,
  connections: number,
  duration: number,
): Promise<Load> {
  let sent = 0;
  const result = await autocannon({
    url,
    headers,
    connections,
    duration,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          ...(path && { path: path() }),
          ...(fromEverywhere && { headers: { ...request.headers, "x-forwarded-for": networkOf(sent++) } }),
        }),
      },
    ],
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(`${bad} of ${result.requests.total} requests to ${url} failed: ${statuses}`);
  }
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99 };
}

/**
 * Measures two targets in turns, so that the machine's mood hits both.
 * @returns the median of each
 */
export async function sideBySide(
  ours: Target,
  reference: Target,
): Promise<{ ours: number; reference: number }> {
  const rounds = 3;
  const rates: { ours: number[]; reference: number[] } = { ours: [], reference: [] };
  await requestsPerSecond(ours);
  await requestsPerSecond(reference);
  for (let round = 0; round < rounds; round++) {
    rates.reference.push(await requestsPerSecond(reference));
    rates.ours.push(await requestsPerSecond(ours));
  }
  return { ours: median(rates.ours), reference: median(rates.reference) };
}

export function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
}

/** One of nine thousand networks, fewer than are told apart. */
function networkOf(request: number): string {
  return `10.${request % 90}.${request % 100}.1`;
}
