import nodemailer from "nodemailer";
import { toMessage } from "#server/mail/message.ts";
import { type Mailer, Undeliverable } from "#server/mail/port.ts";

const patienceMs = 20_000;

/** Sends mails through an SMTP server. @param url smtp:// or smtps://, with user and password if required */
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

/** Adds options to the address's query, where nodemailer reads them when it is given a URL. */
function patient(url: string, waitMs: number): string {
  const address = new URL(url);
  address.searchParams.set("pool", "true");
  for (const option of ["connectionTimeout", "greetingTimeout", "socketTimeout"]) {
    address.searchParams.set(option, String(waitMs));
  }
  return address.href;
}

/**
 * Whether it is a 5xx for this recipient or this text. The salon must fix one for the sign-in or the sender, and all
 * mails wait for that.
 */
function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !("responseCode" in error && "command" in error)) return false;
  const isOurs = error.command === "RCPT TO" || error.command === "DATA";
  return isOurs && Number(error.responseCode) >= 500;
}

/** The server's response, without our own command. */
function describe(error: Error): string {
  return "response" in error && typeof error.response === "string" ? error.response : error.message;
}
