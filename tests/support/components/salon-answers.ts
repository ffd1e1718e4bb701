import { vi } from "vitest";
import { type Answer, type CallSchema, calls, type Received } from "#contract/calls.ts";
import type { ErrorCode, Problem } from "#contract/errors.ts";
import { type CallName, methodAndPath, paths } from "#contract/paths.ts";
import { complain } from "#tests/support/components/noise.ts";

/** The salon's answer to a call, or a refusal. */
type Said<Name extends CallName> = Answer<Name> | Refusal | PageOf<Answer<Name>>;
type Answers = { [Name in CallName]?: (sent: Received<Name>) => Said<Name> | Promise<Said<Name>> };

class Refusal {
  readonly problem: Problem;
  constructor(problem: Problem) {
    this.problem = problem;
  }
}

/** One page of a longer list, with the headers that say so. */
class PageOf<Rows> {
  readonly rows: Rows;
  readonly headers: Record<string, string>;
  constructor(rows: Rows, headers: Record<string, string>) {
    this.rows = rows;
    this.headers = headers;
  }
}

/** The connection to the salon fails, and no answer arrives. */
class NoAnswer extends Error {}

const names = (Object.keys(paths) as CallName[]).sort((one, other) => places(one) - places(other));
let answers: Answers = {};
let asked: { name: CallName; sent: unknown }[] = [];

/** Sets the salon's answers for this test, in addition to the present ones. */
export function salonAnswers(more: Answers): void {
  answers = { ...answers, ...more };
}

/** A refusal as the server sends it. @param detail the sentence in it */
export function refusal(
  code: ErrorCode,
  {
    status = 409,
    detail,
    ...rest
  }: { status?: number; detail?: string } & Pick<Problem, "alternatives" | "errors"> = {},
): Refusal {
  return new Refusal({ type: "about:blank", title: "Refused", status, code, detail, ...rest });
}

/**
 * A page of a list as the server sends it.
 * @param next the cursor of the next page; absent on the last
 * @param price the sum of the whole list, in dollars
 */
export function pageOf<Row>(
  rows: Row[],
  { total, next, price, since }: { total: number; next?: string; price?: number; since?: string },
): PageOf<Row[]> {
  const link = next && { link: `</api/list?cursor=${next}>; rel="next"` };
  const sum = price !== undefined && { "x-total-price": String(price) };
  const searched = since && { "x-searched-since": since };
  return new PageOf(rows, { "x-total-count": String(total), ...link, ...sum, ...searched });
}

/** Fails a call as if the connection were lost. */
export function noAnswer(): never {
  throw new NoAnswer("The connection is gone.");
}

/** What was sent with each call of a name so far, in order. */
export function sentWith<Name extends CallName>(name: Name): Received<Name>[] {
  return asked.filter((call) => call.name === name).map(({ sent }) => sent as Received<Name>);
}

/** Replaces the network: calls of the contract get the test's answers, everything else is refused. */
export function standInForTheSalon(): void {
  // Nobody owns a package unless a test says so.
  answers = { listMyPackages: () => [] };
  asked = [];
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("EventSource", SilentStream);
}

/** Requests and answers go through the contract's schemas, so that a test can't assume what the server never sends. */
async function answer(target: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname: encoded, searchParams } = new URL(String(target), location.href);
  const pathname = decodeURIComponent(encoded);
  if (pathname === "/api/auth/get-session") return Response.json(null);
  // A call without an answer fails alone. The salon itself can still be reached.
  if (pathname === "/api/health" && navigator.onLine) return Response.json({});
  if (pathname === "/api/health") throw new TypeError("The connection is gone.");
  const name = names.find((one) => init.method === methodAndPath(one).method && pattern(one).test(pathname));
  const speak = name && (answers[name] as ((sent: unknown) => unknown) | undefined);
  if (!name || !speak) {
    complain(`This test has no answer for ${init.method ?? "GET"} ${pathname}.`);
    return new Response(null, { status: 404 });
  }
  const schema: CallSchema = calls[name];
  const sent = {
    params: schema.params?.parse(pattern(name).exec(pathname)?.groups),
    query: schema.query?.parse(asQuery(searchParams)),
    body: schema.body?.parse(JSON.parse(String(init.body))),
  };
  asked.push({ name, sent });
  const said = await Promise.race([
    new Promise((resolve) => resolve(speak(sent))),
    whenAborted(init.signal),
  ]).catch((error: unknown) => {
    throw error instanceof NoAnswer ? new TypeError(error.message) : error;
  });
  if (said instanceof Refusal) return Response.json(said.problem, { status: said.problem.status });
  if (said instanceof PageOf) return Response.json(schema.answer.parse(said.rows), { headers: said.headers });
  return Response.json(schema.answer.parse(said));
}

function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}

function pattern(name: CallName): RegExp {
  const path = methodAndPath(name).path.replaceAll(".", "\\.");
  return new RegExp(`^/api${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
}

/** The number of parameters in a path. Paths with fewer are tried first. */
function places(name: CallName): number {
  return paths[name].split("{").length;
}

function asQuery(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const values = query.getAll(key);
      return [key, values.length > 1 ? values : (values[0] ?? "")];
    }),
  );
}

/** A stream of notices about changed hours that never sends one. */
class SilentStream extends EventTarget {
  /** Open, because a closed stream makes the page read again. */
  readonly readyState = 1;
  close(): void {}
}
