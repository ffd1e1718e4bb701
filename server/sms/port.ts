/** A text message to a phone. */
export interface Sms {
  /** Stays the same when it is sent again. */
  id: string;
  /** With its country, as E.164 writes it. */
  number: string;
  text: string;
}

/** Sends text messages. Throws Undeliverable where trying again can't help, anything else where it may. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
