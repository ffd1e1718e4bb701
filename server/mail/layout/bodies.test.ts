import { expect, test } from "vitest";
import { fullMail as content, sender } from "#server/mail/layout/full-mail.fixture.ts";
import { htmlBody } from "#server/mail/layout/html-body.ts";
import { textBody } from "#server/mail/layout/text-body.ts";
import type { MailContent } from "#server/mail/port.ts";

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
    "What cancelling costs",
    "Until Monday",
    "Farzana",
    "https://maps.example/27",
    "Be looked after.",
    "Tasnim",
    "0ABC-DEFG",
    "$50",
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

test("when a visit is, and what to do about it, stand before any sentence", async () => {
  const html = await htmlBody({ ...content, preview: "" }, sender);
  const order = [
    "Your visit</h1>",
    "4:30 pm to 5:30 pm",
    "See my bookings",
    "Dear Mim,",
    "Hair Cut",
    "Until Monday",
  ];
  expect(order.toSorted((one, other) => html.indexOf(one) - html.indexOf(other))).toEqual(order);
  expect(order.filter((said) => !html.includes(said))).toEqual([]);
});

test("what a customer typed is text in the mail, never markup", async () => {
  const typed = `<img src=x onerror="alert('1')">&`;
  const typedContent = {
    ...content,
    heading: typed,
    preview: typed,
    label: typed,
    quote: { text: typed, by: typed },
    paragraphs: [typed],
    rows: [[typed, typed]] as const,
    notes: [typed],
  };
  const typedSender = { name: typed, address: [typed], phone: "" };
  expect(await htmlBody(typedContent, typedSender)).not.toContain("<img src=x");
  expect(textBody(typedContent, typedSender)).toContain(typed);
});

test("a mail with few facts has no empty ticket, table or button", async () => {
  const few: MailContent = {
    language: "bn",
    site: "https://salon.example",
    preview: "",
    heading: "Hello",
    paragraphs: [],
    reason: "",
  };
  const html = await htmlBody(few, sender);
  expect(html).not.toMatch(/Total|<a href="http|undefined|false|\[object/);
  expect(html).toContain('lang="bn"');
});
