import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { freePort } from "#scripts/lib/postgres.mjs";
import { type Mail, Undeliverable } from "#server/mail/port.ts";
import { smtpMailer } from "#server/mail/smtp-mailer.ts";
import { noPython, startPython } from "#tests/support/python.ts";
import { until } from "#tests/support/until.ts";

const from = "Shiuli <hello@salon.example>";

describe.skipIf(noPython)(noPython ?? "Debian's aiosmtpd", () => {
  test("receives our mails as they are meant, including those with an invitation", async () => {
    const { arrived, send, stop } = await serve("plain");
    await send(mailTo("mim@example.com"));
    const mail = await firstOf(arrived);
    expect(mail).toMatchObject({ from: "hello@salon.example", to: ["mim@example.com"] });
    const read = await PostalMime.parse(mail.content);
    expect(read.subject).toBe("আপনার ভিজিট");
    expect(read.text).toContain("Dear Mim,");
    expect(read.attachments.map(({ mimeType }) => mimeType)).toContain("text/calendar");
    await stop();
  });

  test("bounces: a mail is given up after a permanent error, and waits after a temporary one", async () => {
    const { arrived, send, stop } = await serve("plain");
    await expect(send(mailTo("bounce@example.com"))).rejects.toThrow(Undeliverable);
    await expect(send(mailTo("bounce@example.com"))).rejects.toThrow("550 5.1.1 No such mailbox");
    await expect(send(mailTo("busy@example.com"))).rejects.not.toThrow(Undeliverable);
    expect(arrived()).toEqual([]);
    await stop();
  });

  test("refuses our sign-in: the mail waits", async () => {
    const { arrived, send, stop } = await serve("strict", "salon:wrong@");
    await expect(send(mailTo("mim@example.com"))).rejects.not.toThrow(Undeliverable);
    await expect(send(mailTo("mim@example.com"))).rejects.toThrow(/535|Invalid login/);
    expect(arrived()).toEqual([]);
    await stop();
  });

  test("is slower than our timeout: the mail waits", async () => {
    const { send, stop } = await serve("slow");
    await expect(send(mailTo("mim@example.com"), 300)).rejects.toThrow(/timeout/i);
    await stop();
  });

  test("gets no recipient that somebody typed into a subject or a name", async () => {
    const { arrived, send, stop } = await serve("plain");
    const typed = "Mim\r\nBcc: all@example.com\r\n.\r\nMAIL FROM:<evil@example.com>";
    const mail = mailTo("mim@example.com");
    await send({ ...mail, subject: typed, sender: { ...mail.sender, name: typed } });
    const { to, content } = await firstOf(arrived);
    expect(to).toEqual(["mim@example.com"]);
    expect((await PostalMime.parse(content)).bcc).toBeUndefined();
    await expect(send(mailTo("mim@example.com>\r\nRCPT TO:<all@example.com"))).rejects.toThrow(Undeliverable);
    expect(arrived()).toHaveLength(1);
    await stop();
  });
});

interface Arrived {
  from: string;
  to: string[];
  content: string;
}

/** The server prints a mail once it has received it. */
function firstOf(arrived: () => Arrived[]): Promise<Arrived> {
  return until("a mail", () => arrived()[0]);
}

async function serve(behaviour: "plain" | "strict" | "slow", signIn = "") {
  const port = await freePort();
  const server = startPython("tests/mail/smtp_server.py", [String(port), behaviour]);
  await until("aiosmtpd", () => server.lines.includes("listening") || null);
  return {
    arrived: () =>
      server.lines.filter((line) => line.startsWith("{")).map((line): Arrived => JSON.parse(line)),
    async send(mail: Mail, waitMs = 5_000) {
      const mailer = smtpMailer(`smtp://${signIn}127.0.0.1:${port}`, from, { waitMs });
      try {
        await mailer.send(mail);
      } finally {
        mailer.close();
      }
    },
    stop: () => server.stop(),
  };
}

function mailTo(to: string): Mail {
  return {
    messageId: "<visit.1@salon.example>",
    to,
    subject: "আপনার ভিজিট",
    content: {
      language: "en",
      site: "https://salon.example",
      preview: "",
      heading: "Your visit",
      paragraphs: ["Dear Mim,"],
      reason: "",
    },
    sender: { name: "Shiuli", address: ["Road 27"], phone: "" },
    visit: {
      uid: "visit-1@salon.example",
      sequence: 1,
      startsAt: Date.UTC(2026, 10, 25, 10),
      endsAt: Date.UTC(2026, 10, 25, 11),
      status: "confirmed",
      summary: "Hair Cut at Shiuli",
      attendeeName: "Mim",
    },
  };
}
