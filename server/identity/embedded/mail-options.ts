import type { BetterAuthOptions } from "better-auth";
import { type Kysely, sql } from "kysely";
import type { Language } from "#domain/language.ts";
import { embeddedProvider, forgetOtherWaysIn } from "#server/identity/embedded/accounts.ts";
import { resetIdentifier, resetSeconds } from "#server/identity/embedded/reset-requests.ts";
import { languageOfPage } from "#server/identity/page-language.ts";
import type { IdentityEvents } from "#server/identity/port.ts";

type Passwords = Exclude<BetterAuthOptions["emailAndPassword"], undefined>;

interface Parts {
  database: { readonly write: Pick<Kysely<never>, "getExecutor"> };
  events?: IdentityEvents;
}

/**
 * The parts of better-auth's configuration that send links: a new password, and the proof of an address. Nothing is
 * sent from inside its requests; they only tell that something is to be sent.
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
        // Other links to a new password, and sign-ins with the former one that wait for a code.
        await sql`
          delete from auth_verification where "value" = ${user.id}
            and ("identifier" like ${resetIdentifier("%")} or "identifier" like '2fa-%')
        `.execute(database.write);
        if (user.emailVerified) return;
        // Somebody else may have made the account with this address, and kept a passkey to it.
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

/** The language of the page that a request came from, as the browser tells. */
function languageFor(request: Request | undefined): Language {
  return languageOfPage(request?.headers.get("referer"));
}
