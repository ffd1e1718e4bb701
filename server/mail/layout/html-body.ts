import { type CSSProperties, createElement as h, type ReactNode } from "react";
import { Body, Button, Container, Head, Heading, Html, Img, Link, Preview, render, Text } from "react-email";
import { smallScreens, styles } from "#server/mail/layout/styles.ts";
import type { MailContent, Sender, Ticket } from "#server/mail/port.ts";

/** The design of every mail: one sheet with the salon's name, the news, a ticket, facts, buttons and a footer. */
export async function htmlBody(content: MailContent, sender: Sender): Promise<string> {
  const { language, preview, picture, tall, ticket, voucher, rows, total, terms, actions } = content;
  const words = wordsBlock(content);
  const buttons = actions?.length && actionsBlock(actions, sender);
  return await render(
    h(
      Html,
      { lang: language },
      h(
        Head,
        null,
        h("meta", { name: "viewport", content: "width=device-width,initial-scale=1" }),
        h("meta", { name: "color-scheme", content: "light" }),
        h("title", null, content.heading),
        h("style", null, smallScreens),
      ),
      h(
        Body,
        { style: styles.body },
        h(Preview, null, preview),
        h(
          "main",
          { style: styles.frame },
          h(
            Container,
            { style: styles.sheet },
            nameBlock(content, sender),
            picture ? pictureBlock(picture, tall) : h("div", { style: styles.band }),
            headingBlock(content),
            // When and where a visit is, and what to do about it, stand before any sentence.
            ...(ticket ? [ticketBlock(ticket, sender), buttons, words] : [words]),
            voucher && voucherBlock(voucher),
            !ticket && buttons,
            (rows?.length || total) && factsBlock(content),
            terms && termsBlock(terms),
            notesBlock(content.notes ?? []),
            footBlock(content, sender),
          ),
        ),
      ),
    ),
  );
}

function nameBlock({ label }: MailContent, { name, mark: address }: Sender): ReactNode {
  const mark = address && h(Img, { src: address, width: 30, height: 30, alt: "", style: styles.mark });
  const cells = [
    h("td", { key: "name", style: styles.name }, mark, name),
    label && h("td", { key: "label", align: "right", style: styles.label }, label),
  ];
  return padded(styles.nameRow, table(h("tr", null, cells)));
}

function pictureBlock(url: string, tall = false): ReactNode {
  const height = tall ? 384 : 236;
  return h(Img, { src: url, width: 600, height, alt: "", className: "art", style: styles.picture });
}

function headingBlock({ heading }: MailContent): ReactNode {
  return padded(styles.main, h(Heading, { as: "h1", className: "h", style: styles.heading }, heading));
}

function wordsBlock({ quote, paragraphs }: MailContent): ReactNode {
  if (!quote && paragraphs.length === 0) return null;
  return padded(
    styles.words,
    quote &&
      h(
        "div",
        { style: styles.quote },
        h(Text, { style: styles.quoteText }, lines(quote.text)),
        h(Text, { style: styles.quoteBy }, quote.by),
      ),
    paragraphs.map((text, place) => h(Text, { key: place, style: styles.paragraph }, lines(text))),
  );
}

function ticketBlock({ weekday, day, month, time, masters, place }: Ticket, sender: Sender): ReactNode {
  const date = [weekday, h("br", { key: "1" }), h("span", { key: "day", style: styles.day }, day)];
  const row = h(
    "tr",
    null,
    h("td", { width: 112, align: "center", style: styles.date }, date, h("br"), month),
    h(
      "td",
      { style: styles.when },
      h("span", { style: styles.time }, time),
      masters && h("span", { style: styles.place }, masters),
      h("span", { style: styles.place }, place),
    ),
  );
  return padded(styles.block, table(row, inAccent(styles.ticket, sender)));
}

function voucherBlock({ name, code, worth }: NonNullable<MailContent["voucher"]>): ReactNode {
  const row = h(
    "tr",
    null,
    h(
      "td",
      { style: styles.voucherCode },
      h("span", { style: styles.voucherName }, name),
      h("span", { style: styles.voucherSigns }, code),
    ),
    h("td", { align: "right", style: styles.voucherWorth }, worth),
  );
  return padded(styles.block, table(row, styles.voucher));
}

function factsBlock({ rows = [], total }: MailContent): ReactNode {
  const facts = rows.map(([name, value]) =>
    h(
      "tr",
      { key: name },
      h("td", { style: styles.rowName, valign: "top" }, name),
      h("td", { align: "right", style: styles.rowValue, valign: "top" }, value),
    ),
  );
  const sum =
    total &&
    h(
      "tr",
      { key: "total" },
      h("td", { style: styles.totalName }, total[0]),
      h("td", { align: "right", style: styles.total }, total[1]),
    );
  return padded(styles.block, table([...facts, sum], styles.rows));
}

function actionsBlock(actions: NonNullable<MailContent["actions"]>, sender: Sender): ReactNode {
  const buttons = actions.map(({ label, url }, index) =>
    h(
      Button,
      {
        key: url,
        href: url,
        className: "bt",
        style: index === 0 ? inAccent(styles.mainAction, sender) : styles.otherAction,
      },
      label,
    ),
  );
  return padded(styles.block, buttons);
}

function inAccent(style: CSSProperties, { accent }: Sender): CSSProperties {
  return accent ? { ...style, backgroundColor: accent } : style;
}

function termsBlock({ title, rows }: NonNullable<MailContent["terms"]>): ReactNode {
  const head = h("tr", { key: "title" }, h("td", { colSpan: 2, style: styles.termsTitle }, title));
  const lines = rows.map(([name, value]) =>
    h(
      "tr",
      { key: name },
      h("td", { style: styles.termName }, name),
      h("td", { align: "right", style: styles.termValue }, value),
    ),
  );
  return padded(styles.block, table([head, ...lines], styles.terms));
}

function notesBlock(notes: readonly string[]): ReactNode {
  const printed = notes.map((text, place) => h(Text, { key: place, style: styles.note }, text));
  return padded(styles.notes, printed);
}

function footBlock(
  { reason, directions, unsubscribe }: MailContent,
  { name, address, phone }: Sender,
): ReactNode {
  const call = h(Link, { href: `tel:${phone.replaceAll(/[^+\d]/g, "")}`, style: styles.footLink }, phone);
  return padded(
    styles.foot,
    h(
      Text,
      { style: styles.footLine },
      [name, ...address].join(", "),
      directions && [
        " · ",
        h(Link, { key: "way", href: directions.url, style: styles.footLink }, directions.label),
      ],
    ),
    phone !== "" && h(Text, { style: styles.footLine }, call),
    h(Text, { style: styles.reason }, reason),
    unsubscribe &&
      h(
        Text,
        { style: styles.footLine },
        h(Link, { href: unsubscribe.url, style: styles.footLink }, unsubscribe.label),
      ),
  );
}

/** A part of the sheet with padding. Outlook only supports padding on table cells. */
function padded(style: CSSProperties, ...content: ReactNode[]): ReactNode {
  return table(h("tr", null, h("td", { className: "px", style }, ...content)));
}

/** Keeps the text's line breaks. */
function lines(text: string): ReactNode[] {
  return text.split("\n").flatMap((line, place) => (place === 0 ? [line] : [h("br", { key: place }), line]));
}

/** A layout table, for mail programs that support nothing newer. */
function table(rows: ReactNode, style = {}): ReactNode {
  return h(
    "table",
    { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, style },
    h("tbody", null, rows),
  );
}
