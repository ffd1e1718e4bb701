import { findInvitation } from "#server/database/invitations.ts";
import { findUser } from "#server/database/users.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import { letterhead, type Post, type SendOutcome } from "#server/usecases/letters/post.ts";
import { writeInvitationToken } from "#server/usecases/people/invitations.ts";
import { pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";

/** Sends the owner a mail to test whether mails arrive. @param wanted.mailId the same when sent again */
export async function mailTest(
  post: Post,
  { userId, mailId }: { userId: string; mailId: string },
): Promise<SendOutcome> {
  const user = await findUser(post.app.engine.read, userId);
  if (!user) return "gone";
  const head = await letterhead(post, user.language);
  const { account, common } = textsOf(head);
  const mail = compose(head, { about: `test.${mailId}`, to: user.email }, account.test(head.salon.name), {
    actions: [{ label: common.actions.setup, url: pageUrl(head, "/dashboard/adminHome") }],
  });
  await post.mailer.send(mail);
  return null;
}

/** Sends an invitation to work here, unless it has expired. Its token is in the fragment (#), which no server reads. */
export async function mailInvitation(post: Post, invitationId: string): Promise<SendOutcome> {
  const { app } = post;
  const invitation = await findInvitation(app.engine.read, invitationId, app.now());
  if (!invitation) return "already_done";
  const inviter = await findUser(app.engine.read, invitation.invited_by);
  const head = await letterhead(post, inviter?.language ?? "en");
  const { account, common } = textsOf(head);
  const url = `${pageUrl(head, "/invitation")}#${writeInvitationToken(app.seal, invitation.id)}`;
  const words = account.invitation(head.salon.name, invitation.role);
  const mail = compose(head, { about: `invitation.${invitation.id}`, to: invitation.email }, words, {
    actions: [{ label: common.actions.join, url }],
  });
  await post.mailer.send(mail);
  return null;
}
