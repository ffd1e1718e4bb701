import { createHmac, timingSafeEqual } from "node:crypto";
import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import { type QueryExecutorProvider, sql } from "kysely";

const stepMs = 30_000;

/**
 * Accepts each code of an authenticator app only once, as RFC 6238 requires. Stores the step of the last code and then
 * only accepts later steps. A code that fits no step is left for better-auth to refuse and count.
 */
export function acceptCodesOnce(database: { readonly write: QueryExecutorProvider }): BetterAuthPlugin {
  return {
    id: "take-codes-once",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === "/two-factor/verify-totp",
          handler: createAuthMiddleware(async (ctx) => {
            const userId = await whoseCode(ctx);
            const factor = userId && (await readFactor(database, userId));
            if (!factor) return;
            const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: factor.secret });
            const step = stepOf(String(ctx.body?.code), secret, Date.now());
            if (step === null || (await takeStep(database, factor.id, step))) return;
            throw new APIError("UNAUTHORIZED", {
              code: "INVALID_CODE",
              message: "This code was used already",
            });
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === "/two-factor/enable",
          handler: createAuthMiddleware(async (ctx) => {
            const session = await getSessionFromCtx(ctx);
            if (session) await keepOneFactor(database, session.user.id);
          }),
        },
      ],
    },
  };
}

/** The signed-in account, or else the one that has given its password and is asked for a code. */
async function whoseCode(ctx: GenericEndpointContext): Promise<string | null> {
  const session = await getSessionFromCtx(ctx);
  if (session) return session.user.id;
  const { name } = ctx.context.createAuthCookie("two_factor");
  const asked = await ctx.getSignedCookie(name, ctx.context.secret);
  const found = asked ? await ctx.context.internalAdapter.findVerificationValue(asked) : null;
  return found?.value ?? null;
}

async function readFactor(database: { readonly write: QueryExecutorProvider }, userId: string) {
  const { rows } = await sql<{ id: string; secret: string }>`
    select "id", "secret" from auth_two_factor where "userId" = ${userId}
  `.execute(database.write);
  return rows[0];
}

/** Pressed twice at once, turning codes on writes a key for each. Removes all but one, a confirmed one first. */
async function keepOneFactor(database: { readonly write: QueryExecutorProvider }, userId: string) {
  await sql`
    delete from auth_two_factor where "userId" = ${userId} and "id" != (
      select "id" from auth_two_factor where "userId" = ${userId} order by "verified" desc, "id" desc limit 1)
  `.execute(database.write);
}

/** @returns whether this step and all later ones were unused; true for only one of two concurrent calls */
async function takeStep(
  database: { readonly write: QueryExecutorProvider },
  id: string,
  step: number,
): Promise<boolean> {
  const { rows } = await sql`
    update auth_two_factor set "lastStep" = ${step}
    where "id" = ${id} and ("lastStep" is null or "lastStep" < ${step}) returning "id"
  `.execute(database.write);
  return rows.length > 0;
}

/** The step of a code: the current one or one next to it. Null for a code that fits none. @param now milliseconds */
function stepOf(code: string, secret: string, now: number): number | null {
  const present = Math.floor(now / stepMs);
  return [present - 1, present, present + 1].find((step) => isSame(code, codeAt(secret, step))) ?? null;
}

/** RFC 6238: SHA-1, six digits. */
function codeAt(secret: string, step: number): string {
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(moment).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
