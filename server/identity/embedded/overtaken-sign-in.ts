import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from "better-auth/api";
import { type QueryExecutorProvider, sql } from "kysely";
import { forgetUnfinished } from "#server/identity/embedded/accounts.ts";

interface Database {
  readonly write: QueryExecutorProvider;
}

interface Password {
  userId: string;
  hash: string;
}

const signInPath = "/sign-in/email";
const changePath = "/change-password";
/** Paths that create a session once the password was checked. */
const paths = new Set([signInPath, changePath, "/two-factor/disable"]);

/**
 * Ends what began with a password that was changed or removed while it was being checked: a sign-in, or a change in
 * Settings. The other change ended all existing sessions, and this one would have survived it.
 */
export function refuseOvertaken(database: Database): BetterAuthPlugin {
  /** The account's password when a request began. */
  const begun = new WeakMap<object, Password | undefined>();
  const matcher = ({ path = "" }: { path?: string }) => paths.has(path);

  return {
    id: "refuse-overtaken",
    init: () => ({
      options: {
        databaseHooks: {
          account: {
            update: {
              async before({ password }, ctx) {
                if (!password || ctx?.path !== changePath || !ctx.request) return;
                const before = begun.get(ctx.request);
                if (!before) return;
                const now = await ctx.context.internalAdapter.findCredentialAccount(before.userId);
                if (now?.password !== before.hash) throw overtaken(ctx);
              },
            },
          },
        },
      },
    }),
    hooks: {
      before: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            if (ctx.request) begun.set(ctx.request, await readPassword(database, ctx));
          }),
        },
      ],
      after: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            const { newSession, returned, internalAdapter } = ctx.context;
            const before = ctx.request && begun.get(ctx.request);
            if (!before || isAPIError(returned)) return;
            const isChange = ctx.path === changePath;
            if (!isChange && (await readHash(database, before.userId)) === before.hash) return;
            await forgetUnfinished(database, before.userId);
            if (isChange) return;
            if (newSession) await internalAdapter.deleteSession(newSession.session.token);
            throw overtaken(ctx);
          }),
        },
      ],
    },
  };
}

/** Reads the password of the account that signs in or is signed in; undefined if it has none. */
async function readPassword(database: Database, ctx: GenericEndpointContext): Promise<Password | undefined> {
  const whose =
    ctx.path === signInPath
      ? sql`(select "id" from auth_user where "email" = ${String(ctx.body?.email).toLowerCase()})`
      : sql`${(await getSessionFromCtx(ctx))?.user.id ?? ""}`;
  const { rows } = await sql<Password>`
    select "userId", "password" as "hash" from auth_account
    where "providerId" = 'credential' and "password" is not null and "userId" = ${whose}
  `.execute(database.write);
  return rows[0];
}

async function readHash(database: Database, userId: string): Promise<string | undefined> {
  const { rows } = await sql<Pick<Password, "hash">>`
    select "password" as "hash" from auth_account where "providerId" = 'credential' and "userId" = ${userId}
  `.execute(database.write);
  return rows[0]?.hash;
}

/** The answer to a wrong password. */
function overtaken({ path }: GenericEndpointContext): APIError {
  const message = "The password has just been changed";
  return path === signInPath
    ? new APIError("UNAUTHORIZED", { code: "INVALID_EMAIL_OR_PASSWORD", message })
    : new APIError("BAD_REQUEST", { code: "INVALID_PASSWORD", message });
}
