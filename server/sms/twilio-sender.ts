import { z } from "zod";
import { Undeliverable } from "#server/mail/port.ts";
import type { SmsSender } from "#server/sms/port.ts";

export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** A number, a sender's name, or the id of a messaging service, which begins with MG. */
  from: string;
}

const Failure = z.object({ code: z.number(), message: z.string() }).partial();

/** No such number, not a mobile one, blocked, or its owner wants no more. Source: Twilio's error dictionary. */
const neverCodes = [21211, 21214, 21217, 21265, 21408, 21610, 21612, 21614];
const timeoutMs = 10_000;

/**
 * Sends texts by Twilio's API of messages.
 * @param options.origin where the API is, for tests
 */
export function twilioSender(
  { accountSid, authToken, from }: TwilioAccount,
  { origin = "https://api.twilio.com" } = {},
): SmsSender {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  return {
    async send({ number, text }) {
      const sender = from.startsWith("MG") ? "MessagingServiceSid" : "From";
      const answer = await fetch(`${origin}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: "POST",
        headers: { authorization },
        body: new URLSearchParams({ To: number, Body: text, [sender]: from }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.ok) return;
      const failure = Failure.safeParse(await answer.json().catch(() => null)).data ?? {};
      const why = `Twilio answered ${answer.status}, code ${failure.code ?? "unknown"}.`;
      throw neverCodes.includes(failure.code ?? 0) ? new Undeliverable(why) : new Error(why);
    },
  };
}
