import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** An independent mail server that keeps what it receives. */
export interface MailServer {
  url: string;
  /** What arrived: the envelope's recipients and the mail's source. */
  arrived: { to: string[]; source: string }[];
  close(): Promise<void>;
}

/** Opens smtp-server. It rejects bounce@ permanently, busy@ temporarily, and any text with the word 'unwanted'. */
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
  // A client that hangs up is not a failure of the server.
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
