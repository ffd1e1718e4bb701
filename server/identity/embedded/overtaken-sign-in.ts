import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Ends a sign-in whose password was changed or removed while it was being checked. That change ended all existing
 * sessions, and this one would have survived it.
 */
export function refuseOvertaken(database: { readonly write: QueryExecutorProvider }): BetterAuthPlugin {
  /** The account's password when a sign-in began. */
  const begun = new WeakMap<object, string | undefined>();
  const isSignIn = ({ path }: { path?: string }) => path === "/sign-in/email";

  return {
    id: "refuse-overtaken",
    hooks: {
      before: [
        {
          matcher: isSignIn,
          handler: createAuthMiddleware(async ({ body, request }) => {
            if (request) begun.set(request, await readHash(database, String(body?.email)));
          }),
        },
      ],
      after: [
        {
          matcher: isSignIn,
          handler: createAuthMiddleware(async ({ body, context, request }) => {
            const { newSession, returned } = context;
            if (!request || !newSession || isAPIError(returned)) return;
            if ((await readHash(database, String(body?.email))) === begun.get(request)) return;
            await context.internalAdapter.deleteSession(newSession.session.token);
            throw new APIError("UNAUTHORIZED", {
              code: "INVALID_EMAIL_OR_PASSWORD",
              message: "The password has just been changed",
            });
          }),
        },
      ],
    },
  };
}

async function readHash(
  database: { readonly write: QueryExecutorProvider },
  email: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ password: string }>`
    select "password" from auth_account
    where "providerId" = 'credential' and "userId" = (select "id" from auth_user where "email" = ${email.toLowerCase()})
  `.execute(database.write);
  return rows[0]?.password;
}
