import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";

const account = { TWILIO_ACCOUNT_SID: "AC01", TWILIO_AUTH_TOKEN: "secret", TWILIO_FROM: "MG02" };
const template = `HX${"0a".repeat(16)}`;
const whatsapp = { TWILIO_WHATSAPP_FROM: "+14155238886", TWILIO_WHATSAPP_TEMPLATE: template };
const read = (settings: Record<string, string>) =>
  readConfig({
    PUBLIC_URL: "https://salon.example",
    SESSION_SECRET: "a secret of the tests, long and of many letters: 0123456789",
    ...settings,
  });

test("Twilio sends by WhatsApp with a sender and a template", () => {
  expect(read({ ...account, ...whatsapp }).sms).toMatchObject({
    kind: "twilio",
    whatsapp: { from: "+14155238886", template },
  });
  expect(read(account).sms).toMatchObject({ kind: "twilio", whatsapp: null });
});

test.each<[string, Record<string, string>, string]>([
  ["half of it", { ...account, TWILIO_WHATSAPP_FROM: "+14155238886" }, "must be set together"],
  ["no account", whatsapp, "TWILIO_ACCOUNT_SID"],
  [
    "no address at which it is told what was refused",
    { ...account, ...whatsapp, PUBLIC_URL: "http://127.0.0.1:4600" },
    "needs a PUBLIC_URL that begins with https://",
  ],
  [
    "a sender as Twilio's requests write it",
    { ...account, ...whatsapp, TWILIO_WHATSAPP_FROM: "whatsapp:+14155238886" },
    "must be a number like +14155238886",
  ],
])("WhatsApp with %s is refused", (_what, settings, why) => {
  expect(() => read(settings)).toThrow(why);
});
