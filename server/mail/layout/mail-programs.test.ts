import { caniemail } from "caniemail";
import { expect, test } from "vitest";
import { fullMail, sender } from "#server/mail/layout/full-mail.fixture.ts";
import { htmlBody } from "#server/mail/layout/html-body.ts";

/** Gmail cuts off a mail after this many bytes. */
const gmailShows = 102_000;

/** Features that a mail may use even if a program does not support them, because it also reads well without. */
const goodWithout = new Map([
  ["border-radius", "Outlook draws square corners."],
  ["overflow-wrap", "word-break does the same where it is not known."],
  ["word-break", "Outlook breaks no long word; it widens the sheet."],
  ["@media", "The wide look shrinks to a small screen."],
  ["<style> element", "It holds the small screen's look alone."],
  ["color-scheme meta tag", "It asks for light colours."],
  ["<body> element", "Its colour is on the frame, too."],
  ["role attribute", "It tells screen readers that a table is a layout."],
  ["target attribute", "Links open outside anyway."],
  ["outline", "Of pictures alone."],
  ["text-decoration-line", "Links look like links."],
]);

/** The preview line is hidden in several ways, because no program supports all of them. */
const ofHiddenLine = ["overflow", "opacity", "max-height property", "display:none"];

test.each(["gmail.*", "outlook.*", "apple-mail.*"] as const)(
  "a mail uses nothing that %s doesn't support, unless it reads well without",
  async (clients) => {
    const html = await htmlBody(fullMail, sender);
    const { issues } = caniemail({ clients: [clients], html });
    const unknown = new Set([...issues.errors.values()].flat().map(({ title }) => title));
    const accepted = new Set([...goodWithout.keys(), ...ofHiddenLine]);
    expect([...unknown].filter((title) => !accepted.has(title))).toEqual([]);
  },
);

test("a mail is short enough for Gmail to show it all, and every picture states its size", async () => {
  const html = await htmlBody(fullMail, sender);
  expect(Buffer.byteLength(html)).toBeLessThan(gmailShows / 4);
  const pictures = html.match(/<img[^>]*>/g) ?? [];
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) expect(picture).toMatch(/(?=.*width="\d+")(?=.*height="\d+")(?=.*alt="")/);
  expect(html).not.toMatch(/\.(svg|webp|avif)\b/);
});
