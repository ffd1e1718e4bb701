import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { toMessage } from "#server/mail/message.ts";
import type { Mailer } from "#server/mail/port.ts";

/**
 * Writes mails as .eml files instead of sending them. A mail that is sent again replaces its file.
 * @param folder is made when missing
 */
export function fileMailer(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });

  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const { message } = await transport.sendMail(toMessage(mail, from));
      const file = join(
        folder,
        `${createHash("sha256").update(mail.messageId).digest("hex").slice(0, 32)}.eml`,
      );
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
    close() {
      transport.close();
    },
  };
}
