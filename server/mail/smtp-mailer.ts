import nodemailer from "nodemailer";
import { toMessage } from "#server/mail/message.ts";
import type { Mailer } from "#server/mail/port.ts";

const patienceMs = 20_000;

/** Sends mails through an SMTP server. @param url smtp:// or smtps://, with user and password where it wants them */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(patient(url));

  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, from));
    },
    close() {
      transport.close();
    },
  };
}

/** Its options travel in the address's query: that is where nodemailer reads them beside a URL. */
function patient(url: string): string {
  const address = new URL(url);
  address.searchParams.set("pool", "true");
  for (const option of ["connectionTimeout", "greetingTimeout", "socketTimeout"]) {
    address.searchParams.set(option, String(patienceMs));
  }
  return address.href;
}
