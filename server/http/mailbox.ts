import type { FastifyInstance, FastifyReply } from "fastify";
import { mailboxPath, mailListPage, mailPage, missingMailPage } from "#server/http/mailbox/pages.ts";
import { mailboxPolicy, mailPolicy } from "#server/http/mailbox/policies.ts";
import type { Mailbox } from "#server/mail/port.ts";

const mostMails = 100;

/** /dev/mailbox: the mails that a demo would have sent. It only exists in a demo. */
export function registerMailbox(server: FastifyInstance, mailbox: Mailbox, publicUrl: string): void {
  server.register(async (scope) => {
    scope.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    });
    scope.get(mailboxPath, async (_request, reply) =>
      send(reply, mailboxPolicy, mailListPage(await mailbox.list(mostMails))),
    );
    scope.get<{ Params: { id: string } }>(`${mailboxPath}/:id`, async (request, reply) => {
      const mail = await mailbox.read(request.params.id);
      if (!mail) return send(reply.status(404), mailboxPolicy, missingMailPage());
      return send(reply, mailboxPolicy, mailPage(mail, publicUrl));
    });
    scope.get<{ Params: { id: string } }>(`${mailboxPath}/:id/html`, async (request, reply) => {
      const mail = await mailbox.read(request.params.id);
      if (!mail?.html) return send(reply.status(404), mailboxPolicy, missingMailPage());
      return send(reply, mailPolicy(publicUrl), `<base target="_blank">${mail.html}`);
    });
  });
}

function send(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").header("content-security-policy", policy).send(html);
}
