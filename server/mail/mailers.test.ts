import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileMailer } from "#server/mail/file-mailer.ts";
import { type Mail, type Mailer, Undeliverable } from "#server/mail/port.ts";
import { smtpMailer } from "#server/mail/smtp-mailer.ts";
import { type MailServer, openMailServer } from "#tests/support/smtp.ts";

const from = "Shiuli <hello@salon.example>";
const now = () => Date.UTC(2026, 10, 24);
const startsAt = Date.UTC(2026, 10, 25, 10);

// Loading the mail renderer takes a while on a busy machine. Don't let it count against the first test's time limit.
beforeAll(() => import("#server/mail/layout/html-body.ts"));

/** A mailer, and the sources of the mails that have arrived through it. */
interface Post {
  mailer: Mailer;
  arrived(): Promise<string[]>;
  close(): Promise<void>;
}

async function byFiles(): Promise<Post> {
  const folder = mkdtempSync(join(tmpdir(), "shiuli-mail-"));
  const mailer = fileMailer(folder, from, now);
  return {
    mailer,
    arrived: async () =>
      Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "utf8"))),
    async close() {
      mailer.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function bySmtp(): Promise<Post> {
  const server = await openMailServer();
  const mailer = smtpMailer(server.url, from, { now });
  return {
    mailer,
    arrived: async () => server.arrived.map(({ source }) => source),
    async close() {
      mailer.close();
      await server.close();
    },
  };
}

describe.each([
  ["files", byFiles],
  ["smtp-server", bySmtp],
])("by %s", (_name, open) => {
  let post: Post;

  beforeAll(async () => {
    post = await open();
  });

  afterAll(() => post.close());

  test("a mail arrives complete: both bodies, its name, and the calendar entry", async () => {
    await post.mailer.send(mailTo("mim@example.com", { subject: "আপনার বুকিং" }));
    const mail = await PostalMime.parse((await post.arrived())[0] ?? "");
    expect(mail).toMatchObject({
      messageId: "<visit.1@salon.example>",
      subject: "আপনার বুকিং",
      from: { name: "Shiuli", address: "hello@salon.example" },
      to: [{ address: "mim@example.com" }],
      replyTo: [{ address: "desk@salon.example" }],
    });
    expect(mail.text).toContain("Dear Mim,");
    expect(mail.html).toContain("Dear Mim,");
    const calendars = mail.attachments.filter(({ mimeType }) => mimeType === "text/calendar");
    expect(calendars).toHaveLength(1);
    expect(calendars[0]?.method).toBe("REQUEST");
  });

  test("typed text adds no recipient and no header line", async () => {
    const typed = "Mim\r\nBcc: all@example.com\r\n\r\n<b>";
    const mail = mailTo("typed@example.com", { messageId: "<typed.1@salon.example>", subject: typed });
    const visit = { ...visitOf(mail), summary: typed, attendeeName: typed };
    await post.mailer.send({ ...mail, visit });
    const source = (await post.arrived()).find((one) => one.includes("typed.1")) ?? "";
    const { bcc, cc, to, subject } = await PostalMime.parse(source);
    expect({ bcc, cc, to, subject }).toEqual({
      to: [{ address: "typed@example.com", name: "" }],
      subject: "Mim Bcc: all@example.com <b>",
    });
  });

  test.each([
    "a@example.com, b@example.com",
    "a@example.com\r\nRCPT TO:<b@example.com>",
    "A <a@example.com>",
  ])("%j is not an address to send to", async (to) => {
    await expect(post.mailer.send(mailTo(to))).rejects.toThrow(Undeliverable);
  });

  test("a mail to an address that bounces is given up, and one to a busy address is not", async () => {
    await expect(post.mailer.send(mailTo("bounce@example.com"))).rejects.toThrow(Undeliverable);
    await expect(post.mailer.send(mailTo("busy@example.com"))).rejects.not.toThrow(Undeliverable);
    await expect(post.mailer.send(mailTo("busy@example.com"))).rejects.toThrow("busy");
  });
});

describe("an SMTP server", () => {
  test("refuses a text: the mail is given up with the server's message", async () => {
    const server = await openMailServer();
    const mail = mailTo("mim@example.com");
    const unwanted = { ...mail, content: { ...mail.content, paragraphs: ["unwanted"] } };
    await expect(sendBy(server.url, unwanted)).rejects.toThrow(Undeliverable);
    await expect(sendBy(server.url, unwanted)).rejects.toThrow("554 We don't take such mails.");
    await server.close();
  });

  test("refuses the salon's sign-in: the mail waits, and the error does not contain the password", async () => {
    const server = await openMailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(new Error("Who are you?")),
    });
    const url = server.url.replace("//", "//salon:s3cret-word@");
    const error = await sendBy(url, mailTo("mim@example.com")).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Undeliverable);
    expect(String(error)).not.toContain("s3cret-word");
    expect(server.arrived).toEqual([]);
    await server.close();
  });

  test("never greets: the mail waits after a timeout", async () => {
    const silent = createServer();
    await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
    const { port } = silent.address() as { port: number };
    const waiting = sendBy(`smtp://127.0.0.1:${port}`, mailTo("mim@example.com"), 200);
    await expect(waiting).rejects.toThrow(/greeting|timeout/i);
    silent.close();
  });

  test("is slow but answers in time: the mail arrives once", async () => {
    const server: MailServer = await openMailServer({
      onConnect: (_session, done) => void setTimeout(done, 300),
    });
    await sendBy(server.url, mailTo("mim@example.com"), 2_000);
    expect(server.arrived).toMatchObject([{ to: ["mim@example.com"] }]);
    await server.close();
  });
});

async function sendBy(url: string, mail: Mail, waitMs?: number): Promise<void> {
  const mailer = smtpMailer(url, from, { now, ...(waitMs && { waitMs }) });
  try {
    await mailer.send(mail);
  } finally {
    mailer.close();
  }
}

function mailTo(to: string, more: Partial<Mail> = {}): Mail {
  const mail: Mail = {
    messageId: "<visit.1@salon.example>",
    to,
    replyTo: "desk@salon.example",
    subject: "Your visit",
    content: {
      language: "en",
      site: "https://salon.example",
      preview: "Soon",
      heading: "Your visit",
      paragraphs: ["Dear Mim,"],
      reason: "You booked a visit.",
    },
    sender: { name: "Shiuli", address: ["Road 27"], phone: "" },
    ...more,
  };
  return { ...mail, visit: visitOf(mail) };
}

function visitOf({ subject }: Mail): NonNullable<Mail["visit"]> {
  return {
    uid: "visit-1@salon.example",
    sequence: 1,
    startsAt,
    endsAt: startsAt + 3_600_000,
    status: "confirmed",
    summary: subject,
    attendeeName: "Mim",
  };
}
