import { expect, test } from "vitest";
import { mailListPage, mailPage } from "#server/http/mailbox/pages.ts";

const site = "https://salon.example";
const mail = {
  id: "0".repeat(32),
  writtenAt: 0,
  to: "mim@example.com",
  subject: "Hello",
  text: "",
  html: "",
};

test("text typed into a mail is shown as typed", () => {
  const typed = `<script>"&'</script>`;
  const pages = [mailListPage([{ ...mail, subject: typed }]), mailPage({ ...mail, text: typed }, site)];
  for (const page of pages) {
    expect(page).toContain("&#60;script&#62;&#34;&#38;&#39;&#60;/script&#62;");
    expect(page).not.toContain("<script");
  }
});

test("links to this site can be followed, others are only shown", () => {
  const text = `See ${site}/reset-password#a"b and https://elsewhere.example/ or ${site}.evil.example/`;
  const page = mailPage({ ...mail, text }, site);
  expect(page.match(/<a href="https:[^>]*>/g)).toEqual([`<a href="${site}/reset-password#a&#34;b">`]);
});
