import { mostListed } from "#contract/fields.ts";
import { findMemberUntil, listMembersUntil } from "#server/database/memberships.ts";
import { listNoticeRefusals } from "#server/database/notice-refusals.ts";
import { readSearched } from "#server/database/search.ts";
import { countUsers, findUser, findUsersByEmail, listUsers } from "#server/database/users.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { deleted, modified } from "#server/http/wire/counts.ts";
import { describePage, readCursor } from "#server/http/wire/page.ts";
import { toMe, toSession, toSwitches, toUser } from "#server/http/wire/users.ts";
import { languageOfPage } from "#server/identity/page-language.ts";
import { changeMe, nameUser, readsNoTexts } from "#server/usecases/people/change-me.ts";
import { createToken } from "#server/usecases/people/create-token.ts";
import { proveMobile, sendMobileCode } from "#server/usecases/people/prove-mobile.ts";
import { deleteUser, leaveSalon } from "#server/usecases/people/remove-user.ts";
import { changeRole, makeAdmin } from "#server/usecases/people/roles.ts";
import { endSession, endSessions, listSessions } from "#server/usecases/people/sessions.ts";
import { subjectsOfAccount } from "#server/usecases/post/subject-of-notices.ts";
import { ok, refuse } from "#server/usecases/result.ts";

type UserCalls =
  | "createToken"
  | "readAdminStatus"
  | "createUser"
  | "listUsers"
  | "makeAdmin"
  | "deleteUser"
  | "readMe"
  | "updateMe"
  | "sendMobileCode"
  | "proveMobile"
  | "deleteMe"
  | "listSessions"
  | "endSession"
  | "endSessions"
  | "changeRole";

/** Accounts: one's own, with its sessions, and those that the owner sees. */
export const userHandlers: Pick<Handlers, UserCalls> = {
  createToken(app, { headers, body: { email }, network }) {
    const language = languageOfPage(headers.get("referer"));
    return createToken(app, headers, { email, language, network });
  },

  async readAdminStatus(app, incoming) {
    const { params } = incoming;
    const { email, role } = signedIn(incoming);
    // Another account, of another provider, may have the same address.
    if (params.email === email) return ok({ admin: role === "admin" });
    const users = await findUsersByEmail(app.engine.read, params.email);
    return ok({ admin: users.some((user) => user.role === "admin") });
  },

  async createUser(app, incoming) {
    const { userId } = signedIn(incoming);
    return ok({ insertedId: await nameUser(app, userId, incoming.body.name) });
  },

  async readMe(app, incoming) {
    const { userId } = signedIn(incoming);
    const me = await findUser(app.engine.read, userId);
    const memberUntil = await findMemberUntil(app.engine.read, userId, app.now());
    const refused = me ? await listNoticeRefusals(app.engine.read, subjectsOfAccount(app, me)) : [];
    const hasStoppedTexts = app.sms !== null && (await readsNoTexts(app, userId));
    return me
      ? ok(toMe(me, { memberUntil, refused, hasStoppedTexts, texts: app.sms?.channels ?? [] }))
      : refuse("unauthenticated");
  },

  async updateMe(app, incoming) {
    const { notices = {}, ...change } = incoming.body;
    const order = { ...change, notices: toSwitches(notices) };
    return modified(await changeMe(app, signedIn(incoming).userId, order));
  },

  async sendMobileCode(app, incoming) {
    const language = languageOfPage(incoming.headers.get("referer"));
    const sent = await sendMobileCode(app, signedIn(incoming).userId, { ...incoming.body, language });
    if (!sent.ok) return sent;
    const { sentTo, goodUntil } = sent.value;
    return ok({ sentTo, goodUntil: new Date(goodUntil).toISOString() });
  },

  async proveMobile(app, incoming) {
    return modified(await proveMobile(app, signedIn(incoming).userId, incoming.body.code));
  },

  async deleteMe(app, incoming) {
    const { userId, email } = signedIn(incoming);
    if (incoming.query.email !== email) {
      return refuse("own_account", "Name the e-mail address of your own account to delete it.");
    }
    return deleted(await leaveSalon(app, userId));
  },

  async listSessions(app, incoming) {
    const { userId, sessionId } = signedIn(incoming);
    return ok((await listSessions(app, userId)).map((session) => toSession(session, sessionId)));
  },

  async endSession(app, incoming) {
    return deleted(await endSession(app, signedIn(incoming).userId, incoming.params.id));
  },

  async endSessions(app, incoming) {
    const { userId, sessionId } = signedIn(incoming);
    const kept = incoming.query.keep === "current" ? sessionId : null;
    return ok({ deletedCount: await endSessions(app, userId, kept) });
  },

  async changeRole(app, incoming) {
    const { params, body } = incoming;
    return modified(await changeRole(app, signedIn(incoming).userId, params.id, body));
  },

  async listUsers(app, { query, setHeader }) {
    const { limit = mostListed, cursor, search: typed } = query;
    const after = readCursor(cursor, { search: typed });
    if (!after.ok) return after;
    const db = app.engine.read;
    const search = await readSearched(app.engine, "users", typed);
    const users = await listUsers(db, { limit, after: after.value, search });
    const total = await countUsers(db, search);
    describePage(setHeader, { path: "/api/users", limit, filter: { search: typed }, total, rows: users });
    const ids = users.map(({ id }) => id);
    const members = await listMembersUntil(db, app.now(), ids);
    return ok(users.map((user) => toUser(user, members.get(user.id) ?? null)));
  },

  async makeAdmin(app, incoming) {
    return modified(await makeAdmin(app, signedIn(incoming).userId, incoming.params.id));
  },

  async deleteUser(app, incoming) {
    const { params, query } = incoming;
    return deleted(await deleteUser(app, signedIn(incoming).userId, params.id, query.from));
  },
};
