import type { BetterAuthOptions } from "better-auth";
import { type GenericOAuthConfig, genericOAuth } from "better-auth/plugins/generic-oauth";
import type { QueryExecutorProvider } from "kysely";
import { clientAddressHeader } from "#server/identity/client-address.ts";
import type { DemoProvider } from "#server/identity/demo-provider.ts";
import { countAttempts } from "#server/identity/embedded/attempts.ts";
import { boundInput } from "#server/identity/embedded/bounded-input.ts";
import { claimedAddresses } from "#server/identity/embedded/claimed-address.ts";
import { demoGoogle } from "#server/identity/embedded/demo-google.ts";
import { slowGuessing } from "#server/identity/embedded/guessing.ts";
import { mailOptions } from "#server/identity/embedded/mail-options.ts";
import { refuseCommonPasswords, shortestPassword } from "#server/identity/embedded/new-passwords.ts";
import { acceptCodesOnce } from "#server/identity/embedded/one-time-codes.ts";
import { openIdProvider } from "#server/identity/embedded/openid.ts";
import { refuseOvertaken } from "#server/identity/embedded/overtaken-sign-in.ts";
import { popupDonePath } from "#server/identity/embedded/popup-done.ts";
import { accountHooks, userHooks } from "#server/identity/embedded/record-hooks.ts";
import { sessionHooks } from "#server/identity/embedded/session-hooks.ts";
import { checkSignUpFirst } from "#server/identity/embedded/sign-up.ts";
import { strongerSignIn } from "#server/identity/embedded/stronger-sign-in.ts";
import { deriveKey } from "#server/identity/keys.ts";
import type { GuessLimit, IdentityEvents, OpenIdClient } from "#server/identity/port.ts";

const daySeconds = 24 * 60 * 60;
const sessionSeconds = 30 * daySeconds;
const attempts = { window: 60, max: 20 };
const mailRequests = { window: 60, max: 5 };

/** How passwords are hashed and verified. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(tried: { hash: string; password: string }): Promise<boolean>;
}

/** Kysely with any schema: better-auth brings its own table names. */
type AuthKysely = Extract<BetterAuthOptions["database"], { db: unknown }>["db"];

interface SocialClient {
  clientId: string;
  clientSecret: string;
}

export interface EmbeddedOptions {
  database: {
    name: "sqlite" | "postgres";
    readonly read: QueryExecutorProvider;
    readonly write: AuthKysely;
  };
  /** Origin of the site as browsers see it, without a trailing slash. */
  publicUrl: string;
  /** SESSION_SECRET. */
  secret: string;
  google?: SocialClient;
  facebook?: SocialClient;
  /** The only way to sign in, if set: no passwords are stored here. */
  openId?: OpenIdClient;
  /** Replaces Google in a demo; never together with a real `google`. */
  demoProvider?: DemoProvider;
  /** Receives what is to be mailed or recorded; without it no links are sent. */
  events?: IdentityEvents;
  /** Limits tries of one account's password, from anywhere. */
  guesses?: GuessLimit;
  /** Whether attempts are limited by client address. Off only in tests that sign many people up at once. */
  limits?: boolean;
  /** Absent: better-auth's own. Tests, which store no real passwords, pass a cheap one. */
  passwords?: PasswordHashing;
  /** Prefix of the cookies' names; 'shiuli' when absent. */
  cookiePrefix?: string;
  /** The clock for sessions, in milliseconds since the epoch; absent: the machine's own. */
  now?: () => number;
  /** Only receives the message: better-auth's other arguments may contain addresses. */
  log?: (level: "warn" | "error", message: string) => void;
}

/** better-auth's configuration for this salon. */
export function authOptions(options: EmbeddedOptions) {
  const { database, publicUrl, secret, google, facebook, openId } = options;
  const claimed = claimedAddresses(options.events, openId ? database.write : null);
  return {
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret: Buffer.from(deriveKey(secret, "better-auth")).toString("base64"),
    database: { db: database.write, type: database.name, transaction: true },
    trustedOrigins: [publicUrl],
    telemetry: { enabled: false },
    user: { modelName: "auth_user", ...claimed.user },
    verification: { modelName: "auth_verification" },
    account: {
      modelName: "auth_account",
      updateAccountOnSignIn: false,
      accountLinking: claimed.accountLinking,
    },
    session: { modelName: "auth_session", expiresIn: sessionSeconds, updateAge: daySeconds },
    ...mailOptions(options, {
      enabled: !openId,
      minPasswordLength: shortestPassword,
      maxPasswordLength: 200,
      // The answer is the same for a known address, so it must not sign in.
      autoSignIn: false,
      ...(options.passwords && { password: options.passwords }),
    }),
    socialProviders: { ...(google && { google }), ...(facebook && { facebook }) },
    plugins: [
      boundInput(),
      genericOAuth({ config: openIdProviders(options) }),
      ...(openId
        ? []
        : [
            ...strongerSignIn(publicUrl),
            acceptCodesOnce(database),
            refuseCommonPasswords(),
            checkSignUpFirst(),
            refuseOvertaken(database),
          ]),
      ...(options.guesses ? [slowGuessing(options.guesses)] : []),
    ],
    rateLimit: {
      enabled: options.limits ?? true,
      customStorage: countAttempts(database),
      modelName: "auth_rate_limit",
      customRules: {
        "/sign-in/email": attempts,
        "/sign-up/email": attempts,
        "/sign-in/social": attempts,
        "/change-password": attempts,
        "/two-factor/*": attempts,
        "/passkey/*": attempts,
        "/reset-password": attempts,
        "/verify-email": attempts,
        "/request-password-reset": mailRequests,
        "/send-verification-email": mailRequests,
        "/get-session": false,
      },
    },
    databaseHooks: {
      user: userHooks,
      account: accountHooks,
      session: sessionHooks(options.now ?? Date.now),
    },
    // Errors outside better-auth, such as an unavailable database, are handled as for every other call.
    onAPIError: { errorURL: `${publicUrl}${popupDonePath}`, throw: true },
    advanced: {
      cookiePrefix: options.cookiePrefix ?? "shiuli",
      useSecureCookies: publicUrl.startsWith("https:"),
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // Our own migrations create the tables. A test compares them with what better-auth expects.
      database: { validateSchema: false },
    },
    // Messages below warnings contain addresses.
    logger: {
      level: "warn",
      log: (level, message) => options.log?.(level === "error" ? "error" : "warn", message),
    },
  } satisfies BetterAuthOptions;
}

function openIdProviders({ openId, google, demoProvider }: EmbeddedOptions): GenericOAuthConfig[] {
  if (openId) return [openIdProvider(openId)];
  return demoProvider && !google ? [demoGoogle(demoProvider)] : [];
}
