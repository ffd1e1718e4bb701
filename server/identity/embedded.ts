import { type SqlBool, sql } from "kysely";
import {
  endEmbeddedSession,
  endEmbeddedSessions,
  hasOtherWaysIn,
  listEmbeddedSessions,
  embeddedProvider as provider,
  readEmbeddedEmail,
  removeEmbeddedAccount,
} from "#server/identity/embedded/accounts.ts";
import type { Auth } from "#server/identity/embedded/auth.ts";
import type { EmbeddedOptions } from "#server/identity/embedded/options.ts";
import { popupDone, popupDonePath } from "#server/identity/embedded/popup-done.ts";
import {
  readResetRequest,
  resetRequestPath,
  sameTimeForAll,
} from "#server/identity/embedded/reset-requests.ts";
import { isServed } from "#server/identity/embedded/served-paths.ts";
import { notFound } from "#server/identity/not-found.ts";
import { type IdentityProvider, noOrigins, type SocialProvider } from "#server/identity/port.ts";

/** Response times of these paths must not reveal whether an address is known. */
const evenlyTimed = new Set([resetRequestPath, "/api/auth/sign-up/email"]);

/**
 * Identity in this process, on the salon's database: better-auth behind the port. The library is loaded with the first
 * call that needs it, so that the server starts faster.
 */
export function createEmbeddedIdentity(options: EmbeddedOptions): IdentityProvider {
  const { database, now = Date.now } = options;
  let loading: Promise<Auth> | undefined;
  const load = () => {
    loading ??= import("#server/identity/embedded/auth.ts")
      .then(({ createAuth }) => createAuth(options))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };

  return {
    name: provider,
    forPages: options.openId ? { kind: "openid", name: options.openId.name } : { kind: "embedded" },
    origins: noOrigins,
    socialProviders: socialProviders(options),

    async handle(request) {
      const { pathname } = new URL(request.url);
      if (pathname === popupDonePath) return popupDone();
      if (!isServed(request.method, pathname, options.openId ? "elsewhere" : "here")) return notFound();
      const answer = (await load()).handler(request);
      return evenlyTimed.has(pathname) ? sameTimeForAll(answer) : answer;
    },

    async prove(headers) {
      const found = await (await load()).api.getSession({ headers, query: { disableRefresh: true } });
      if (!found) return null;
      const { user, session } = found;
      if (session.expiresAt.getTime() <= now()) return null;
      return {
        provider,
        subject: user.id,
        sessionId: session.id,
        email: user.email.toLowerCase(),
        emailVerified: user.emailVerified,
        name: user.name,
        photoURL: user.image ?? null,
      };
    },

    liveSession: (sessionId) => sql<SqlBool>`exists (
      select 1 from auth_session where "id" = ${sessionId} and "expiresAt" > ${new Date(now())}
    )`,

    listSessions: (account) => listEmbeddedSessions(database, account, now()),
    endSession: (account, id) => endEmbeddedSession(database, account, id),
    endSessions: (account) => endEmbeddedSessions(database, account),
    removeAccount: (account) => removeEmbeddedAccount(database, account),

    async forgetExpired() {
      // Except for sessions, better-auth uses the machine's clock for all dates.
      const machine = new Date();
      const dayAgo = machine.getTime() - 24 * 60 * 60 * 1000;
      await sql`delete from auth_session where "expiresAt" < ${new Date(now())}`.execute(database.write);
      await sql`delete from auth_verification where "expiresAt" < ${machine}`.execute(database.write);
      await sql`delete from auth_rate_limit where "lastRequest" < ${dayAgo}`.execute(database.write);
    },

    async createAccount({ email, password, name, emailVerified, photoURL }) {
      const { adapter, internalAdapter, password: passwords } = await (await load()).$context;
      const known = await internalAdapter.findUserByEmail(email.toLowerCase());
      if (known) return { provider, subject: known.user.id };
      const hash = await passwords.hash(password);
      const machine = new Date();
      const person = { email: email.toLowerCase(), name, emailVerified, image: photoURL ?? null };
      const user = await adapter.create<{ id: string }>({
        model: "user",
        data: { ...person, createdAt: machine, updatedAt: machine },
      });
      await internalAdapter.linkAccount({
        userId: user.id,
        providerId: "credential",
        accountId: user.id,
        password: hash,
      });
      return { provider, subject: user.id };
    },

    readResetRequest: (id) => readResetRequest(database, id),

    readEmail: (subject) => readEmbeddedEmail(database, subject),

    async createVerification(subject) {
      const { createVerificationToken } = await import("#server/identity/embedded/verification-token.ts");
      return createVerificationToken(await (await load()).$context, subject);
    },

    async noteProvedEmail(subject, email) {
      await sql`
        update auth_user set "emailVerified" = ${true}
        where "id" = ${subject} and lower("email") = ${email} and not ${hasOtherWaysIn(subject)}
      `.execute(database.write);
    },
  };
}

function socialProviders({ google, facebook, demoProvider, openId }: EmbeddedOptions): SocialProvider[] {
  if (openId) return ["openid"];
  const configured: SocialProvider[] = [];
  if (google || demoProvider) configured.push("google");
  if (facebook) configured.push("facebook");
  return configured;
}
