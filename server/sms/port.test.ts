import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { TextChannel } from "#domain/notices.ts";
import { Undeliverable } from "#server/mail/port.ts";
import { failing, fileSender } from "#server/sms/file-sender.ts";
import { httpSender } from "#server/sms/http-sender.ts";
import { NoAnswer, type SmsSender } from "#server/sms/port.ts";
import { twilioSender } from "#server/sms/twilio-sender.ts";
import { type ArrivedText, openGateways, withoutWhatsapp } from "#tests/support/fake-gateways.ts";

let gateways: Awaited<ReturnType<typeof openGateways>>;
let folder = "";

beforeEach(async () => {
  gateways = await openGateways();
  folder = await mkdtemp(join(tmpdir(), "shiuli-texts-"));
  return async () => {
    gateways.close();
    await rm(folder, { recursive: true });
  };
});

/** The options of a sender. */
interface Around {
  origin: string;
  folder: string;
  patienceMs?: number;
}

interface Sender {
  open(around: Around): SmsSender;
  arrived(): Promise<ArrivedText[]>;
  /** What the sender returns for an accepted text. */
  tells: object;
  /** Whether a text that is sent twice arrives twice. */
  arrivesTwice: boolean;
}

const name: unknown = expect.any(String);
const whatsapp = { from: "+15005550006", template: "HX03" };

const senders: Record<string, Sender> = {
  "files in a folder": {
    open: ({ folder }) => fileSender(folder),
    arrived: () => readTexts(folder),
    tells: { gatewayId: name },
    arrivesTwice: false,
  },
  "a gateway that is called by a template": {
    open: ({ origin, ...options }) =>
      httpSender(
        {
          method: "POST",
          url: `${origin}/send`,
          headers: { "content-type": "application/json" },
          body: '{"to":"{number}","text":"{text}","name":"{id}","by":"{channel}"}',
          success: /"SUCCESS"/,
          cost: /"charge":"([\d.]+)"/,
        },
        options,
      ),
    arrived: async () => gateways.arrived,
    tells: { cost: "0.35" },
    arrivesTwice: false,
  },
  Twilio: {
    open: (around) =>
      twilioSender({ accountSid: "AC01", authToken: "secret", from: "MG02", whatsapp }, around),
    arrived: async () => gateways.arrived,
    tells: { gatewayId: name, segments: 2, cost: "0.30 USD" },
    // It has no id for our texts.
    arrivesTwice: true,
  },
};

const sms = { id: "01", work: "01HZ", number: "+8801711234567", text: 'আপনার "ভিজিট" & <1> + 100% \\ ok' };

describe.each(Object.entries(senders))("%s", (_, { open, arrived, tells, arrivesTwice }) => {
  const sender = () => open({ origin: gateways.origin, folder });

  test("a text arrives at its number as written, and the gateway's report is understood", async () => {
    expect(await sender().send(sms)).toEqual(tells);
    expect(await arrived()).toEqual([{ number: sms.number, text: sms.text, by: "sms" }]);
  });

  test("the same goes to WhatsApp if its reader has chosen so", async () => {
    expect(sender().channels).toEqual(["sms", "whatsapp"]);
    expect(await sender().send({ ...sms, by: "whatsapp" })).toEqual(tells);
    expect(await arrived()).toEqual([{ number: sms.number, text: sms.text, by: "whatsapp" }]);
  });

  test("a resent text arrives once if the gateway knows names, and a different text arrives as well", async () => {
    await sender().send(sms);
    await sender().send(sms);
    expect(await arrived()).toHaveLength(arrivesTwice ? 2 : 1);
    await sender().send({ ...sms, id: "02" });
    expect(await arrived()).toHaveLength(arrivesTwice ? 3 : 2);
  });

  test.each(["sms", "whatsapp"] as const)(
    "a number that %s refuses permanently is not tried again",
    async (by) => {
      const failure = await failureOf(sender(), failing.unknown, by);
      expect(failure).toBeInstanceOf(Undeliverable);
    },
  );

  test.each([
    ["busy", failing.busy],
    ["without credit", failing.withoutCredit],
  ])("a gateway that is %s is tried again, since it has accepted nothing", async (_how, number) => {
    const failure = await failureOf(sender(), number);
    expect(failure).not.toBeInstanceOf(Undeliverable);
    expect(failure).not.toBeInstanceOf(NoAnswer);
  });

  test("a gateway that does not answer may have accepted the text", async () => {
    const impatient = open({ origin: gateways.origin, folder, patienceMs: 200 });
    expect(await failureOf(impatient, failing.silent)).toBeInstanceOf(NoAnswer);
  });

  test("what is not there has taken nothing, and is tried again", async () => {
    // Its port is closed by now.
    const gone = await openGateways();
    gone.close();
    const file = join(folder, "no-folder");
    await writeFile(file, "");
    const failure = await failureOf(open({ origin: gone.origin, folder: file }), sms.number);
    expect(failure).not.toBeInstanceOf(Undeliverable);
    expect(failure).not.toBeInstanceOf(NoAnswer);
  });

  /** Why a text is not accepted. The error must name neither the number nor the text, and nothing must have arrived. */
  async function failureOf(failed: SmsSender, number: string, by?: TextChannel): Promise<Error> {
    const failure: unknown = await failed
      .send({ ...sms, number, ...(by && { by }) })
      .catch((error: unknown) => error);
    if (!(failure instanceof Error)) throw new Error("The text was taken.");
    expect(failure.message).not.toContain(number.slice(4));
    expect(failure.message).not.toContain("ভিজিট");
    expect(await arrived()).toEqual([]);
    return failure;
  }
});

const plain = {
  "a gateway with a template that names no channel": (origin: string) =>
    httpSender({
      method: "GET",
      url: `${origin}/send?to={number}&text={text}`,
      headers: {},
      body: null,
      success: null,
    }),
  "Twilio without a sender for WhatsApp": (origin: string) =>
    twilioSender({ accountSid: "AC01", authToken: "secret", from: "MG02" }, { origin }),
};

test.each(Object.entries(plain))("%s sends nothing by WhatsApp", async (_gateway, open) => {
  const sender = open(gateways.origin);
  expect(sender.channels).toEqual(["sms"]);
  await expect(sender.send({ ...sms, by: "whatsapp" })).rejects.toBeInstanceOf(Undeliverable);
  expect(gateways.arrived).toEqual([]);
});

test("a text that Twilio only refuses for WhatsApp is not tried again", async () => {
  const account = { accountSid: "AC01", authToken: "secret", from: "MG02", whatsapp };
  const sent = twilioSender(account, gateways).send({ ...sms, number: withoutWhatsapp, by: "whatsapp" });
  await expect(sent).rejects.toBeInstanceOf(Undeliverable);
});

async function readTexts(from: string): Promise<ArrivedText[]> {
  const files = (await readdir(from)).filter((file) => file.endsWith(".json"));
  const read = files.map(async (file) => JSON.parse(await readFile(join(from, file), "utf8")));
  return (await Promise.all(read)).map(({ number, text, by }) => ({ number, text, by }));
}
