import { z } from "zod";
import type { HttpGateway } from "#server/sms/http-sender.ts";
import type { TwilioAccount, TwilioWhatsapp } from "#server/sms/twilio-sender.ts";
import { StartupError } from "#server/startup-error.ts";

export const smsEnvironment = {
  SMS_URL: z
    .string()
    .regex(/^https?:\/\//, "must begin with http:// or https://")
    .optional(),
  SMS_METHOD: z.enum(["GET", "POST"], "must be GET or POST").default("POST"),
  SMS_HEADERS: z.string().optional(),
  SMS_BODY: z.string().optional(),
  SMS_SUCCESS: z.string().optional(),
  SMS_COST: z.string().optional(),
  SMS_DELIVERED: z.string().optional(),
  SMS_UNDELIVERED: z.string().optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC\w+$/, "must begin with AC")
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  TWILIO_WHATSAPP_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG\w+)$/, "must be a number like +14155238886, or a messaging service's id")
    .optional(),
  TWILIO_WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^HX[0-9a-fA-F]{32}$/, "must be a template's id: HX and 32 digits")
    .optional(),
};

/** The gateway that sends text messages. */
export type SmsGateway = ({ kind: "http" } & HttpGateway) | ({ kind: "twilio" } & TwilioAccount);

type SmsEnvironment = z.output<z.ZodObject<typeof smsEnvironment>>;

/** @throws StartupError for an incomplete gateway, or two of them */
export function readSmsGateway(env: SmsEnvironment, publicUrl: string): SmsGateway | null {
  const {
    SMS_URL: url,
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: from,
  } = env;
  const whatsapp = readWhatsapp(env, publicUrl);
  if (accountSid || authToken || from || whatsapp) {
    if (url)
      throw new StartupError("SMS_URL and TWILIO_ACCOUNT_SID can't be set together: choose one gateway.");
    if (!accountSid || !authToken || !from) {
      throw new StartupError(
        "TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM must be set together, or none of them.",
      );
    }
    return { kind: "twilio", accountSid, authToken, from, whatsapp };
  }
  if (!url) return null;
  const { SMS_METHOD: method, SMS_BODY: body = null } = env;
  if (!/\{(number|digits|local)\}/.test(url + (body ?? "")) || !`${url}${body ?? ""}`.includes("{text}")) {
    throw new StartupError("SMS_URL or SMS_BODY must have {text} and one of {number}, {digits} and {local}.");
  }
  return {
    kind: "http",
    method,
    url,
    headers: readHeaders(env.SMS_HEADERS),
    body,
    success: readExpression("SMS_SUCCESS", env.SMS_SUCCESS),
    cost: readExpression("SMS_COST", env.SMS_COST),
    delivered: readExpression("SMS_DELIVERED", env.SMS_DELIVERED),
    undelivered: readExpression("SMS_UNDELIVERED", env.SMS_UNDELIVERED),
  };
}

function readWhatsapp(
  { TWILIO_WHATSAPP_FROM: from, TWILIO_WHATSAPP_TEMPLATE: template }: SmsEnvironment,
  publicUrl: string,
): TwilioWhatsapp | null {
  if (!from && !template) return null;
  if (!from || !template) {
    throw new StartupError(
      "TWILIO_WHATSAPP_FROM and TWILIO_WHATSAPP_TEMPLATE must be set together, or none of them.",
    );
  }
  // WhatsApp reports a refusal only later, through a callback. Without one, nobody would send a mail instead.
  if (publicUrl.startsWith("https:")) return { from, template };
  throw new StartupError("TWILIO_WHATSAPP_FROM needs a PUBLIC_URL that begins with https://.");
}

function readHeaders(value: string | undefined): Record<string, string> {
  if (value === undefined) return {};
  const headers = z.record(z.string().regex(/^[\w-]+$/), z.string()).safeParse(parsed(value));
  if (headers.success) return headers.data;
  throw new StartupError(
    'SMS_HEADERS must be a JSON object of texts, like {"content-type":"application/json"}.',
  );
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function readExpression(name: string, value: string | undefined): RegExp | null {
  if (value === undefined) return null;
  try {
    return new RegExp(value);
  } catch {
    throw new StartupError(`${name} must be a regular expression.`);
  }
}
