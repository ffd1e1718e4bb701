import type { Expression, SqlBool } from "kysely";
import type { Language } from "#domain/language.ts";
import { toOneLine } from "#domain/names.ts";
import { isSo } from "#server/database/callers.ts";
import type { Handle } from "#server/database/handle.ts";
import { isOfWhoLeft } from "#server/database/left-accounts.ts";
import { countCall } from "#server/database/rate-limits.ts";
import {
  changeEmail,
  findUser,
  findUserByIdentity,
  findUsersByEmail,
  insertIdentity,
  insertUser,
} from "#server/database/users.ts";
import type { Proof } from "#server/identity/port.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { forgetFormerHolder } from "#server/usecases/people/former-holder.ts";
import { queueWelcome, verifyEmail } from "#server/usecases/people/verify-email.ts";
import { queueForeignPicture } from "#server/usecases/pictures/adopt-picture.ts";
import { ok, Refused, type Result, refusable, refuse, signInFirst } from "#server/usecases/result.ts";

/**
 * Per account, or per network for callers who are not signed in: guests on the salon's network can't sign its staff
 * out.
 */
const mostTokens = { calls: 60, windowMs: 60_000 };

/**
 * Creates a bearer token for a caller who, according to the identity provider, owns an e-mail address. The first token
 * makes the caller a user.
 * @param headers of the request, from which the provider reads its own proof
 * @param asked the e-mail address in lower case, the language of the page, and the network of the request: null where
 * networks can't be told apart
 */
export async function createToken(
  app: UseCases,
  headers: Headers,
  { email, language, network }: { email: string; language: Language; network: string | null },
): Promise<Result<{ token: string }>> {
  const proof = await app.identity.prove(headers);
  const key = `tokens of ${proof ? `${proof.provider} ${proof.subject}` : network}`;
  if (!(await app.engine.lightly((db) => countCall(db, key, mostTokens, app.now())))) {
    return refuse("too_many_requests", "That was a lot in a short time. Wait a minute, then try again.");
  }
  if (!proof || proof.email !== email) {
    return refuse("unauthenticated", "Sign in with this e-mail address first.");
  }
  const isLive = app.identity.liveSession(proof.sessionId);
  const found = await refusable(async () =>
    ok(await findOrCreateUser(app, proof, { welcome: true, language, isLive })),
  );
  if (!found.ok) return found;
  const { value: userId } = found;
  if (proof.emailVerified) await noteVerification(app, userId, proof);
  const token = await app.tokens.issueToken({ userId, sessionId: proof.sessionId }, app.now());
  return ok({ token });
}

/** The provider may have reported it before there was a user, or the report may have been lost. */
async function noteVerification(app: UseCases, userId: string, proof: Proof): Promise<void> {
  const user = await findUser(app.engine.read, userId);
  if (user?.email_verified !== 0 || user.email !== proof.email) return;
  if (proof.isProvedElsewhere) await letFormerHolderGo(app, userId, proof);
  await verifyEmail(app, userId);
}

/**
 * The person who made the account without proving its address may be somebody else, so end all sign-ins but this one.
 */
async function letFormerHolderGo(
  app: UseCases,
  userId: string,
  { sessionId, ...account }: Proof,
): Promise<void> {
  await forgetFormerHolder(app, userId);
  for (const { id } of await app.identity.listSessions(account))
    if (id !== sessionId) await app.identity.endSession(account, id);
}

const mostTries = 3;

interface Arrival {
  /** Whether to welcome a new person by mail. */
  welcome?: boolean;
  /** The language of the page that the request came from. */
  language?: Language;
  /** An SQL condition for whether the sign-in is still live; absent if there is no sign-in. */
  isLive?: Expression<SqlBool>;
}

/**
 * Finds or creates the user for a provider's account. If the address has changed at the provider, changes it here too,
 * because the old one may now belong to somebody else.
 * @returns the user's id
 * @throws Refused for an account of somebody who has just left
 */
export async function findOrCreateUser(
  app: DatabaseAndClock,
  proof: Omit<Proof, "sessionId">,
  { welcome = false, language = "en", isLive }: Arrival = {},
): Promise<string> {
  for (let tries = 1; ; tries++) {
    const known = await findUserByIdentity(app.engine.read, proof.provider, proof.subject);
    if (known) {
      if (known.email !== proof.email)
        await app.engine.transaction((tx) => changeEmail(tx, known, proof.email));
      return known.id;
    }
    try {
      return await app.engine.transaction((tx) =>
        linkOrCreate(app, tx, proof, { welcome, language, isLive }),
      );
    } catch (error) {
      // Another request made this user first. Read that one.
      const faster = app.engine.violates(error, "identity") || app.engine.violates(error, "verifiedEmail");
      if (!faster || tries === mostTries) throw error;
    }
  }
}

async function linkOrCreate(
  app: DatabaseAndClock,
  tx: Handle,
  proof: Omit<Proof, "sessionId">,
  { welcome, language, isLive }: Arrival & Required<Pick<Arrival, "language">>,
): Promise<string> {
  // Check in this order: a sign-in ends before its account is forgotten.
  if ((await isOfWhoLeft(tx, proof)) || (isLive && !(await isSo(tx, isLive)))) throw new Refused(signInFirst);
  const known = await sameVerifiedPerson(tx, proof);
  const userId =
    known ?? (await insertUser(tx, { ...proof, name: toOneLine(proof.name), language }, app.now()));
  if (!known) await queueForeignPicture(tx, { of: "user", id: userId, address: proof.photoURL }, app.now());
  await insertIdentity(tx, { ...proof, userId }, app.now());
  // Without a verified address, the welcome mail waits until it is verified.
  if (!known && welcome && proof.emailVerified) await queueWelcome(tx, userId, app.now());
  return userId;
}

/** Accounts of two providers are the same person only if both have verified the address. */
async function sameVerifiedPerson(tx: Handle, proof: Omit<Proof, "sessionId">): Promise<string | undefined> {
  if (!proof.emailVerified) return undefined;
  const users = await findUsersByEmail(tx, proof.email);
  return users.find((user) => user.email_verified === 1)?.id;
}
