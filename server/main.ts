import { sayClockAway } from "#domain/time/clock-away.ts";
import { openSite, type Site } from "#server/boot/open-site.ts";
import { type Config, readConfig } from "#server/config.ts";
import { demoAdmin, demoCustomer, demoMember, testCard } from "#server/demo/people.ts";
import { sentenceOf } from "#server/startup-error.ts";
import { takesCards } from "#server/usecases/takes-cards.ts";

/** One Ctrl-C under `npm start` arrives up to three times: from the terminal, from npm and from the start script. */
const sameRequestMs = 1000;

try {
  await main(readConfig(process.env));
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  // What was opened before would keep the process alive.
  process.exit(1);
}

async function main(config: Config): Promise<void> {
  const site = await openSite(config);
  process.stdout.write(`${announcement(config, site)}\n`);
  stopOnSignals(site.close);
}

/** The text printed at the start: the site's address and, in a demo, how to sign in. */
function announcement(config: Config, { parts, cardPages }: Site): string {
  const { demo, isNew, sandbox, mailbox, app } = parts;
  const lines = [`Shiuli is open at ${config.publicUrl}`];
  if (demo) {
    lines.push(
      "Demo salon: everything in it is made up.",
      `  Admin     ${demoAdmin.email} / ${demoAdmin.password}`,
      `  Customer  ${demoCustomer.email} / ${demoCustomer.password}`,
      `  Member    ${demoMember.email} / ${demoMember.password}`,
    );
  }
  if (isNew && !demo) {
    lines.push("This salon is new and empty: if you expected another one, check DATA_DIR and DATABASE_URL.");
  }
  if (mailbox) lines.push(`  Mails     ${config.publicUrl}/dev/mailbox: none leaves this machine.`);
  if (sandbox) lines.push(`  Test card ${testCard}, any later date, any CVC. No real money moves.`);
  if (cardPages)
    lines.push(
      `  Cards     ${cardPages.problem ?? `${cardPages.url}: the card field and the bank's page of test cards.`}`,
    );
  if (!sandbox && !takesCards(app.site)) {
    lines.push("Card payment is off: set the three STRIPE_ settings to take cards.");
  }
  const clock = sayClockAway(app.engine.clock.machineAheadMs);
  if (clock) {
    lines.push(
      `${clock} The salon goes by the database's; sign-in and logs do not. Set this one right (timedatectl set-ntp true).`,
    );
  }
  return lines.join("\n");
}

/** Stops once, in order, at Ctrl-C or SIGTERM, then ends the process with 0. A later second signal ends it at once. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const onSignal = () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > sameRequestMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}
