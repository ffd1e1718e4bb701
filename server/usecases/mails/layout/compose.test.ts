import { expect, test } from "vitest";
import { compose } from "#server/usecases/mails/layout/compose.ts";
import type { MailContent } from "#server/usecases/mails/layout/content.ts";

const envelope = { about: "test.1", to: "mim@example.com", subject: "Your visit" };
const sender = { name: "Shiuli", address: ["Road 27", "Dhaka"], phone: "+880 1700 000 000" };
const site = { publicUrl: "https://salon.example:8443" };
const content: MailContent = {
  preview: "Soon",
  heading: "Your visit",
  paragraphs: ["Dear Mim,"],
  ticket: { weekday: "Tue", day: "24", month: "Nov", time: "4:30 pm to 5:30 pm", place: "Road 27" },
  rows: [["Service", "Hair Cut"]],
  total: "$12",
  actions: [{ label: "See my bookings", url: "https://salon.example/dashboard/myBookings" }],
  notes: ["There is tea."],
  reason: "You booked a visit.",
};

test("both bodies say the same", () => {
  const { text, html } = compose(envelope, content, sender, site);
  const facts = ["Your visit", "Dear Mim,", "Tue", "24", "4:30 pm to 5:30 pm", "Hair Cut", "$12"];
  const rest = [
    "https://salon.example/dashboard/myBookings",
    "There is tea.",
    "You booked a visit.",
    "Road 27",
  ];
  for (const said of [...facts, ...rest]) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
});

test("what a customer typed is text in the mail, never markup", () => {
  const typed = `<img src=x onerror="alert('1')">&`;
  const { html, text } = compose(
    envelope,
    {
      ...content,
      heading: typed,
      preview: typed,
      paragraphs: [typed],
      rows: [[typed, typed]],
      notes: [typed],
    },
    { ...sender, name: typed, address: [typed], phone: "" },
    site,
  );
  expect(html).not.toContain("<img");
  expect(text).toContain(typed);
});

test("a mail of few facts has no empty ticket, table or button", () => {
  const { html } = compose(
    envelope,
    { preview: "", heading: "Hello", paragraphs: [], reason: "" },
    sender,
    site,
  );
  expect(html).not.toMatch(/Total|<a href="http|undefined|false|\[object/);
});

test("the same mail keeps its name", () => {
  expect(compose(envelope, content, sender, site).messageId).toBe("<test.1@salon.example>");
});
