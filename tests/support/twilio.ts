import { getExpectedTwilioSignature } from "twilio/lib/webhooks/webhooks.js";
import { afterAll, beforeAll } from "vitest";
import { twilioSender } from "#server/sms/twilio-sender.ts";
import { openGateways, textOfTwilio } from "#tests/support/fake-gateways.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { publicUrl } from "#tests/support/salon-config.ts";

const authToken = "secret of the account";
const tellsAt = `${publicUrl}/api/webhooks/texts`;

/** Makes a salon send its texts through a fake Twilio that belongs to the test. */
export function givenTwilio(salon: TestSalon) {
  let gateways: Awaited<ReturnType<typeof openGateways>>;
  beforeAll(async () => {
    gateways = await openGateways();
    const whatsapp = { from: "+15005550006", template: "HX03" };
    const account = { accountSid: "AC01", authToken, from: "MG02", whatsapp };
    salon.app.sms = twilioSender(account, { origin: gateways.origin, tellsAt });
  });
  afterAll(() => gateways.close());
  return {
    /** The texts that were accepted for a number, each with the callback address that Twilio was given. */
    async textsTo(number: string) {
      await salon.drain();
      return gateways.asked
        .map(({ form }) => ({ ...textOfTwilio(form), tellsAt: form.StatusCallback ?? "" }))
        .filter((text) => text.number === number);
    },
    /** Calls the salon as Twilio does. @returns the status that it answers */
    async tell(url: string, fields: Record<string, string>, secret = authToken): Promise<number> {
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        "x-twilio-signature": getExpectedTwilioSignature(secret, url, fields),
      };
      const { pathname, search } = new URL(url);
      const payload = new URLSearchParams(fields).toString();
      const answer = await salon.server.inject({ method: "POST", url: pathname + search, headers, payload });
      await salon.drain();
      return answer.statusCode;
    },
  };
}
