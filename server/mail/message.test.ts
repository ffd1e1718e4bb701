import { beforeAll, expect, test } from "vitest";
import { toMessage } from "#server/mail/message.ts";
import type { Mail } from "#server/mail/port.ts";

// Loading the mail renderer takes a while on a busy machine. Don't let it count against the first test's time limit.
beforeAll(() => import("#server/mail/layout/html-body.ts"));

const mail: Mail = {
  messageId: "<1@salon.example>",
  to: "mim@example.com",
  subject: "Hello",
  content: {
    language: "en",
    site: "https://salon.example",
    preview: "",
    heading: "Hello",
    paragraphs: [],
    reason: "",
  },
  sender: { name: "Shiuli", address: ["Road 27"], phone: "" },
};
const from = "Shiuli <no-reply@salon.example>";
const now = Date.UTC(2026, 10, 24);

test("a subject stays one line, whatever was typed into it", async () => {
  const { subject } = await toMessage(
    { ...mail, subject: "Facial\r\nBcc: all@example.com\u0000" },
    from,
    now,
  );
  expect(subject).toBe("Facial Bcc: all@example.com");
});

test.each([
  "mim@example.com, all@example.com",
  "mim@example.com\r\nBcc: all@example.com",
  "Mim <mim@example.com>",
  "",
])("%j is not one address", async (to) => {
  await expect(toMessage({ ...mail, to }, from, now)).rejects.toThrow("one address");
});

test("a reply address must be a single one, too", async () => {
  const replyTo = "mim@example.com\r\nBcc: all@example.com";
  await expect(toMessage({ ...mail, replyTo }, from, now)).rejects.toThrow("one address");
});

test("the recipient is an address, and is never parsed", async () => {
  expect((await toMessage(mail, from, now)).to).toEqual({ name: "", address: "mim@example.com" });
});

test("the calendar entry is an invitation from the sender's address, and a cancellation removes it", async () => {
  const visit = {
    uid: "visit-1@salon.example",
    sequence: 2,
    startsAt: now,
    endsAt: now + 3_600_000,
    status: "confirmed",
    summary: "Hair Cut at Shiuli",
    attendeeName: "Mim",
  } as const;
  const sent = await toMessage({ ...mail, visit }, from, now);
  expect(sent.icalEvent).toMatchObject({
    method: "request",
    content: expect.stringContaining("no-reply@salon.example"),
  });
  const gone = await toMessage({ ...mail, visit: { ...visit, status: "cancelled" } }, from, now);
  expect(gone.icalEvent).toMatchObject({
    method: "cancel",
    content: expect.stringContaining("STATUS:CANCELLED"),
  });
});

test("a mail that can be unsubscribed from has the address for it, and others have none", async () => {
  const stoppable = await toMessage({ ...mail, unsubscribeUrl: "https://salon.example/x" }, from, now);
  expect(stoppable.headers).toMatchObject({
    "List-Unsubscribe": "<https://salon.example/x>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect((await toMessage(mail, from, now)).headers).not.toHaveProperty("List-Unsubscribe");
});
