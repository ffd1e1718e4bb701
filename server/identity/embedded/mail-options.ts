import type { BetterAuthOptions } from "better-auth";
import { type Kysely, sql } from "kysely";
import type { Language } from "#domain/language.ts";
import { embeddedProvider, forgetOtherWaysIn, forgetUnfinished } from "#server/identity/embedded/accounts.ts";
import { resetIdentifier, resetSeconds } from "#server/identity/embedded/reset-requests.ts";
import { languageOfPage } from "#server/identity/page-language.ts";
import type { IdentityEvents } from "#server/identity/port.ts";

type Passwords = Exclude<BetterAuthOptions["emailAndPassword"], undefined>;

interface Parts {
  database: { readonly write: Pick<Kysely<never>, "getExecutor"> };
  events?: IdentityEvents;
}

/**
 * The parts of better-auth's configuration that send links: to set a new password, and to prove an address. Its
 * requests never send anything themselves; they only report what is to be sent.
 */
export function mailOptions({ database, events }: Parts, passwords: Passwords) {
  if (!events) return { emailAndPassword: passwords };
  return {
    emailAndPassword: {
      ...passwords,
      resetPasswordTokenExpiresIn: resetSeconds,
      revokeSessionsOnPasswordReset: true,
      async sendResetPassword({ user, token }, request) {
        const found = await sql<{ id: string }>`
          select "id" from auth_verification where "identifier" = ${resetIdentifier(token)}
        `.execute(database.write);
        const id = found.rows[0]?.id;
        if (id) await events.resetRequested({ id, subject: user.id, language: languageFor(request) });
      },
      onExistingUserSignUp: ({ user }, request) => events.signUpRepeated(user.id, languageFor(request)),
      async onPasswordReset({ user }) {
        await forgetUnfinished(database, user.id);
        if (user.emailVerified) return;
        // Somebody else may have made the account with this address and added a passkey.
        await forgetOtherWaysIn(database, { provider: embeddedProvider, subject: user.id });
        // The link came by mail, so its user reads mail at this address.
        await sql`update auth_user set "emailVerified" = ${true} where "id" = ${user.id}`.execute(
          database.write,
        );
        await events.emailVerified(user.id, "new_password");
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: ({ user }, request) =>
        events.verificationRequested(user.id, languageFor(request)),
      afterEmailVerification: ({ id }) => events.emailVerified(id, "link"),
    },
  } satisfies Partial<BetterAuthOptions>;
}

/** The language of the page that a request came from, according to the browser. */
function languageFor(request: Request | undefined): Language {
  return languageOfPage(request?.headers.get("referer"));
}
