import { hash, randomUUID } from "node:crypto";
import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from "better-auth/api";
import { resetIdentifier } from "#server/identity/embedded/reset-requests.ts";
import type { GuessLimit } from "#server/identity/port.ts";

const signInPath = "/sign-in/email";
const resetPath = "/reset-password";
/** Paths where a signed-in user must enter the password again. */
const againPaths = new Set([
  "/change-password",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
]);
const knownSeconds = 365 * 24 * 60 * 60;

/**
 * Slows down guessing one account's password, from however many networks. Tries are counted by the address that was
 * typed, so that known and unknown addresses get the same answer. A browser that has signed in before has its own
 * count, so that strangers' guesses don't lock the owner out. Setting a new password by mail makes a browser a known
 * one.
 */
export function slowGuessing(limit: GuessLimit): BetterAuthPlugin {
  /** The account whose password a link is about to set. */
  const resets = new WeakMap<object, string>();

  return {
    id: "slow-guessing",
    hooks: {
      before: [
        {
          matcher: ({ path = "" }) => path === signInPath || againPaths.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            const key = await keyOf(ctx);
            if (key !== null) await take(limit, key);
          }),
        },
        {
          matcher: ({ path }) => path === resetPath,
          handler: createAuthMiddleware(async (ctx) => {
            const email = await emailOfReset(ctx);
            if (email && ctx.request) resets.set(ctx.request, email);
          }),
        },
      ],
      after: [
        {
          matcher: ({ path = "" }) => path === signInPath || againPaths.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            if (isAPIError(ctx.context.returned)) return;
            const key = await keyOf(ctx);
            if (key !== null) await limit.forget(key);
            if (ctx.path === signInPath) await makeKnown(ctx, String(ctx.body.email));
          }),
        },
        {
          matcher: ({ path }) => path === resetPath,
          handler: createAuthMiddleware(async (ctx) => {
            const email = ctx.request && resets.get(ctx.request);
            if (!email || isAPIError(ctx.context.returned)) return;
            await limit.forget(digestOf(email));
            await makeKnown(ctx, email);
          }),
        },
      ],
    },
  };
}

async function take(limit: GuessLimit, key: string): Promise<void> {
  const waitMs = await limit.count(key);
  if (waitMs === 0) return;
  const headers = { "retry-after": String(Math.ceil(waitMs / 1000)) };
  throw new APIError(
    "TOO_MANY_REQUESTS",
    { code: "TOO_MANY_GUESSES", message: "Too many wrong passwords for this account" },
    headers,
  );
}

/** The key under which a try is counted; null if there is nothing to guess. */
async function keyOf(ctx: GenericEndpointContext): Promise<string | null> {
  if (ctx.path !== signInPath) {
    const session = await getSessionFromCtx(ctx);
    return session && `${digestOf(session.user.email)}:${session.user.id}`;
  }
  const { email } = ctx.body ?? {};
  if (typeof email !== "string") return null;
  const digest = digestOf(email);
  const known = await readKnown(ctx);
  return known?.startsWith(`${digest}.`) ? `${digest}:${known}` : digest;
}

async function makeKnown(ctx: GenericEndpointContext, email: string): Promise<void> {
  const digest = digestOf(email);
  const before = await readKnown(ctx);
  const value = before?.startsWith(`${digest}.`) ? before : `${digest}.${randomUUID()}`;
  const { name, attributes } = cookieOf(ctx);
  await ctx.setSignedCookie(name, value, ctx.context.secret, attributes);
}

async function readKnown(ctx: GenericEndpointContext): Promise<string | null> {
  return (await ctx.getSignedCookie(cookieOf(ctx).name, ctx.context.secret)) || null;
}

function cookieOf(ctx: GenericEndpointContext) {
  return ctx.context.createAuthCookie("known_browser", { maxAge: knownSeconds });
}

async function emailOfReset(ctx: GenericEndpointContext): Promise<string | null> {
  const { internalAdapter } = ctx.context;
  const found = await internalAdapter.findVerificationValue(resetIdentifier(String(ctx.body?.token)));
  const user = found && (await internalAdapter.findUserById(found.value));
  return user?.email ?? null;
}

/** A digest for places that must not store or send the address itself. */
function digestOf(email: string): string {
  return hash("sha256", email.trim().toLowerCase(), "base64url").slice(0, 22);
}
