export interface Mail {
  /** Stays the same when a mail is sent again, so that a mailbox shows one. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail that was written to a file instead of being sent. */
export interface KeptMail {
  /** 32 hexadecimal digits. */
  id: string;
  /** Milliseconds since the epoch. */
  writtenAt: number;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Where mails lie that were written to files. */
export interface Mailbox {
  /** @returns the newest mails first */
  list(limit: number): Promise<KeptMail[]>;
  read(id: string): Promise<KeptMail | null>;
}

/** Sends a mail, or throws. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
