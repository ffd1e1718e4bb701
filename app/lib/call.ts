import { ApiError } from "#app/lib/api-error.ts";
import { noteNoAnswer } from "#app/lib/online.ts";
import { learnSalonTime } from "#app/lib/salon-now.ts";
import type { Answer, Sent } from "#contract/calls.ts";
import type { Problem } from "#contract/errors.ts";
import type { CallName } from "#contract/paths.ts";

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Called with the headers of the answer. */
  onHeaders?: (headers: Headers) => void;
}

/** What a call takes: its params, query and body, then options. Arguments that are wholly optional may be left out. */
export type CallArguments<Name extends CallName> =
  Partial<Parts<Name>> extends Parts<Name>
    ? [sent?: Parts<Name>, options?: CallOptions]
    : [sent: Parts<Name>, options?: CallOptions];

type Parts<Name extends CallName> = WithOptionalQuery<Sent<Name>>;

export type WithOptionalQuery<Parts> = Parts extends { query: infer Query }
  ? Partial<Query> extends Query
    ? Omit<Parts, "query"> & { query?: Query }
    : Parts
  : Parts;

interface LooseParts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const base = "/api";

/** A call by its name, with its method and path. */
interface Called<Name> {
  name: Name;
  /** As the contract writes it: `GET /services/{id}`. */
  path: string;
}

/**
 * Sends one call of the contract and returns its answer. There is no time-out.
 * @throws ApiError; an aborted call throws its signal's reason
 */
export async function send<Name extends CallName>(
  { name, path: methodAndPath }: Called<Name>,
  [sent, options = {}]: CallArguments<Name>,
): Promise<Answer<Name>> {
  const { params, query, body } = (sent ?? {}) as LooseParts;
  const [method = "", path = ""] = methodAndPath.split(" ");
  const headers: Record<string, string> = { accept: "application/json", ...options.headers };
  if (body !== undefined) headers["content-type"] = "application/json";

  const askedAt = Date.now();
  const response = await reach(name, base + fill(path, params) + search(query), {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(options.signal && { signal: options.signal }),
  });
  if (typeof window !== "undefined") learnSalonTime(response.headers.get("date"), askedAt);
  options.onHeaders?.(response.headers);
  const answer = await read(response).catch(() => undefined);
  if (!response.ok) throw refusal(response.status, answer);
  if (answer === undefined) throw new ApiError(response.status, "unreadable");
  return answer as Answer<Name>;
}

async function reach(name: CallName, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    console.error(`No answer to ${name}`, error);
    if (typeof window !== "undefined") void noteNoAnswer();
    throw new ApiError(0, "network", { cause: error });
  }
}

/** An answer is JSON, or text if its content type says so. */
function read(response: Response): Promise<unknown> {
  const isText = response.headers.get("content-type")?.startsWith("text/") ?? false;
  return isText && response.ok ? response.text() : response.json();
}

function fill(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

function search(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

function refusal(status: number, answer: unknown): ApiError {
  return isProblem(answer)
    ? new ApiError(status, answer.code, { problem: answer })
    : new ApiError(status, "unreadable");
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "code" in answer && "title" in answer;
}
