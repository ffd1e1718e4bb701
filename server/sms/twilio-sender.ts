import { z } from "zod";
import { Undeliverable } from "#server/mail/port.ts";
import { answered, usualPatienceMs } from "#server/sms/answered.ts";
import { type SmsSender, StoppedByReader, type TakenSms } from "#server/sms/port.ts";
import { twilioNews } from "#server/sms/twilio-news.ts";

export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** A number, a sender's name, or the id of a messaging service, which begins with MG. */
  from: string;
  /** For sending by WhatsApp; null if it is not used. */
  whatsapp?: TwilioWhatsapp | null;
}

/**
 * Later than 24 hours after a message of its reader, WhatsApp only accepts approved templates, so every message uses
 * one, with the text as its `{{1}}`. Source: Twilio's pages on WhatsApp's key concepts and on Content Templates.
 */
export interface TwilioWhatsapp {
  /** A WhatsApp number, or the id of a messaging service that has one. */
  from: string;
  /** The id of the template, which begins with HX. */
  template: string;
}

const Failure = z.object({ code: z.number(), message: z.string() }).partial();

/** The reader has replied STOP. */
const stoppedCode = 21610;
/** No such number, not a mobile one, or one that Twilio does not serve. Source: Twilio's error dictionary. */
const neverCodes = [21211, 21214, 21217, 21265, 21408, 21612, 21614];

/** Twilio's response for an accepted text. The price is known later, if at all. */
const Taken = z.object({
  sid: z.string(),
  num_segments: z.coerce.number().nullish(),
  price: z.string().nullish(),
  price_unit: z.string().nullish(),
});

/**
 * Sends texts through Twilio's Messages API.
 * @param options.tellsAt the address for its reports on texts; without it, it reports nothing
 * @param options.origin where the API is, for tests
 */
export function twilioSender(
  { accountSid, authToken, from, whatsapp }: TwilioAccount,
  {
    tellsAt,
    origin = "https://api.twilio.com",
    patienceMs = usualPatienceMs,
  }: { tellsAt?: string | undefined; origin?: string; patienceMs?: number } = {},
): SmsSender {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  return {
    channels: whatsapp ? ["sms", "whatsapp"] : ["sms"],
    hear: (called) => twilioNews(authToken, called),
    async send({ number, text, work, by }) {
      const isWhatsapp = by === "whatsapp";
      const message = isWhatsapp ? asTemplate(whatsapp, number, text) : asText(from, number, text);
      const answer = await answered(`${origin}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: "POST",
        headers: { authorization },
        body: new URLSearchParams({
          ...message,
          ...(tellsAt && { StatusCallback: `${tellsAt}?work=${work}` }),
        }),
        patienceMs,
      });
      const said = parsed(answer.body);
      if (answer.ok) return takenOf(said);
      const failure = Failure.safeParse(said).data ?? {};
      const why = `Twilio answered ${answer.status}, code ${failure.code ?? "unknown"}.`;
      if (failure.code === stoppedCode) throw new StoppedByReader(why);
      // Fixing the template tomorrow does not help today's message.
      const isNever = neverCodes.includes(failure.code ?? 0) || (isWhatsapp && answer.status === 400);
      throw isNever ? new Undeliverable(why) : new Error(why);
    },
  };
}

function asText(from: string, number: string, text: string): Record<string, string> {
  return { To: number, Body: text, ...senderOf(from, "") };
}

function asTemplate(
  whatsapp: TwilioAccount["whatsapp"],
  number: string,
  text: string,
): Record<string, string> {
  if (!whatsapp) throw new Undeliverable("Nothing is sent by WhatsApp here.");
  // Twilio refuses line breaks and long runs of spaces in template variables.
  const variables = { 1: text.replace(/\s+/g, " ") };
  return {
    To: `whatsapp:${number}`,
    ContentSid: whatsapp.template,
    ContentVariables: JSON.stringify(variables),
    ...senderOf(whatsapp.from, "whatsapp:"),
  };
}

function senderOf(from: string, prefix: string): Record<string, string> {
  return from.startsWith("MG") ? { MessagingServiceSid: from } : { From: prefix + from };
}

function takenOf(said: unknown): TakenSms {
  const taken = Taken.safeParse(said).data;
  if (!taken) return {};
  const { sid: gatewayId, num_segments: segments, price, price_unit: unit } = taken;
  const cost = price ? [price.replace(/^-/, ""), unit].filter(Boolean).join(" ") : undefined;
  // A messaging service reports 0 until it has chosen a sender.
  return { gatewayId, ...(segments && { segments }), ...(cost && { cost }) };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
