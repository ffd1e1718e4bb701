import type { WithOptionalQuery } from "#app/lib/call.ts";
import type { Answer, Sent } from "#contract/calls.ts";
import type { Problem } from "#contract/errors.ts";
import { type CallName, methodAndPath } from "#contract/paths.ts";
import { expectDocumented } from "#tests/support/documented.ts";
import { type Person, tokenOf } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";

export interface Reply<Body> {
  status: number;
  headers: Record<string, unknown>;
  body: Body;
}

/** All parts of a request. `sent` need not match the contract. */
export interface Loose {
  params?: Record<string, string>;
  query?: Record<string, string | string[]>;
  body?: unknown;
}

type Caller = Person | { token: string } | null;

/** Makes a call as somebody and returns the answer, whatever it is. @throws when it is not as documented */
export async function callLoosely(
  salon: TestSalon,
  name: CallName,
  sent: Loose = {},
  as: Caller = null,
): Promise<Reply<Problem & Record<string, unknown>>> {
  const reply = await exchange(salon, name, sent, as);
  return { ...reply, body: reply.body as Problem & Record<string, unknown> };
}

/** Makes a call and returns the whole answer with its headers. @throws with the problem when it is refused */
export async function callFully<Name extends CallName>(
  salon: TestSalon,
  name: Name,
  sent: Loose,
  as: Caller = null,
): Promise<Reply<Answer<Name>>> {
  const reply = await exchange(salon, name, sent, as);
  if (reply.status >= 400) throw new Error(`${name} was refused: ${JSON.stringify(reply.body)}`);
  return { ...reply, body: reply.body as Answer<Name> };
}

async function exchange(salon: TestSalon, name: CallName, sent: Loose, as: Caller): Promise<Reply<unknown>> {
  const token = as === null ? null : "token" in as ? as.token : await tokenOf(salon, as);
  const { method, path } = methodAndPath(name);
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(sent.params?.[key] ?? ""));
  const answer = await salon.server.inject({
    method,
    url: `/api${url}`,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(sent.body !== undefined && { "content-type": "application/json" }),
    },
    ...(sent.query && { query: sent.query }),
    ...(sent.body !== undefined && { payload: JSON.stringify(sent.body) }),
  });
  const { statusCode: status, headers, body: text } = answer;
  expectDocumented(name, { status, type: String(headers["content-type"] ?? ""), text });
  return { status, headers, body: readBody(answer) };
}

/** The parsed body. A file such as a calendar's is returned as text. */
function readBody({ body, headers }: { body: string; headers: Record<string, unknown> }): unknown {
  return /json/.test(String(headers["content-type"])) ? JSON.parse(body) : body;
}

/** Makes a call that is expected to succeed. @throws with the problem when it does not */
export async function call<Name extends CallName>(
  salon: TestSalon,
  name: Name,
  sent: Sent<Name> | WithOptionalQuery<Sent<Name>>,
  as: Person | null = null,
): Promise<Answer<Name>> {
  return (await callFully(salon, name, sent as Loose, as)).body;
}

/** Makes a call that is expected to be refused. @throws when it succeeds */
export async function refused<Name extends CallName>(
  salon: TestSalon,
  name: Name,
  sent: Sent<Name> | WithOptionalQuery<Sent<Name>>,
  as: Person | null = null,
): Promise<Problem> {
  const { status, body } = await callLoosely(salon, name, sent as Loose, as);
  if (status < 400) throw new Error(`${name} was not refused.`);
  return body;
}
