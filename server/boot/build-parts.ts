import { join } from "node:path";
import type { Logger } from "kysely";
import type { Sandbox } from "#sandbox/types.ts";
import { acceptCards, type Cards } from "#server/boot/accept-cards.ts";
import { chooseIdentity } from "#server/boot/choose-identity.ts";
import { choosePictures } from "#server/boot/choose-pictures.ts";
import { decideDemo } from "#server/boot/demo-mode.ts";
import { foundSalon, readDemoStamp } from "#server/boot/found-salon.ts";
import { openEngine } from "#server/boot/open-engine.ts";
import { keptSessionSecret } from "#server/boot/secrets.ts";
import type { Config } from "#server/config.ts";
import { readSalon } from "#server/database/salon.ts";
import { findPublished } from "#server/database/site.ts";
import { readStateFigures } from "#server/database/state-figures.ts";
import type { Entrance } from "#server/http/practice-entrance.ts";
import type { DemoProvider } from "#server/identity/demo-provider.ts";
import type { PasswordHashing } from "#server/identity/embedded/options.ts";
import { createSeal } from "#server/identity/keys.ts";
import { createTokens } from "#server/identity/token.ts";
import { openMailbox } from "#server/mail/mailbox.ts";
import { removeOldFiles } from "#server/mail/old-files.ts";
import type { Mailbox, Mailer } from "#server/mail/port.ts";
import { mailerWhenNeeded } from "#server/mail/when-needed.ts";
import { metricsWhenNeeded } from "#server/metrics/when-needed.ts";
import { measuredPayments } from "#server/payments/measured.ts";
import type { SmsSender } from "#server/sms/port.ts";
import { noTraces } from "#server/traces/no-traces.ts";
import type { Traces } from "#server/traces/port.ts";
import { tracedEngine } from "#server/traces/traced-engine.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { webhookSender } from "#server/webhooks/send-out.ts";

export interface Parts {
  app: UseCases;
  demo: boolean;
  /** Whether this start has made the salon. */
  isNew: boolean;
  demoProvider: DemoProvider | null;
  sandbox: Sandbox | null;
  mailer: Mailer;
  /** The mailbox that shows a demo's mails and texts; null if both are really sent. */
  mailbox: Mailbox | null;
  /** Removes mails and texts that were written to files before a given time. */
  removeFiles(before: number): Promise<void>;
  /** Closes what was opened, the database last. */
  close(): Promise<void>;
}

/** What tests set differently from a normal start. */
export interface BuildOptions {
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** Off when many people sign up at once from one address. */
  signInLimits?: boolean;
  /** Whether to fill a new demo's calendar around today. Tests begin with an empty one. */
  demoWeek?: boolean;
  /** The card provider, instead of the configured one. */
  cards?: Cards;
  /** A cheap password hashing for tests. No setting enables it. */
  passwords?: PasswordHashing;
  /** Opens a practice salon beside a demo. */
  practise?: () => Promise<string>;
  /** The way into the salon, if it is a practice salon. */
  entrance?: Entrance | undefined;
  /** Receives every statement that is sent to the database. */
  log?: Logger;
}

