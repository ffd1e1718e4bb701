import type { TextChannel } from "#domain/notices.ts";
import { Undeliverable } from "#server/mail/port.ts";

/** A text message to a phone. */
export interface Sms {
  /** Stays the same when it is sent again. */
  id: string;
  /** The id of the queued work, by which a gateway later reports on the text. */
  work: string;
  /** With its country code, in E.164 format. */
  number: string;
  text: string;
  /** Absent: a text message. */
  by?: TextChannel;
}

/** What a gateway reports about an accepted text, as far as it does. */
export interface TakenSms {
  /** The gateway's id for it, which its later reports use. */
  gatewayId?: string;
  segments?: number;
  /** In the gateway's format: '0.30'. */
  cost?: string;
}

/** A request to the address where gateways report on texts. */
export interface CalledByGateway {
  /** The whole address. */
  url: string;
  /** The value of its signature header; empty without one. */
  signature: string;
  body: string;
}

/** `taken`: it is on its way to the phone. */
export type TextState = "taken" | "delivered" | "undelivered";

/** What a gateway reports on its own. */
export type GatewayNews =
  | { kind: "receipt"; work: string; state: TextState; why: string | null }
  /** The reply of the reader at a number. Its id stays the same when it is reported again. */
  | { kind: "answer"; id: string; number: string; text: string }
  /** Something that is not needed here. */
  | { kind: "nothing" };

/**
 * Sends text messages. Throws Undeliverable when trying again can't help, NoAnswer when the text may be on its way,
 * anything else when trying again may help.
 */
export interface SmsSender {
  /** The channels through which it reaches people. */
  channels: readonly TextChannel[];
  send(sms: Sms): Promise<TakenSms>;
  /** Reads a gateway's report; null if the caller is not the gateway. Absent: the gateway reports nothing. */
  hear?(called: CalledByGateway): GatewayNews | null;
}

/** The gateway sends nothing to this number because its reader has told it to stop. */
export class StoppedByReader extends Undeliverable {}

/** A gateway has not answered, or not understandably, so nobody knows whether it accepted the text. */
export class NoAnswer extends Error {}
