import { style } from "#server/http/mailbox/policies.ts";
import type { KeptMail } from "#server/mail/port.ts";

export const mailboxPath = "/dev/mailbox";

const nothingLeaves = `<p class="muted">This is a demo: nothing leaves this machine. Its mails end here.</p>`;

/** @param mails the newest first */
export function mailListPage(mails: readonly KeptMail[]): string {
  const items = mails.map(
    ({ id, to, subject, writtenAt }) =>
      `<li><a href="${mailboxPath}/${id}">${escapeText(subject)}</a><br><span class="muted">to ${escapeText(to)}, ${timeOf(writtenAt)}</span></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join("")}</ul>` : "<p>There are no mails yet.</p>";
  return page("Mailbox", `<h1>Mailbox</h1>${nothingLeaves}${list}`);
}

/** @param siteUrl addresses of this site in the text become links */
export function mailPage({ id, to, subject, text, html, writtenAt }: KeptMail, siteUrl: string): string {
  const frame = `<h2>As it looks</h2><iframe title="The mail as it looks" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${mailboxPath}/${id}/html"></iframe>`;
  return page(
    subject,
    `<p><a href="${mailboxPath}">All mails</a></p><h1>${escapeText(subject)}</h1><p>to ${escapeText(to)}, ${timeOf(writtenAt)}</p>${nothingLeaves}<h2>As text</h2><pre>${linked(text, siteUrl)}</pre>${html ? frame : ""}`,
  );
}

export function missingMailPage(): string {
  return page("Not found", `<h1>There is no such mail</h1><p><a href="${mailboxPath}">All mails</a></p>`);
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeText(title)} | Demo mailbox</title><style>${style}</style></head>
<body><main>${main}</main></body></html>
`;
}

function linked(text: string, siteUrl: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece) => {
      const shown = escapeText(piece);
      return piece.startsWith(`${siteUrl}/`) ? `<a href="${shown}">${shown}</a>` : shown;
    })
    .join("");
}

function timeOf(writtenAt: number): string {
  const iso = new Date(writtenAt).toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace("T", " ")} UTC</time>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
