import { countUsers, findUser, findUsersByEmail, listUsers } from "#server/database/users.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { describePage } from "#server/http/wire/page.ts";
import { toMe, toUser } from "#server/http/wire/users.ts";
import { ok, refuse } from "#server/usecases/result.ts";
import { createToken } from "#server/usecases/users/create-token.ts";
import { deleteUser } from "#server/usecases/users/delete-user.ts";
import { makeAdmin } from "#server/usecases/users/make-admin.ts";
import { nameUser } from "#server/usecases/users/name-user.ts";

type UserCalls =
  | "createToken"
  | "readAdminStatus"
  | "createUser"
  | "listUsers"
  | "makeAdmin"
  | "deleteUser"
  | "readMe";

export const userHandlers: Pick<Handlers, UserCalls> = {
  createToken: (app, { headers, body }) => createToken(app, headers, body.email),

  async readAdminStatus(app, { params }) {
    const users = await findUsersByEmail(app.engine.read, params.email);
    return ok({ admin: users.some((user) => user.role === "admin") });
  },

  async createUser(app, incoming) {
    const { userId } = signedIn(incoming);
    return ok({ insertedId: await nameUser(app, userId, incoming.body.name) });
  },

  async readMe(app, incoming) {
    const me = await findUser(app.engine.read, signedIn(incoming).userId);
    return me ? ok(toMe(me)) : refuse("unauthenticated");
  },

  async listUsers(app, { query, setHeader }) {
    const { limit, cursor } = query;
    const users = await listUsers(app.engine.read, {
      ...(limit && { limit }),
      ...(cursor && { after: cursor }),
    });
    const total = await countUsers(app.engine.read);
    const lastId = users.at(-1)?.id;
    describePage(setHeader, { path: "/api/users", page: query, total, lastId, answered: users.length });
    return ok(users.map(toUser));
  },

  async makeAdmin(app, incoming) {
    const made = await makeAdmin(app, signedIn(incoming).userId, incoming.params.id);
    return made.ok ? ok({ modifiedCount: made.value }) : made;
  },

  async deleteUser(app, incoming) {
    const deleted = await deleteUser(app, signedIn(incoming).userId, incoming.params.id);
    return deleted.ok ? ok({ deletedCount: deleted.value }) : deleted;
  },
};
