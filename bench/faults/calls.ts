import type { Answer } from "#contract/calls.ts";
import { type CallName, methodAndPath } from "#contract/paths.ts";
import type { Person } from "#tests/support/people.ts";
import type { Stage } from "./stage.ts";

/** The answer; status 0 when there was none. */
export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string> | [string, string][];
  body?: object;
}

const patienceMs = 30_000;

/**
 * Statuses that a salon may answer while its provider fails, its hours are in demand, and the clock jumps past a
 * token's expiry.
 */
const expected = new Set([0, 200, 201, 401, 409, 422, 429, 502, 503]);
/** What the desk asks for may have been merged or undone by a call whose answer was lost. */
const mayBeGone: ReadonlySet<CallName> = new Set(["mergeGuests", "unmergeGuests"]);

/** A person, or a program with its key. */
export type Asker = Person | { name: string; token: string };

/** Calls the salon as a browser would. Never throws: the server may be dead. */
export async function callSalon(stage: Stage, name: CallName, as: Asker, sent: Sent = {}): Promise<Reply> {
  const { method, path } = methodAndPath(name);
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(sent.params?.[key] ?? ""));
  const query = sent.query ? `?${new URLSearchParams(sent.query)}` : "";
  const token = "token" in as ? as.token : await stage.tokens.issueToken(as, stage.now());
  const reply = await ask(`${stage.salonUrl}/api${filled}${query}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(sent.body && { "content-type": "application/json" }),
    },
    ...(sent.body && { body: JSON.stringify(sent.body) }),
  });
  stage.story.push(`${as.name}: ${name} ${reply.status} ${String(reply.body.code ?? "")}`);
  if (reply.status !== 0) stage.answers += 1;
  if (!expected.has(reply.status) && !(reply.status === 404 && mayBeGone.has(name)))
    stage.surprises.push(`${name} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply;
}

/** Calls the salon as a browser would. @returns null when it was not answered */
export async function askSalon<Name extends CallName>(
  stage: Stage,
  name: Name,
  as: Person,
  sent: Sent = {},
): Promise<Answer<Name> | null> {
  const { status, body }: { status: number; body: unknown } = await callSalon(stage, name, as, sent);
  return status === 200 ? (body as Answer<Name>) : null;
}

/** Calls the card provider: with the secret key as its dashboard does, or with the public key as a browser does. */
export async function callCards(
  stage: Stage,
  method: "GET" | "POST" | "DELETE",
  path: string,
  fields: Record<string, string> = {},
  key: "secret" | "public" = "secret",
): Promise<Reply> {
  const form = new URLSearchParams(fields).toString();
  const inUrl = method === "GET" && form !== "" ? `?${form}` : "";
  const reply = await ask(`${stage.cardsUrl}/v1${path}${inUrl}`, {
    method,
    headers: {
      authorization: `Bearer ${key === "secret" ? stage.keys.secretKey : stage.keys.publishableKey}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    ...(method === "POST" && { body: form }),
  });
  if (!path.startsWith("/test_helpers")) stage.story.push(`cards: ${method} ${path} ${reply.status}`);
  return reply;
}

async function ask(url: string, request: RequestInit): Promise<Reply> {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(patienceMs) });
    const text = await answer.text();
    return { status: answer.status, body: /^[{[]/.test(text) ? JSON.parse(text) : {} };
  } catch {
    return { status: 0, body: {} };
  }
}
