import twilio from "twilio";
import RequestClient from "twilio/lib/base/RequestClient.js";
import { getExpectedTwilioSignature } from "twilio/lib/webhooks/webhooks.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { failing } from "#server/sms/file-sender.ts";
import { twilioSender } from "#server/sms/twilio-sender.ts";
import { openGateways } from "#tests/support/fake-gateways.ts";

/** Twilio's own client library is the reference: it must send the same texts to the same place. */
const accountSid = `AC${"0".repeat(32)}`;
const authToken = "secret: with & signs";
const messagingService = `MG${"0".repeat(32)}`;
const texts = {
  english: "Shiuli: your visit is booked. 100% + more & <so> on.",
  bangla: "শিউলি: আপনার বুকিং পেয়েছি।",
};
const number = "+8801711234567";
const tellsAt = "https://salon.example/api/webhooks/texts";

let gateways: Awaited<ReturnType<typeof openGateways>>;
beforeAll(async () => {
  gateways = await openGateways();
});
afterAll(() => gateways.close());

/** Sends the library's requests to this test's gateway instead of Twilio. */
class Redirected extends RequestClient {
  override request<Data>(options: RequestClient.RequestOptions<Data>) {
    const uri = options.uri.replace("https://api.twilio.com", gateways.origin);
    return super.request<Data>({ ...options, uri });
  }
}

const reference = () => twilio(accountSid, authToken, { httpClient: new Redirected() }).messages;

test.each([
  [texts.english, messagingService],
  [texts.bangla, "+15005550006"],
  [texts.bangla, "SHIULI"],
])("'%s' from %s is sent as Twilio's own library sends it", async (text, from) => {
  const sender = from.startsWith("MG") ? { messagingServiceSid: from } : { from };
  await reference().create({ to: number, body: text, ...sender, statusCallback: `${tellsAt}?work=01HZ` });
  const ours = twilioSender({ accountSid, authToken, from }, { ...gateways, tellsAt });
  await ours.send({ id: "01", work: "01HZ", number, text });
  const [expected, sent] = gateways.asked.splice(0).map(({ method, url, headers, form }) => {
    const { authorization, "content-type": type } = headers;
    return { method, url, authorization, type: type?.replace(/;.*/, ""), form };
  });
  expect(sent).toEqual(expected);
  expect(sent).toMatchObject({ method: "POST", form: { To: number, Body: text } });
});

test.each([
  [texts.english, messagingService],
  [texts.bangla, "+15005550006"],
])("'%s' by WhatsApp from %s is sent as Twilio's own library sends it", async (text, from) => {
  const template = `HX${"0".repeat(32)}`;
  const sender = from.startsWith("MG") ? { messagingServiceSid: from } : { from: `whatsapp:${from}` };
  await reference().create({
    to: `whatsapp:${number}`,
    contentSid: template,
    contentVariables: JSON.stringify({ 1: text }),
    ...sender,
    statusCallback: `${tellsAt}?work=01HZ`,
  });
  const account = { accountSid, authToken, from: messagingService, whatsapp: { from, template } };
  const ours = twilioSender(account, { ...gateways, tellsAt });
  await ours.send({ id: "01", work: "01HZ", number, text, by: "whatsapp" });
  const [expected, sent] = gateways.asked.splice(0).map(({ method, url, form }) => ({ method, url, form }));
  expect(sent).toEqual(expected);
  expect(sent?.form).toMatchObject({ To: `whatsapp:${number}`, ContentSid: template });
});

test("line breaks and runs of spaces become one space in a template, since Twilio refuses them", async () => {
  const account = {
    accountSid,
    authToken,
    from: messagingService,
    whatsapp: { from: "MG1", template: "HX1" },
  };
  const sender = twilioSender(account, gateways);
  await sender.send({ id: "01", work: "01HZ", number, text: "Shiuli:\n\tyour     visit", by: "whatsapp" });
  expect(gateways.asked.splice(0)[0]?.form.ContentVariables).toBe('{"1":"Shiuli: your visit"}');
});

test("Twilio's own library reads this test gateway's answers as we do", async () => {
  const read = await reference().create({
    to: number,
    body: texts.bangla,
    messagingServiceSid: messagingService,
  });
  const account = { accountSid, authToken, from: messagingService };
  const taken = await twilioSender(account, gateways).send({
    id: "01",
    work: "01HZ",
    number,
    text: texts.bangla,
  });
  const { numSegments, price, priceUnit, sid } = read;
  expect(taken).toMatchObject({ segments: Number(numSegments), cost: `${-Number(price)}0 ${priceUnit}` });
  expect(taken.gatewayId).toHaveLength(sid.length);
  const refused = reference().create({
    to: failing.unknown,
    body: "Hello",
    messagingServiceSid: messagingService,
  });
  await expect(refused).rejects.toMatchObject({ status: 400, code: 21211 });
});

describe("a Twilio callback signed by its own library", () => {
  const url = `${tellsAt}?work=01HZ`;
  const fields = {
    MessageSid: "SM01",
    MessageStatus: "undelivered",
    ErrorCode: "30003",
    To: number,
    Body: "বন্ধ, ok + 1&2=3",
    Empty: "",
  };
  const body = new URLSearchParams(fields).toString();
  const signature = getExpectedTwilioSignature(authToken, url, fields);
  const { hear } = twilioSender({ accountSid, authToken, from: messagingService });

  test("is read", () => {
    const why = "undelivered, code 30003";
    expect(hear?.({ url, signature, body })).toEqual({
      kind: "receipt",
      work: "01HZ",
      state: "undelivered",
      why,
    });
  });

  test.each([
    ["another signature", { signature: getExpectedTwilioSignature("another secret", url, fields) }],
    ["no signature", { signature: "" }],
    ["another text's address", { url: `${tellsAt}?work=01HX` }],
    ["another state", { body: body.replace("undelivered", "delivered") }],
    ["one more field", { body: `${body}&More=1` }],
  ])("is refused with %s", (_what, other) => {
    expect(hear?.({ url, signature, body, ...other })).toBeNull();
  });
});
