import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getExpectedTwilioSignature } from "twilio/lib/webhooks/webhooks.js";
import type { TextAnswer } from "#domain/text-answers.ts";
import type { Random } from "./random.ts";

export const textAccount = { accountSid: "AC01", authToken: "secret of the account", from: "MG02" };

/** A text that the gateway accepted. Instants are on this machine's clock. */
export interface TakenText {
  /** The id of the queued work. */
  work: string;
  number: string;
  text: string;
  at: number;
  /** Whether it reaches its phone. */
  arrives: boolean;
  /** Whether the request to send it was never answered. */
  isSilent: boolean;
  /** When the salon acknowledged a callback about it; null before that. */
  heardAt: number | null;
}

/** A reply from a number's reader. Instants are on this machine's clock. */
export interface GivenAnswer {
  id: string;
  number: string;
  wants: TextAnswer;
  sentAt: number;
  /** When the salon acknowledged it, and the salon's time at that moment; null before that. */
  heard: { at: number; thereAt: number } | null;
}

/** What a gateway has done in a round. */
export interface TextsOfRound {
  taken: TakenText[];
  answers: GivenAnswer[];
  /** When the salon's server was killed, on this machine's clock. */
  deaths: number[];
}

/** A gateway of texts that speaks like Twilio and outlives the salon's server. */
export interface TextGateway extends TextsOfRound {
  origin: string;
  /** Whether it sometimes is busy, refuses, loses texts and sends replies. */
  isInTrouble: boolean;
  /** Callbacks that the salon has yet to acknowledge. */
  unheard(): number;
  /** Sends a reader's reply to the salon, retrying until it is acknowledged. */
  answer(number: string, wants: TextAnswer): Promise<void>;
  /** Sends a reply once more. */
  repeat(answer: GivenAnswer): Promise<void>;
  close(): void;
}

interface Around {
  random: Random;
  salonUrl: string;
  /** The address for such callbacks, as the salon gives it. */
  tellsAt: string;
  /** The salon's clock. */
  now(): number;
  story: string[];
}

/** Possible fates of a sending, by weight. */
const fates = [
  [72, "taken"],
  [8, "busy"],
  [5, "refused"],
  [9, "silent"],
  [6, "lost"],
] as const;
const refusals: Record<"busy" | "refused", [status: number, body: object]> = {
  busy: [503, { code: 20503 }],
  refused: [400, { code: 21211 }],
};
const words = {
  stop: ["STOP", "stop.", "Unsubscribe", "বন্ধ করুন"],
  start: ["START", "start", "চালু করুন"],
} as const;

export async function openTextGateway(around: Around): Promise<TextGateway> {
  const { random, story } = around;
  const round: TextsOfRound = { taken: [], answers: [], deaths: [] };
  let unheard = 0;
  let isOver = false;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    send(new URLSearchParams(body), response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const gateway: TextGateway = {
    ...round,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isInTrouble: false,
    unheard: () => unheard,
    async answer(number, wants) {
      const id = `SM${gateway.answers.length}`;
      const given: GivenAnswer = { id, number, wants, sentAt: Date.now(), heard: null };
      gateway.answers.push(given);
      story.push(`${number} answers ${wants}`);
      await gateway.repeat(given);
      given.heard = { at: Date.now(), thereAt: around.now() };
    },
    async repeat({ id, number, wants }) {
      const Body = random.pick(words[wants]);
      await tell(around.tellsAt, { SmsStatus: "received", MessageSid: id, From: number, Body });
    },
    close() {
      isOver = true;
      server.closeAllConnections();
      server.close();
    },
  };
  return gateway;

  function send(form: URLSearchParams, response: ServerResponse): void {
    const fate = gateway.isInTrouble ? random.choose(fates) : "taken";
    story.push(`a text to ${form.get("To")} is ${fate}`);
    if (fate === "busy" || fate === "refused") {
      answer(response, ...refusals[fate]);
      return;
    }
    const tellsAt = form.get("StatusCallback") ?? "";
    const isSilent = fate !== "taken";
    if (fate !== "lost") {
      const text: TakenText = {
        work: new URL(tellsAt).searchParams.get("work") ?? "",
        number: form.get("To") ?? "",
        text: form.get("Body") ?? "",
        at: Date.now(),
        arrives: !gateway.isInTrouble || random.chance(0.85),
        isSilent,
        heardAt: null,
      };
      gateway.taken.push(text);
      void follow(text, tellsAt);
    }
    if (isSilent) response.destroy();
    else answer(response, 201, { sid: `SM${gateway.taken.length}`, num_segments: "1" });
  }

  /** Reports what happens to a text, in any order and sometimes twice. */
  async function follow(text: TakenText, tellsAt: string): Promise<void> {
    const states = ["sent", text.arrives ? "delivered" : "undelivered"];
    const told = random.chance(0.2) ? states.toReversed() : states;
    for (const MessageStatus of random.chance(0.2) ? [...told, ...told] : told) {
      await tell(tellsAt, { MessageStatus }, random.between(0, 150));
      text.heardAt ??= Date.now();
    }
  }

  /** Calls the salon until it acknowledges that. */
  async function tell(url: string, fields: Record<string, string>, afterMs = 0): Promise<void> {
    const { pathname, search } = new URL(url);
    const signature = getExpectedTwilioSignature(textAccount.authToken, url, fields);
    const request = { method: "POST", headers: { "x-twilio-signature": signature } };
    unheard += 1;
    await pause(afterMs);
    while (!isOver) {
      const body = new URLSearchParams(fields);
      const called = fetch(around.salonUrl + pathname + search, { ...request, body });
      if (await called.then(({ ok }) => ok).catch(() => false)) break;
      await pause(30);
    }
    unheard -= 1;
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
