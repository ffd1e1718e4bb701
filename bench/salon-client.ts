import type { Availability, Slot } from "#contract/availability.ts";
import { cardFields } from "./test-card.ts";

/** A signed-in person who calls the API as a browser does. */
export interface Person {
  email: string;
  /** Identifies the person to the API. */
  headers: { authorization: string };
  call<Answer>(method: string, path: string, body?: object): Promise<Answer>;
  /** The same person with a new token, since a token is valid for a quarter of an hour. */
  renew(): Promise<Person>;
}

/** Creates an account and signs in. */
export async function signUp(url: string, email: string): Promise<Person> {
  const account = { name: "Bench", email, password: "bench-password" };
  const made = await askIdentity(url, "sign-up", account);
  if (!made.ok) throw new Error(`sign-up answered ${made.status}: ${await made.text()}`);
  return await signIn(url, email, account.password);
}

/** Signs in to an existing account. */
export async function signIn(url: string, email: string, password: string): Promise<Person> {
  const session = await askIdentity(url, "sign-in", { email, password });
  if (!session.ok) throw new Error(`sign-in answered ${session.status}: ${await session.text()}`);
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return await withToken(url, email, cookie);
}

/** @param page headers of each of the person's requests, so that a returning person comes from the same network */
async function withToken(
  url: string,
  email: string,
  cookie: string,
  page = pageHeaders(url),
): Promise<Person> {
  const anonymous = caller(url, { ...page, cookie });
  const { token } = await anonymous<{ token: string }>("POST", "/jwt", { email });
  const bearer = { authorization: `Bearer ${token}` };
  return {
    email,
    headers: bearer,
    call: caller(url, { ...page, ...bearer }),
    renew: () => withToken(url, email, cookie, page),
  };
}

function askIdentity(url: string, how: "sign-up" | "sign-in", account: object): Promise<Response> {
  return fetch(`${url}/api/auth/${how}/email`, {
    method: "POST",
    headers: pageHeaders(url),
    body: JSON.stringify(account),
  });
}

let pages = 0;

/** Each page is on its own network, if the site trusts its proxy, because sign-ins are counted per network. */
function pageHeaders(url: string) {
  const network = `10.200.${pages++ % 250}.1`;
  return { "content-type": "application/json", origin: new URL(url).origin, "x-forwarded-for": network };
}

function caller(url: string, headers: Record<string, string>): Person["call"] {
  return async (method, path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return await answer.json();
  };
}

/** Starts of a service that don't overlap, each with the master who is free. */
export async function freeStarts(
  person: Pick<Person, "call">,
  serviceId: string,
  masterIds: string[],
  now = Date.now(),
) {
  const day = 86_400_000;
  const date = (time: number) => new Date(time).toISOString().slice(0, 10);
  const span = `from=${date(now + day)}&to=${date(now + 60 * day)}`;
  const starts: { masterId: string; startsAt: string }[] = [];
  for (const masterId of masterIds) {
    const { days } = await person.call<Availability>(
      "GET",
      `/availability?service=${serviceId}&master=${masterId}&${span}`,
    );
    let freeFrom = 0;
    for (const slot of days.flatMap(({ slots }): Slot[] => slots)) {
      if (Date.parse(slot.startsAt) < freeFrom) continue;
      starts.push({ masterId, startsAt: slot.startsAt });
      freeFrom = Date.parse(slot.endsAt) + 30 * 60_000;
    }
  }
  return starts;
}

/** Pays an intent with a test card, as the card field in the browser does. @param url of the card server */
export async function payByCard(url: string, publishableKey: string, clientSecret: string): Promise<string> {
  const intent = clientSecret.split("_secret_")[0] ?? "";
  const answer = await fetch(`${url}/v1/payment_intents/${intent}/confirm`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${publishableKey}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({ client_secret: clientSecret, ...cardFields }),
  });
  if (!answer.ok) throw new Error(`Paying answered ${answer.status}: ${await answer.text()}`);
  return intent;
}
