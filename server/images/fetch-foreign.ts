import { get as getPlainly } from "node:http";
import { get as getSecurely } from "node:https";
import type { Readable } from "node:stream";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import type { FetchedPicture } from "#server/images/port.ts";

const patienceMs = 8_000;
const mostRedirects = 3;
const mostBytes = 5 * 1024 * 1024;

/**
 * Fetches a file from an address that somebody typed, if it is public. The resolved address is checked when the
 * connection is made, so that no name leads into the salon's own network.
 * @param allowed addresses that tests may reach although they are not public
 */
export async function fetchForeign(address: string, allowed: string[] = []): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(patienceMs);
  let next = address;
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const url = URL.parse(next);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return refused;
    const answer = await ask(url, allowed, signal);
    if (!("redirect" in answer)) return answer;
    next = URL.parse(answer.redirect, url)?.href ?? "";
  }
  return refused;
}

const refused: FetchedPicture = { ok: false, why: "refused" };
const unreachable: FetchedPicture = { ok: false, why: "unreachable" };

function ask(
  url: URL,
  allowed: string[],
  signal: AbortSignal,
): Promise<FetchedPicture | { redirect: string }> {
  const options = { allowIPAddressList: allowed, stopPortScanningByUrlRedirection: true };
  const secure = url.protocol === "https:";
  const agent = secure ? new RequestFilteringHttpsAgent(options) : new RequestFilteringHttpAgent(options);
  const get = secure ? getSecurely : getPlainly;
  return new Promise((done) => {
    const fail = (error: Error) => done(/is not allowed/.test(error.message) ? refused : unreachable);
    try {
      get(url, { agent, signal, headers: { accept: "image/*" } }, (answer) => {
        const { statusCode = 0, headers } = answer;
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          answer.destroy();
          return done({ redirect: headers.location });
        }
        if (statusCode !== 200) {
          answer.destroy();
          return done(unreachable);
        }
        readAtMost(answer, mostBytes).then(done, fail);
      }).on("error", fail);
    } catch (error) {
      fail(error as Error);
    }
  });
}

async function readAtMost(stream: Readable, most: number): Promise<FetchedPicture> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) return { ok: false, why: "too_large" };
    chunks.push(chunk);
  }
  return { ok: true, file: Buffer.concat(chunks) };
}
