import type { MailContent, Sender, Ticket } from "#server/usecases/mails/layout/content.ts";

/** A mail for readers that show no HTML: the same facts in the same order. */
export function textBody(content: MailContent, sender: Sender): string {
  const { heading, paragraphs, ticket, rows = [], total, actions = [], notes = [], reason } = content;
  const facts = [...rows.map(([name, value]) => `${name}: ${value}`), ...(total ? [`Total: ${total}`] : [])];
  const blocks = [
    heading,
    ...paragraphs,
    ...(ticket ? [ticketLines(ticket)] : []),
    ...(facts.length > 0 ? [facts.join("\n")] : []),
    ...actions.map(({ label, url }) => `${label}:\n${url}`),
    ...notes,
    ["-- ", [sender.name, ...sender.address].join(", "), sender.phone, reason].filter(Boolean).join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function ticketLines({ weekday, day, month, time, place }: Ticket): string {
  return `${weekday} ${day} ${month}, ${time}\n${place}`;
}
