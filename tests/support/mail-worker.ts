import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openPostgres } from "#server/database/engines/postgres.ts";
import { openSqlite } from "#server/database/engines/sqlite.ts";
import { drainOutbox } from "#server/jobs/outbox-worker.ts";
import { fileMailer } from "#server/mail/file-mailer.ts";
import { noTraces } from "#server/traces/no-traces.ts";
import { until } from "#tests/support/until.ts";

/**
 * Sends queued mails until none is due, as a server does. Prints each mail's number before and after it is sent. It
 * begins when the file BEGINS exists, so that several programs begin together. In the middle of mail number STAYS_AT it
 * pauses until the file GOES_ON exists, or until it is killed.
 */
const { DATA_DIR = "", DATABASE_URL, MINUTES_AHEAD = "0", BEGINS = "", STAYS_AT, GOES_ON = "" } = process.env;
const engine = DATABASE_URL
  ? openPostgres(DATABASE_URL, { connections: 2 })
  : openSqlite(join(DATA_DIR, "shiuli.db"));
const now = () => Date.now() + Number(MINUTES_AHEAD) * 60_000;
const mailer = fileMailer(join(DATA_DIR, "mail"), "Shiuli <hello@salon.example>", now);

let begun = 0;
process.stdout.write("ready\n");
await until("the sign to begin", () => existsSync(BEGINS) || null);
await drainOutbox(
  { engine, now, traces: noTraces },
  {
    async mail_numbered({ number = "" }) {
      process.stdout.write(`began ${number}\n`);
      begun += 1;
      await pause(20);
      if (begun === Number(STAYS_AT))
        await until("the sign to go on", () => existsSync(GOES_ON) || null, 600_000);
      await mailer.send({
        messageId: `<numbered.${number}@salon.example>`,
        to: "mim@example.com",
        subject: `Number ${number}`,
        content: {
          language: "en",
          site: "https://salon.example",
          preview: "",
          heading: number,
          paragraphs: [],
          reason: "",
        },
        sender: { name: "Shiuli", address: [], phone: "" },
      });
      process.stdout.write(`sent ${number}\n`);
      return null;
    },
  },
);
await engine.close();
