import { hash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { toMessage } from "#server/mail/message.ts";
import { type Mailer, Undeliverable } from "#server/mail/port.ts";

/** An address that fails, to show what happens to a mail that can't be sent. */
const bouncing = "bounce@example.com";
const busy = "busy@example.com";

/**
 * Writes mails as .eml files instead of sending them. A mail that is sent again replaces its file. bounce@example.com
 * fails permanently, busy@example.com temporarily.
 * @param folder created when missing
 * @param now milliseconds since the epoch
 */
export function fileMailer(folder: string, from: string, now: () => number = Date.now): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });

  return {
    async send(mail) {
      if (mail.to === bouncing) throw new Undeliverable("550 There is no such mailbox.");
      if (mail.to === busy) throw new Error("450 The mailbox is busy: try again later.");
      const { message } = await transport.sendMail(await toMessage(mail, from, now()));
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${hash("sha256", mail.messageId).slice(0, 32)}.eml`);
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
    close() {
      transport.close();
    },
  };
}
