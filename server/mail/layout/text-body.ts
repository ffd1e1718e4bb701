import type { MailContent, Sender, Ticket } from "#server/mail/port.ts";

/** The mail for readers without HTML: the same facts in the same order. */
export function textBody(content: MailContent, sender: Sender): string {
  const {
    heading,
    label,
    quote,
    paragraphs,
    ticket,
    voucher,
    rows = [],
    total,
    terms,
    actions = [],
  } = content;
  const { notes = [], directions, reason, unsubscribe } = content;
  const links = actions.map(link);
  const facts = [...rows, ...(total ? [total] : [])].map(([name, value]) => `${name}: ${value}`);
  const foot = [[sender.name, ...sender.address].join(", "), sender.phone, reason].filter(Boolean);
  const blocks = [
    heading,
    ...(label ? [label] : []),
    ...(ticket ? [ticketLines(ticket), ...links] : []),
    ...(quote ? [`“${quote.text}”\n${quote.by}`] : []),
    ...paragraphs,
    ...(voucher ? [voucherLines(voucher)] : []),
    ...(ticket ? [] : links),
    ...(facts.length > 0 ? [facts.join("\n")] : []),
    ...(terms ? [[terms.title, ...terms.rows.map(([name, value]) => `${name}: ${value}`)].join("\n")] : []),
    ...notes,
    ...(directions ? [link(directions)] : []),
    ["-- ", ...foot].join("\n"),
    ...(unsubscribe ? [link(unsubscribe)] : []),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function link({ label, url }: { label: string; url: string }): string {
  return `${label}:\n${url}`;
}

function voucherLines({ name, code, worthName, worth }: NonNullable<MailContent["voucher"]>): string {
  return `${name}: ${code}\n${worthName}: ${worth}`;
}

function ticketLines({ weekday, day, month, time, masters, place }: Ticket): string {
  return [`${weekday} ${day} ${month}, ${time}`, masters, place].filter(Boolean).join("\n");
}