/** Creates every part once from the configuration. Tests pass another configuration instead of patching modules. */
export async function buildParts(
  config: Config,
  dataDir: string,
  options: BuildOptions = {},
): Promise<Parts> {
  const { signInLimits = true, demoWeek = true, cards: given, log } = options;
  await using opened = new AsyncDisposableStack();
  const metrics = metricsWhenNeeded();
  const traces = await chooseTraces(config);
  opened.defer(traces.close);
  const database = await openEngine(config, dataDir, {
    seconds: config.databaseSeconds,
    log: (event) => {
      metrics.log(event);
      log?.(event);
    },
  });
  opened.defer(database.close);
  const engine = traces.isOn ? tracedEngine(database, traces) : database;
  const { now = engine.clock.now } = options;
  metrics.follow({
    now,
    readState: async () => readStateFigures(engine.read, now()),
    connections: () => engine.connections(),
  });
  const stamp = await readDemoStamp(engine);
  const demo = decideDemo(config, stamp);
  const secret = config.sessionSecret ?? (await keptSessionSecret(dataDir));
  const { identity, demoProvider } = chooseIdentity(config, {
    engine,
    demo,
    secret,
    now,
    limits: signInLimits,
    passwords: options.passwords,
    cookiePrefix: options.entrance ? "practice" : "shiuli",
  });
  const cards = given ?? (await acceptCards(config, dataDir, { demo, now }));
  opened.defer(async () => cards.sandbox?.close());
  const mailer = chooseMailer(config, dataDir, now);
  opened.defer(mailer.close);
  const app: UseCases = {
    engine,
    now,
    payments: measuredPayments(cards.payments, metrics.calledProvider, traces),
    identity,
    seal: createSeal(secret),
    tokens: createTokens({ secret, issuer: new URL(config.publicUrl).origin }),
    pictures: choosePictures(config, dataDir),
    sms: await chooseSms(config, dataDir, { demo, secret }),
    metrics,
    traces,
    keeps: config.keeps,
    webhooks: webhookSender({ local: demo && config.loopback }),
    practise: (demo && config.loopback && options.practise) || null,
    site: {
      publicUrl: config.publicUrl,
      testMode: cards.sandbox !== null,
      stripePublishableKey: cards.keys?.publishableKey ?? "",
      demo,
      sendsMails: config.smtpUrl !== null,
      practice: options.entrance ? { backTo: options.entrance.backTo } : null,
    },
  };
  await fill(app, cards, { demo, week: demoWeek });
  const keepsMails = demo && !config.smtpUrl;
  const keepsTexts = demo && !config.sms;
  const folders = [mailFolder(dataDir), textFolder(dataDir)] as const;
  const mailbox = keepsMails || keepsTexts ? openMailbox(...folders) : null;
  const removeFiles = (before: number) => removeOldFiles(folders, before);
  const { sandbox } = cards;
  const kept = opened.move();
  const close = () => kept.disposeAsync();
  const isNew = stamp === null;
  return { app, demo, isNew, demoProvider, sandbox, mailer, mailbox, removeFiles, close };
}

/** Only loads the library if traces are sent, so that other servers start faster. */
async function chooseTraces({ traces }: Config): Promise<Traces> {
  if (!traces) return noTraces;
  const { otlpTraces } = await import("#server/traces/otlp-traces.ts");
  return otlpTraces(traces);
}

function chooseMailer(config: Config, dataDir: string, now: () => number): Mailer {
  const from = config.mailFrom ?? `no-reply@${new URL(config.publicUrl).hostname}`;
  const { smtpUrl } = config;
  return mailerWhenNeeded(async () => {
    if (smtpUrl) {
      const { smtpMailer } = await import("#server/mail/smtp-mailer.ts");
      return smtpMailer(smtpUrl, from, { now });
    }
    const { fileMailer } = await import("#server/mail/file-mailer.ts");
    return fileMailer(mailFolder(dataDir), from, now);
  });
}

async function chooseSms(
  { sms, publicUrl }: Config,
  dataDir: string,
  { demo, secret }: { demo: boolean; secret: string },
): Promise<SmsSender | null> {
  const tellsAt = `${new URL(publicUrl).origin}/api/webhooks/texts`;
  if (sms?.kind === "http") {
    const { httpSender } = await import("#server/sms/http-sender.ts");
    return httpSender(sms, { receipts: { tellsAt, secret: createSeal(secret)("receipts of texts") } });
  }
  if (sms?.kind === "twilio") {
    const { twilioSender } = await import("#server/sms/twilio-sender.ts");
    // Twilio refuses a text whose callback address it can't reach.
    return twilioSender(sms, tellsAt.startsWith("https:") ? { tellsAt } : {});
  }
  return demo ? (await import("#server/sms/file-sender.ts")).fileSender(textFolder(dataDir)) : null;
}

function textFolder(dataDir: string): string {
  return join(dataDir, "texts");
}

function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

async function fill(
  app: UseCases,
  cards: Cards,
  { demo, week }: { demo: boolean; week: boolean },
): Promise<void> {
  await app.engine.transaction((tx) => foundSalon(tx, { demo, now: app.now() }));
  const { demo_filled_at: filled } = await readSalon(app.engine.read);
  if (!demo || (filled !== null && (await findPublished(app.engine.read)))) return;
  const { fillDemoSalon } = await import("#server/demo/fill-demo-salon.ts");
  await app.engine.alone("fill_demo", () => fillDemoSalon(app, cards, { week }));
}
