import type { MailContent, Sender, Ticket } from "#server/usecases/mails/layout/content.ts";
import { type Markup, markup } from "#server/usecases/mails/layout/markup.ts";
import { smallScreens, styles } from "#server/usecases/mails/layout/styles.ts";

/** The look of every mail: one sheet with the salon's name, the news, a ticket, facts, buttons and a foot. */
export function htmlBody(content: MailContent, sender: Sender): string {
  const { heading, preview, paragraphs, ticket, notes = [] } = content;
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${heading}</title><style>${{ markup: smallScreens }}</style></head>
<body style="${styles.body}"><div style="${styles.preview}">${preview}</div>
<main><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.ground}"><tr><td align="center" style="${styles.frame}">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="${styles.sheet}">
<tr><td class="px" style="${styles.name}">${sender.name}</td></tr>
<tr><td style="${styles.band}">&nbsp;</td></tr>
<tr><td class="px" style="${styles.main}"><h1 class="h" style="${styles.heading}">${heading}</h1>${paragraphs.map(
    (text) => markup`<p style="${styles.paragraph}">${text}</p>`,
  )}</td></tr>
${ticket && ticketBlock(ticket)}${factsBlock(content)}${actionsBlock(content)}
<tr><td class="px" style="${styles.notes}">${notes.map((text) => markup`<p style="${styles.note}">${text}</p>`)}</td></tr>
${footBlock(content, sender)}
</table></td></tr></table></main></body></html>
`.markup;
}

function ticketBlock({ weekday, day, month, time, place }: Ticket): Markup {
  return markup`<tr><td class="px" style="${styles.block}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.ticket}"><tr><td width="112" align="center" style="${styles.date}">${weekday}<br><span style="${styles.day}">${day}</span><br>${month}</td><td style="${styles.when}"><span style="${styles.time}">${time}</span><span style="${styles.place}">${place}</span></td></tr></table></td></tr>
`;
}

function factsBlock({ rows = [], total }: MailContent): Markup | undefined {
  if (rows.length === 0 && !total) return undefined;
  const facts = rows.map(
    ([name, value]) =>
      markup`<tr><td style="${styles.rowName}" valign="top">${name}</td><td align="right" style="${styles.rowValue}" valign="top">${value}</td></tr>`,
  );
  const sum =
    total &&
    markup`<tr><td style="${styles.totalName}">Total</td><td align="right" style="${styles.total}">${total}</td></tr>`;
  return markup`<tr><td class="px" style="${styles.block}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.rows}">${facts}${sum || undefined}</table></td></tr>
`;
}

function actionsBlock({ actions = [] }: MailContent): Markup | undefined {
  if (actions.length === 0) return undefined;
  const cells = actions.map(({ label, url }, index) => {
    const look = index === 0 ? styles.mainAction : styles.otherAction;
    return markup`<td style="${styles.actionCell}"><a href="${url}" style="${look}">${label}</a></td>`;
  });
  return markup`<tr><td class="px" style="${styles.block}"><table class="bt" role="presentation" cellpadding="0" cellspacing="0"><tr>${cells}</tr></table></td></tr>
`;
}

function footBlock({ reason }: MailContent, { name, address, phone }: Sender): Markup {
  const call = markup`<a href="tel:${phone.replaceAll(/[^+\d]/g, "")}" style="${styles.footLink}">${phone}</a><br>`;
  return markup`<tr><td class="px" style="${styles.foot}">${[name, ...address].join(", ")}<br>${phone !== "" && call}<span style="${styles.reason}">${reason}</span></td></tr>`;
}
