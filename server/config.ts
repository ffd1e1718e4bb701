import { z } from "zod";
import type { Keeping } from "#domain/keeping.ts";
import { type DatabaseSettings, databaseEnvironment, readDatabase } from "#server/config-database.ts";
import { readIdentity } from "#server/config-identity.ts";
import { keepingEnvironment, readKeeping } from "#server/config-keeping.ts";
import { mailEnvironment } from "#server/config-mail.ts";
import { wholeNumber } from "#server/config-number.ts";
import { checkPublicUrl, checkSecret, hostInUrl, isHost, readTrustProxy } from "#server/config-public.ts";
import { readSmsGateway, type SmsGateway, smsEnvironment } from "#server/config-sms.ts";
import { readTraces, type TracesSettings, tracesEnvironment } from "#server/config-traces.ts";
import type { FirebaseProject, OpenIdClient } from "#server/identity/port.ts";
import { StartupError } from "#server/startup-error.ts";

const flag = z.enum(["0", "1"], "must be 0 or 1").transform((value) => value === "1");
const hostname = z.string().regex(/^[\w.-]+$/, "must be a host name alone");
const url = z.url({ protocol: /^https?$/, message: "must be an http or https address" });

const Environment = z.object({
  PORT: wholeNumber(1, 65535, "must be a port number").default(3000),
  HOST: z.string().refine(isHost, "must be an address or a name of this machine").default("127.0.0.1"),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  ...databaseEnvironment,
  ...keepingEnvironment,
  DEMO: flag.optional(),
  TEST_CARDS: flag.optional(),
  TEST_CARDS_PORT: wholeNumber(1, 65535, "must be a port number").optional(),
  TEST_CARDS_URL: url.optional(),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  ...tracesEnvironment,
  TRUST_PROXY: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, "must be a Stripe secret or restricted key")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, "must be a Stripe publishable key")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "must begin with whsec_")
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(60, "must have at most 60 characters").optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{3,29}$/, "must be a Firebase project's id")
    .optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: hostname.optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, "must be a host and a port")
    .optional(),
  ...mailEnvironment,
  ...smsEnvironment,
  IMAGE_HOST: z.enum(["disk", "s3", "imgbb"], "must be disk, s3 or imgbb").default("disk"),
  IMGBB_API_KEY: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"], "must be silent, error, warn, info or debug")
    .default("warn"),
});

export interface OAuthClient {
  clientId: string;
  clientSecret: string;
}

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** Where pictures are stored. */
export type ImageHost =
  | { host: "disk" }
  | { host: "imgbb"; key: string }
  | {
      host: "s3";
      bucket: string;
      region: string;
      endpoint: string | null;
      accessKeyId: string;
      secretAccessKey: string;
    };

/** All settings from the environment, validated, with the rules between settings applied. */
export interface Config extends DatabaseSettings {
  host: string;
  port: number;
  /** The public address of the site, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** Null: decided by the database's stamp, or else by whether only this machine can reach the site. */
  demo: boolean | null;
  /** Whether a real salon without keys accepts test cards in the sandbox. */
  testCards: boolean;
  /** Where the test cards' own pages are served: a port of HOST (null: any free one), and their public address. */
  cardPages: { port: number | null; url: string | null };
  /** Whether host and public address are this machine's own. */
  loopback: boolean;
  sessionSecret: string | null;
  /** Lets programs elsewhere read the process's numbers; null: only this machine may read them. */
  metricsToken: string | null;
  traces: TracesSettings;
  trustProxy: false | 1 | string;
  /** Null: the sandbox takes the cards. */
  stripe: StripeKeys | null;
  google: OAuthClient | null;
  facebook: OAuthClient | null;
  openId: OpenIdClient | null;
  firebase: FirebaseProject | null;
  smtpUrl: string | null;
  mailFrom: string | null;
  /** Null: a demo writes texts to files, and any other salon sends none. */
  sms: SmsGateway | null;
  images: ImageHost;
  logLevel: string;
  /** How long old records are kept. */
  keeps: Keeping;
}

/**
 * Reads the environment once.
 * @throws StartupError with one sentence that names the setting and what it must be
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartupError(`${issue?.path.join(".")} ${issue?.message}.`);
  }
  const env = parsed.data;
  // Browsers name it so: small letters, no usual port, a host in letters of its own in ASCII.
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://${hostInUrl(env.HOST)}:${env.PORT}`).origin;
  const loopback = isLoopback(env.HOST) && isLoopback(new URL(publicUrl).hostname);
  if (env.PUBLIC_URL) {
    checkPublicUrl(env.PUBLIC_URL, {
      isLocal: isLoopback(new URL(publicUrl).hostname),
      demo: env.DEMO === true,
    });
  }
  if (env.TEST_CARDS_PORT === env.PORT)
    throw new StartupError("TEST_CARDS_PORT must be another port than PORT.");
  if (env.SESSION_SECRET) checkSecret(env.SESSION_SECRET);
  if (!loopback && !env.SESSION_SECRET) {
    throw new StartupError(
      "SESSION_SECRET must be set (32 characters or more) when the site has a public address.",
    );
  }
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    dataDir: env.DATA_DIR,
    ...readDatabase(env),
    keeps: readKeeping(env),
    demo: env.DEMO ?? null,
    testCards: env.TEST_CARDS ?? false,
    cardPages: { port: env.TEST_CARDS_PORT ?? null, url: env.TEST_CARDS_URL ?? null },
    loopback,
    sessionSecret: env.SESSION_SECRET ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    traces: readTraces(env),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    stripe: readStripeKeys(env),
    google: readOAuthClient(env, "GOOGLE"),
    facebook: readOAuthClient(env, "FACEBOOK"),
    ...readIdentity(env, { loopback }),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    sms: readSmsGateway(env, publicUrl),
    images: readImageHost(env),
    logLevel: env.LOG_LEVEL,
  };
}

function readStripeKeys(env: z.infer<typeof Environment>): StripeKeys | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (!STRIPE_SECRET_KEY && !STRIPE_PUBLISHABLE_KEY && !STRIPE_WEBHOOK_SECRET) return null;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) {
    throw new StartupError(
      "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set together, or none of them.",
    );
  }
  if (STRIPE_SECRET_KEY.includes("_live_") !== STRIPE_PUBLISHABLE_KEY.includes("_live_")) {
    throw new StartupError(
      "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys.",
    );
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
  };
}

function readOAuthClient(
  env: z.infer<typeof Environment>,
  provider: "GOOGLE" | "FACEBOOK",
): OAuthClient | null {
  const clientId = env[`${provider}_CLIENT_ID`];
  const clientSecret = env[`${provider}_CLIENT_SECRET`];
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret) {
    throw new StartupError(`${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET must be set together.`);
  }
  return { clientId, clientSecret };
}

function readImageHost(env: z.infer<typeof Environment>): ImageHost {
  if (env.IMAGE_HOST === "disk") return { host: "disk" };
  if (env.IMAGE_HOST === "imgbb") {
    if (!env.IMGBB_API_KEY) throw new StartupError("IMAGE_HOST=imgbb needs IMGBB_API_KEY beside it.");
    return { host: "imgbb", key: env.IMGBB_API_KEY };
  }
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new StartupError("IMAGE_HOST=s3 needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
  }
  const { S3_REGION: region, S3_ENDPOINT: endpoint = null } = env;
  return { host: "s3", bucket, region, endpoint, accessKeyId, secretAccessKey };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host === "[::1]" || /^127\./.test(host);
}
