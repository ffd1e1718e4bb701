import type { Channel } from "#domain/notices.ts";

/** How a text reaches a phone. */
export type TextChannel = Exclude<Channel, "mail">;

/** A text message to a phone. */
export interface Sms {
  /** Stays the same when it is sent again. */
  id: string;
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

/**
 * Sends text messages. Throws Undeliverable where trying again can't help, NoAnswer where the text may be on its way, anything
 * else where trying again may help.
 */
export interface SmsSender {
  /** What it reaches people by. */
  channels: readonly TextChannel[];
  send(sms: Sms): Promise<TakenSms>;
}

/** A gateway has not answered: nobody knows whether it has taken the text. */
export class NoAnswer extends Error {}
