import { createElement as h, type ReactNode } from "react";
import { Body, Button, Container, Head, Heading, Html, Link, Preview, render, Text } from "react-email";
import { smallScreens, styles } from "#server/mail/layout/styles.ts";
import type { MailContent, Sender, Ticket } from "#server/mail/port.ts";

/** The look of every mail: one sheet with the salon's name, the news, a ticket, facts, buttons and a foot. */
export async function htmlBody(content: MailContent, sender: Sender): Promise<string> {
  const { language, preview, ticket, rows, total, actions } = content;
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
            newsBlock(content),
            ticket && ticketBlock(ticket),
            (rows?.length || total) && factsBlock(content),
            actions?.length && actionsBlock(actions),
            notesBlock(content.notes ?? []),
            footBlock(content, sender),
          ),
        ),
      ),
    ),
  );
}

function nameBlock({ label }: MailContent, { name }: Sender): ReactNode {
  const cells = [
    h("td", { key: "name", style: styles.name }, name),
    label && h("td", { key: "label", align: "right", style: styles.label }, label),
  ];
  return [
    h("div", { key: "name", className: "px", style: styles.nameRow }, table(h("tr", null, cells))),
    h("div", { key: "band", style: styles.band }),
  ];
}

function newsBlock({ heading, paragraphs }: MailContent): ReactNode {
  return h(
    "div",
    { className: "px", style: styles.main },
    h(Heading, { as: "h1", className: "h", style: styles.heading }, heading),
    paragraphs.map((text, place) => h(Text, { key: place, style: styles.paragraph }, text)),
  );
}

function ticketBlock({ weekday, day, month, time, place }: Ticket): ReactNode {
  const date = [weekday, h("br", { key: "1" }), h("span", { key: "day", style: styles.day }, day)];
  const row = h(
    "tr",
    null,
    h("td", { width: 112, align: "center", style: styles.date }, date, h("br"), month),
    h(
      "td",
      { style: styles.when },
      h("span", { style: styles.time }, time),
      h("span", { style: styles.place }, place),
    ),
  );
  return h("div", { className: "px", style: styles.block }, table(row, styles.ticket));
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
  return h("div", { className: "px", style: styles.block }, table([...facts, sum], styles.rows));
}

function actionsBlock(actions: NonNullable<MailContent["actions"]>): ReactNode {
  const buttons = actions.map(({ label, url }, index) =>
    h(
      Button,
      { key: url, href: url, className: "bt", style: index === 0 ? styles.mainAction : styles.otherAction },
      label,
    ),
  );
  return h("div", { className: "px", style: styles.block }, buttons);
}

function notesBlock(notes: readonly string[]): ReactNode {
  const lines = notes.map((text, place) => h(Text, { key: place, style: styles.note }, text));
  return h("div", { className: "px", style: styles.notes }, lines);
}

function footBlock({ reason, unsubscribe }: MailContent, { name, address, phone }: Sender): ReactNode {
  const call = h(Link, { href: `tel:${phone.replaceAll(/[^+\d]/g, "")}`, style: styles.footLink }, phone);
  return h(
    "div",
    { className: "px", style: styles.foot },
    h(Text, { style: styles.footLine }, [name, ...address].join(", ")),
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

/** Mail programs lay out tables where they know nothing newer. */
function table(rows: ReactNode, style = {}): ReactNode {
  return h(
    "table",
    { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, style },
    h("tbody", null, rows),
  );
}
