import { expect, test } from "vitest";
import { htmlBody } from "#server/mail/layout/html-body.ts";
import { textBody } from "#server/mail/layout/text-body.ts";
import type { MailContent } from "#server/mail/port.ts";

const sender = { name: "Shiuli", address: ["Road 27", "Dhaka"], phone: "+880 1700 000 000" };
const content: MailContent = {
  language: "en",
  preview: "Soon",
  label: "Receipt 12",
  heading: "Your visit",
  paragraphs: ["Dear Mim,"],
  ticket: { weekday: "Tue", day: "24", month: "Nov", time: "4:30 pm to 5:30 pm", place: "Road 27" },
  rows: [["Service", "Hair Cut"]],
  total: ["Total", "$12"],
  actions: [{ label: "See my bookings", url: "https://salon.example/dashboard/myBookings" }],
  notes: ["There is tea."],
  reason: "You booked a visit.",
  unsubscribe: { label: "No more of these", url: "https://salon.example/unsubscribe#x" },
};

test("both bodies say the same", async () => {
  const [text, html] = [textBody(content, sender), await htmlBody(content, sender)];
  const facts = [
    "Receipt 12",
    "Your visit",
    "Dear Mim,",
    "Tue",
    "24",
    "4:30 pm to 5:30 pm",
    "Hair Cut",
    "$12",
  ];
  const rest = [
    "https://salon.example/dashboard/myBookings",
    "There is tea.",
    "You booked a visit.",
    "Road 27",
    "No more of these",
  ];
  for (const said of [...facts, ...rest]) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
});

test("what a customer typed is text in the mail, never markup", async () => {
  const typed = `<img src=x onerror="alert('1')">&`;
  const typedContent = {
    ...content,
    heading: typed,
    preview: typed,
    label: typed,
    paragraphs: [typed],
    rows: [[typed, typed]] as const,
    notes: [typed],
  };
  const typedSender = { name: typed, address: [typed], phone: "" };
  expect(await htmlBody(typedContent, typedSender)).not.toContain("<img");
  expect(textBody(typedContent, typedSender)).toContain(typed);
});

test("a mail of few facts has no empty ticket, table or button", async () => {
  const few: MailContent = { language: "bn", preview: "", heading: "Hello", paragraphs: [], reason: "" };
  const html = await htmlBody(few, sender);
  expect(html).not.toMatch(/Total|<a href="http|undefined|false|\[object/);
  expect(html).toContain('lang="bn"');
});
