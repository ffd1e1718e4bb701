import { expect, test } from "vitest";
import { toMessage } from "#server/mail/message.ts";

const mail = { messageId: "<1@salon.example>", to: "mim@example.com", subject: "Hello", text: "", html: "" };
const from = "Shiuli <no-reply@salon.example>";

test("a subject stays one line, whatever was typed into it", () => {
  const { subject } = toMessage({ ...mail, subject: "Facial\r\nBcc: all@example.com\u0000" }, from);
  expect(subject).toBe("Facial Bcc: all@example.com");
});

test.each([
  "mim@example.com, all@example.com",
  "mim@example.com\r\nBcc: all@example.com",
  "Mim <mim@example.com>",
  "",
])("%j is not one address", (to) => {
  expect(() => toMessage({ ...mail, to }, from)).toThrow("one address");
});

test("the recipient is an address, never a text to be taken apart", () => {
  expect(toMessage(mail, from).to).toEqual({ name: "", address: "mim@example.com" });
});
