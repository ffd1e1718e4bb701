import { z } from "zod";
import type { Config } from "#server/config.ts";
import { type Finding, failure, reasonOf, well } from "#server/operations/doctor/finding.ts";
import { examineReach } from "#server/operations/doctor/reach.ts";
import type { TwilioAccount } from "#server/sms/twilio-sender.ts";

const about = "Texts";
const patienceMs = 8_000;

/** Checks whether the text gateway answers and, if it is Twilio, whether it knows the account. Sends nothing. */
export async function examineTexts({ sms }: Config): Promise<Finding[]> {
  if (!sms) return [well(about, "No gateway is set: notices go by mail.")];
  if (sms.kind === "twilio") return [await examineTwilio(sms)];
  const unproved = "Whether it takes texts shows only when one is sent.";
  return [await examineReach(about, { name: "The gateway", address: sms.url, unproved })];
}

async function examineTwilio({ accountSid, authToken }: TwilioAccount): Promise<Finding> {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  try {
    const response = await fetch(`https://api.twilio.com/2010-04-01/Accounts/${accountSid}.json`, {
      headers: { authorization },
      signal: AbortSignal.timeout(patienceMs),
    });
    const { status } = Account.catch({}).parse(await response.json().catch(() => null));
    return judge(response.status, status);
  } catch (error) {
    const mend = "Let this machine reach api.twilio.com, port 443.";
    return failure(about, `Twilio does not answer: ${reasonOf(error)}.`, mend);
  }
}

/** What Twilio says of an account. */
const Account = z.object({ status: z.enum(["active", "suspended", "closed"]).optional() });

function judge(answer: number, status: z.infer<typeof Account>["status"]): Finding {
  if (answer === 200 && (status === undefined || status === "active"))
    return well(about, "Twilio knows the account.");
  if (answer === 200)
    return failure(about, `Twilio says that the account is ${status}.`, "See why in Twilio's console.");
  if (answer === 429 || answer >= 500)
    return failure(about, `Twilio can't look up the account now: it answers ${answer}.`, "Ask again later.");
  const mend = "Copy TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN again from Twilio's console.";
  return failure(about, `Twilio does not accept the account: it answers ${answer}.`, mend);
}
