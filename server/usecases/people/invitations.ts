import type { Actor } from "#domain/access.ts";
import { audit } from "#server/database/audit-log.ts";
import {
  findInvitation,
  type InvitationRow,
  listInvitations,
  removeInvitation,
  replaceInvitation,
} from "#server/database/invitations.ts";
import { enqueue } from "#server/database/outbox.ts";
import { salonId } from "#server/database/salon.ts";
import { findUser, listIdentities, updateUser } from "#server/database/users.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { isSameSeal } from "#server/usecases/is-same-seal.ts";
import { verifyEmail } from "#server/usecases/people/verify-email.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

const goodForMs = 7 * 24 * 60 * 60_000;
/** A salon's team is small. Nobody waits for more invitations than this. */
const mostOpen = 50;

/**
 * Invites somebody by mail to work here. Valid for seven days, and replaces an earlier invitation to the same address.
 * @returns the invitation's id
 */
export async function createInvitation(
  app: DatabaseAndClock,
  actorId: string,
  { email, role }: Pick<InvitationRow, "email" | "role">,
): Promise<Result<string>> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    const now = app.now();
    const open = await listInvitations(tx, now);
    if (open.length >= mostOpen && !open.some((one) => one.email === email)) {
      return refuse("wrong_state", "Many invitations wait already. Take some back first.");
    }
    const id = await replaceInvitation(tx, {
      email,
      role,
      invited_by: actorId,
      created_at: now,
      expires_at: now + goodForMs,
    });
    const payload = { invitationId: id };
    await enqueue(tx, { kind: "mail_invitation", payload, cause: `invitation:${id}` }, now);
    await audit(tx, { actorId, action: `invite_${role}`, subjectId: id }, now);
    return ok(id);
  });
}

/**
 * Takes an invitation back: its link is worth nothing then. Refuses one that was accepted meanwhile, or is over: who
 * sent it would believe that nobody works here by it.
 * @returns how many there were
 */
export async function withdrawInvitation(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const removed = await removeInvitation(tx, id);
    if (removed === 0) {
      return refuse(
        "invitation_over",
        "This invitation was accepted, taken back or is over already. Look at who works here.",
      );
    }
    await audit(tx, { actorId, action: "withdraw_invitation", subjectId: id }, app.now());
    return ok(removed);
  });
}

/** The token in the mail's link. Only this salon can have signed it. */
export function writeInvitationToken(seal: UseCases["seal"], id: string): string {
  return `${id}.${seal(`invitation ${id}`)}`;
}

/**
 * Gives the caller the offered role, once. The account must have the invited address, which the mailed link proves.
 * Never reduces anybody's rights.
 */
export async function acceptInvitation(
  app: UseCases,
  { userId, email }: Pick<Actor, "userId" | "email">,
  token: string,
): Promise<Result<InvitationRow["role"]>> {
  const [id = "", given = ""] = token.split(".");
  if (!isSameSeal(given, app.seal(`invitation ${id}`))) return over();
  const offered = await findInvitation(app.engine.write, id, app.now());
  if (!offered) return over();
  if (offered.email !== email) {
    return refuse(
      "invitation_of_another",
      "This invitation is for another address. Log in with the address that got the mail.",
    );
  }
  // Do this first: if identity fails, the invitation can still be accepted.
  await noteProof(app, userId);
  return await app.engine.transaction(async (tx): Promise<Result<InvitationRow["role"]>> => {
    await app.engine.lock(tx, "users", userId);
    const invitation = await findInvitation(tx, id, app.now());
    if (!invitation) return over();
    // The sender must still be an admin now.
    const sender = await findUser(tx, invitation.invited_by);
    if (sender?.role !== "admin") return over();
    const user = await findUser(tx, userId);
    if (!user || (await removeInvitation(tx, id)) === 0) return over();
    const role = user.role === "admin" ? "admin" : invitation.role;
    if (role !== user.role) await updateUser(tx, userId, { role });
    await audit(tx, { actorId: userId, action: `accept_as_${role}`, subjectId: id }, app.now());
    return ok(role);
  });
}

/**
 * The link came by mail, so tell identity, too, that the address is proved: a later sign-in then finds this account.
 */
async function noteProof(app: UseCases, userId: string): Promise<void> {
  await verifyEmail(app, userId);
  const user = await findUser(app.engine.write, userId);
  // If another user has proved the address before, it does not belong to this account.
  if (user?.email_verified !== 1) return;
  for (const { provider, subject } of await listIdentities(app.engine.write, userId)) {
    if (provider === app.identity.name) await app.identity.noteProvedEmail(subject, user.email);
  }
}

function over() {
  return refuse("invitation_over", "This invitation was used, taken back or is over. Ask for another one.");
}
