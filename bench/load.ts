import autocannon from "autocannon";

export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** Returns each request's path, for answers that must not come from a cache. */
  path?: () => string;
  /**
   * Whether each request seems to come from another network to a site that trusts its proxy, so that no rate limit
   * applies.
   */
  fromEverywhere?: boolean;
}

/** Settings that make a site trust the proxy header for a request's origin. */
export const behindProxy = { TRUST_PROXY: "1" };

const connections = 32;
const seconds = 3;

/** The throughput that a number of connections got from a server. */
export interface Load {
  perSecond: number;
  /** The 99th percentile of the answer times, in milliseconds. */
  p99: number;
}

/** Requests per second under a load that a server handles well. @throws when an answer is not 200 */
async function requestsPerSecond(target: Target): Promise<number> {
  return (await loadOf(target, connections, seconds)).perSecond;
}

/** Sends requests without pause over a number of connections. @throws when an answer is not 200 */
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
 * Measures two targets in turns, so that noise on the machine affects both alike.
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

/** One of nine thousand networks, which is fewer than the limiter tells apart. */
export function networkOf(request: number): string {
  return `10.${request % 90}.${request % 100}.1`;
}
