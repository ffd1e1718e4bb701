import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Undeliverable } from "#server/mail/port.ts";
import { httpSender } from "#server/sms/http-sender.ts";
import { NoAnswer } from "#server/sms/port.ts";

/** A gateway that records its requests and responds as a test says. */
const gateway = createServer(async (request, response) => {
  asked = { method: request.method, url: request.url, headers: request.headers, body: await bodyOf(request) };
  if (answer.status === 0) return request.socket.destroy();
  response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
});
let asked: {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
};
let answer: { status: number; body: string };
let origin = "";

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

beforeAll(async () => {
  await new Promise<void>((done) => gateway.listen(0, "127.0.0.1", done));
  const address = gateway.address() as AddressInfo;
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => gateway.close());
beforeEach(() => {
  answer = { status: 200, body: '{"status":"SUCCESS"}' };
});

const sms = { id: "01", work: "01HZ", number: "+8801711234567", text: 'কোড "1" & <2>' };

describe("a gateway that is configured by a template", () => {
  const json = {
    method: "POST" as const,
    headers: { "content-type": "application/json" },
    body: '{"msisdn":"{digits}","sms":"{text}","csms_id":"{id}"}',
    success: /"SUCCESS"/,
  };

  test("gets the number and the text as JSON", async () => {
    await httpSender({ ...json, url: `${origin}/send` }).send(sms);
    expect(asked).toMatchObject({ method: "POST", url: "/send" });
    const csmsId: unknown = expect.stringMatching(/^[0-9a-f]{20}$/);
    expect(JSON.parse(asked.body)).toEqual({ msisdn: "8801711234567", sms: sms.text, csms_id: csmsId });
  });

  test("gets one short, plain name for a text however often it is sent, and another one for another text", async () => {
    const nameOf = async (id: string) => {
      await httpSender({ ...json, url: origin }).send({ ...sms, id });
      return JSON.parse(asked.body).csms_id;
    };
    const about = "reminder_day.01hzx8m3q7d2w9k4v6t5r1n0pb.1764050400000";
    expect(await nameOf(about)).toBe(await nameOf(about));
    expect(await nameOf(about)).not.toBe(await nameOf(`${about}0`));
    expect(await nameOf(about)).toMatch(/^[0-9a-f]{20}$/);
  });

  test("reports what a text costs, if its answer has it", async () => {
    answer = { status: 200, body: '{"status":"SUCCESS","charge":"0.35"}' };
    const taken = await httpSender({ ...json, cost: /"charge":"([\d.]+)"/, url: origin }).send(sms);
    expect(taken).toEqual({ cost: "0.35" });
  });

  test("may have accepted the text if it does not answer, but not if it is unreachable", async () => {
    const failureOf = (url: string) =>
      httpSender({ ...json, url })
        .send(sms)
        .catch((error: unknown) => error);
    answer = { status: 0, body: "" };
    expect(await failureOf(origin)).toBeInstanceOf(NoAnswer);
    expect(await failureOf("http://gateway.invalid/")).not.toBeInstanceOf(NoAnswer);
    // A connection whose TLS handshake fails has sent no text.
    expect(await failureOf(origin.replace("http:", "https:"))).not.toBeInstanceOf(NoAnswer);
  });

  test("gets them as a form, or in its address", async () => {
    const form = { ...json, headers: { "content-type": "application/x-www-form-urlencoded" } };
    await httpSender({ ...form, url: origin, body: "to={local}&msg={text}" }).send(sms);
    expect(Object.fromEntries(new URLSearchParams(asked.body))).toEqual({ to: "01711234567", msg: sms.text });
    await httpSender({
      method: "GET",
      url: `${origin}/?to={number}&msg={text}`,
      headers: {},
      body: null,
      success: null,
    }).send(sms);
    expect(Object.fromEntries(new URL(asked.url ?? "", origin).searchParams)).toEqual({
      to: sms.number,
      msg: sms.text,
    });
  });

  test("is tried again when it has no credit or is busy", async () => {
    for (const bad of [
      { status: 402, body: "no credit" },
      { status: 503, body: "busy" },
    ]) {
      answer = bad;
      const failure: unknown = await httpSender({ ...json, url: origin })
        .send(sms)
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(Undeliverable);
      expect(failure).not.toBeInstanceOf(NoAnswer);
    }
  });

  test("may have accepted an unnamed text if its successful answer is not the usual one", async () => {
    answer = { status: 200, body: '{"status":"FAILED","to":"8801711234567"}' };
    const send = (url: string) => httpSender({ ...json, body: "{text}", url }).send(sms);
    await expect(send(origin)).rejects.toThrow(NoAnswer);
    await expect(send(`${origin}/?name={id}`)).rejects.not.toThrow(NoAnswer);
  });

  test("is logged by its status alone, because its answer may contain the text, its code or the number", async () => {
    for (const [status, sentence] of [
      [503, "The gateway answered 503."],
      [422, "The gateway answered 422."],
      [200, "The gateway answered 200, but not as it does for a text that it took."],
    ] as const) {
      answer = { status, body: `{"to":"8801711234567","sms":${JSON.stringify(sms.text)}}` };
      await expect(httpSender({ ...json, url: origin }).send(sms)).rejects.toThrow(
        expect.objectContaining({ message: sentence }),
      );
    }
  });

  test("reports at a text's own address whether it arrived, and is believed at no other", async () => {
    const receipts = { tellsAt: "https://salon.example/api/webhooks/texts", secret: "secret" };
    const body = '{"sms":"{text}","to":"{digits}","tell":"{receipts}"}';
    const sender = httpSender(
      { ...json, body, delivered: /DELIVERED|DELIVRD/, undelivered: /UNDELIV|"EXPIRED"/, url: origin },
      { receipts },
    );
    await sender.send(sms);
    const url: string = JSON.parse(asked.body).tell;
    const hear = (called: { url: string; body?: string }) =>
      sender.hear?.({ signature: "", body: "", ...called });
    const receipt = { kind: "receipt", work: sms.work, why: null };
    expect(hear({ url: `${url}&status=DELIVRD` })).toEqual({ ...receipt, state: "delivered" });
    expect(hear({ url, body: "UNDELIVERED" })).toEqual({ ...receipt, state: "undelivered" });
    expect(hear({ url, body: "ACCEPTED" })).toEqual({ kind: "nothing" });
    expect(hear({ url: url.replace("01HZ", "01HX"), body: "DELIVERED" })).toBeNull();
    expect(hear({ url: receipts.tellsAt, body: "DELIVERED" })).toBeNull();
  });

  test("is queried about a text by its own id, not by the text's name", async () => {
    const receipts = { tellsAt: "https://salon.example/api/webhooks/texts", secret: "secret" };
    const sender = httpSender(
      { ...json, body: '{"tell":"{receipts}"}', delivered: /=1/, undelivered: /01HZ|key=/, url: origin },
      { receipts },
    );
    await sender.send(sms);
    const url: string = JSON.parse(asked.body).tell;
    const receipt = { kind: "receipt", work: sms.work, why: null };
    const hear = (called: string) => sender.hear?.({ url: called, signature: "", body: "" });
    expect(hear(`${url}&state=1`)).toEqual({ ...receipt, state: "delivered" });
    expect(hear(url)).toEqual({ kind: "nothing" });
    expect(hear(`${url}&state=01HZ`)).toEqual({ ...receipt, state: "undelivered" });
  });
});
