import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail server of somebody else's make, which keeps what it is given. */
export interface MailServer {
  url: string;
  /** What arrived: who it is for, as the envelope says, and the mail's source. */
  arrived: { to: string[]; source: string }[];
  close(): Promise<void>;
}

/** Opens smtp-server. It refuses bounce@ for good, busy@ for now, and a text with the word 'unwanted'. */
export async function openMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const arrived: MailServer["arrived"] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith("bounce@")) return done(refusal(550, "There is no such mailbox."));
      if (address.startsWith("busy@")) return done(refusal(450, "The mailbox is busy."));
      done();
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const source = Buffer.concat(parts).toString("utf8");
        if (source.includes("unwanted")) return done(refusal(554, "We don't take such mails."));
        arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
    ...options,
  });
  // Who hangs up in the middle is no failure of the server's.
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
