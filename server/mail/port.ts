export interface Mail {
  /** Stays the same when a mail is sent again, so that a mailbox shows one. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends a mail, or throws. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
