import type { Language } from "#domain/language.ts";
import { findUser } from "#server/database/users.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import { letterhead, type Post, type SendOutcome } from "#server/usecases/letters/post.ts";
import { withoutLinks } from "#server/usecases/letters/without-links.ts";
import { pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";

/**
 * Sends the link to set a new password, unless it was used or has expired. Its token is in the fragment (#), which
 * browsers never send: no server, log or other site ever reads it.
 * @param wanted.language the language of the page where it was requested
 */
export async function mailPasswordReset(
  post: Post,
  { requestId, language }: { requestId: string; language: Language },
): Promise<SendOutcome> {
  const link = await post.app.identity.readResetRequest(requestId);
  if (!link) return "already_done";
  const head = await letterhead(post, language);
  const { account, common } = textsOf(head);
  const action = {
    label: common.actions.newPassword,
    url: `${pageUrl(head, "/reset-password")}#${link.token}`,
  };
  const mail = compose(
    head,
    { about: `reset.${requestId}`, to: link.email },
    account.passwordReset(head.salon.name),
    { actions: [action] },
  );
  await post.mailer.send(mail);
  return null;
}

/** Sends the link that proves an address, unless it is already proved. @param wanted.mailId the same when sent again */
export async function mailVerification(
  post: Post,
  { subject, mailId, language }: { subject: string; mailId: string; language: Language },
): Promise<SendOutcome> {
  const link = await post.app.identity.createVerification(subject);
  if (!link) return "already_done";
  const head = await letterhead(post, language);
  const { account, common } = textsOf(head);
  const url = `${pageUrl(head, "/verify-email")}#${link.token}`;
  const mail = compose(
    head,
    { about: `verification.${mailId}`, to: link.email },
    account.verification(head.salon.name),
    { actions: [{ label: common.actions.confirmAddress, url }] },
  );
  await post.mailer.send(mail);
  return null;
}

/**
 * Tells the owner of an address that somebody used it to sign up again. @param repeated.mailId the same when sent again
 */
export async function mailSignUpRepeated(
  post: Post,
  { subject, mailId, language }: { subject: string; mailId: string; language: Language },
): Promise<SendOutcome> {
  const to = await post.app.identity.readEmail(subject);
  if (!to) return "gone";
  const head = await letterhead(post, language);
  const { account, common } = textsOf(head);
  const mail = compose(head, { about: `sign-up.${mailId}`, to }, account.signUpRepeated(head.salon.name), {
    actions: [
      { label: common.actions.login, url: pageUrl(head, "/login") },
      { label: common.actions.newPassword, url: pageUrl(head, "/forgot-password") },
    ],
  });
  await post.mailer.send(mail);
  return null;
}

/** Sends the welcome mail once the address is verified, unless the account was deleted in the meantime. */
export async function mailWelcome(post: Post, userId: string): Promise<SendOutcome> {
  const user = await findUser(post.app.engine.read, userId);
  if (!user) return "gone";
  const head = await letterhead(post, user.language);
  const { account, common } = textsOf(head);
  const mail = compose(
    head,
    { about: `welcome.${user.id}`, to: user.email },
    account.welcome(head.salon.name, withoutLinks(user.name)),
    {
      actions: [
        { label: common.actions.services, url: pageUrl(head, "/services") },
        { label: common.actions.bookings, url: pageUrl(head, "/dashboard/myBookings") },
      ],
    },
  );
  await post.mailer.send(mail);
  return null;
}
