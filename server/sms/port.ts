import type { TextChannel } from "#domain/notices.ts";
import { Undeliverable } from "#server/mail/port.ts";

/** A text message to a phone. */
export interface Sms {
  /** Stays the same when it is sent again. */
  id: string;
  /** The queued work's, by which a gateway tells later what became of the text. */
  work: string;
  /** With its country, as E.164 writes it. */
  number: string;
  text: string;
  /** A text message where it is absent. */
  by?: TextChannel;
}

/** What a gateway says of a text that it has taken, as far as it does. */
export interface TakenSms {
  /** The gateway's name for it, by which it tells later what became of it. */
  gatewayId?: string;
  segments?: number;
  /** As the gateway writes it: '0.30'. */
  cost?: string;
}

/** A call of the address at which gateways tell what became of a text. */
export interface CalledByGateway {
  /** The whole address. */
  url: string;
  /** What its header says; empty where there is none. */
  signature: string;
  body: string;
}

/** `taken`: it is on its way to the phone. */
export type TextState = "taken" | "delivered" | "undelivered";

/** What a gateway tells by itself. */
export type GatewayNews =
  | { kind: "receipt"; work: string; state: TextState; why: string | null }
  /** What the reader at a number has answered; its name stays the same when it is told again. */
  | { kind: "answer"; id: string; number: string; text: string }
  /** Something that is of no use here. */
  | { kind: "nothing" };

/**
 * Sends text messages. Throws Undeliverable where trying again can't help, NoAnswer where the text may be on its way, anything
 * else where trying again may help.
 */
export interface SmsSender {
  /** What it reaches people by. */
  channels: readonly TextChannel[];
  send(sms: Sms): Promise<TakenSms>;
  /** Reads what its gateway tells; null where it is not the gateway that calls. Absent: the gateway tells nothing. */
  hear?(called: CalledByGateway): GatewayNews | null;
}

/** The gateway sends nothing to a number after its reader has told it so. */
export class StoppedByReader extends Undeliverable {}

/** A gateway has not answered, or nothing that is understood: nobody knows whether it has taken the text. */
export class NoAnswer extends Error {}
