import nodemailer from "nodemailer";
import { toMessage } from "#server/mail/message.ts";
import { type Mailer, Undeliverable } from "#server/mail/port.ts";

const patienceMs = 20_000;

/** Sends mails through an SMTP server. @param url smtp:// or smtps://, with user and password where it wants them */
export function smtpMailer(
  url: string,
  from: string,
  { now = Date.now, waitMs = patienceMs }: { now?: () => number; waitMs?: number } = {},
): Mailer {
  const transport = nodemailer.createTransport(patient(url, waitMs));

  return {
    async send(mail) {
      const message = await toMessage(mail, from, now());
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw isRefusedForGood(error) ? new Undeliverable(describe(error), { cause: error }) : error;
      }
    },
    close() {
      transport.close();
    },
  };
}

/** Its options travel in the address's query: that is where nodemailer reads them beside a URL. */
function patient(url: string, waitMs: number): string {
  const address = new URL(url);
  address.searchParams.set("pool", "true");
  for (const option of ["connectionTimeout", "greetingTimeout", "socketTimeout"]) {
    address.searchParams.set(option, String(waitMs));
  }
  return address.href;
}

/**
 * A 5xx for this recipient or this text. One for the sign-in or the sender is the salon's own to mend: every mail waits
 * for that.
 */
function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !("responseCode" in error && "command" in error)) return false;
  const isOurs = error.command === "RCPT TO" || error.command === "DATA";
  return isOurs && Number(error.responseCode) >= 500;
}

/** What the server said, without what we said to it. */
function describe(error: Error): string {
  return "response" in error && typeof error.response === "string" ? error.response : error.message;
}
