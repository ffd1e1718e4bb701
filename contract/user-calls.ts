import { z } from "zod";
import { email, id } from "#contract/fields.ts";
import { Session } from "#contract/sessions.ts";
import {
  AdminStatus,
  Me,
  MeChange,
  MobileCode,
  MobileToProve,
  NewUser,
  RoleChange,
  SentMobileCode,
  Token,
  TokenRequest,
  User,
  UsersQuery,
} from "#contract/users.ts";

const modified = z.object({ modifiedCount: z.number().int() });
const deleted = z.object({ deletedCount: z.number().int() });
const byId = z.strictObject({ id });
const byEmail = z.strictObject({ email });

/** The calls about people and their sign-ins. */
export const userCalls = {
  createToken: {
    summary: "A token for the proven owner of that e-mail address",
    body: TokenRequest,
    answer: Token,
  },
  readAdminStatus: { summary: "Whether this person is an admin", params: byEmail, answer: AdminStatus },
  createUser: {
    summary: "Save the signed-in person's name",
    body: NewUser,
    answer: z.object({ insertedId: id }),
  },
  listUsers: {
    summary: "Users, the first to come first, 200 at most; the Link header leads on",
    query: UsersQuery,
    answer: z.array(User),
  },
  makeAdmin: {
    summary: "Make a user an admin",
    params: byId,
    answer: modified,
  },
  deleteUser: {
    summary: "Delete a user",
    params: byId,
    answer: deleted,
  },
  readMe: { summary: "The signed-in person", answer: Me },
  updateMe: { summary: "Change one's own name, photo or mobile number", body: MeChange, answer: modified },
  sendMobileCode: {
    summary: "Send a code to a mobile number, to prove that it is one's own",
    body: MobileToProve,
    answer: SentMobileCode,
  },
  proveMobile: {
    summary: "Take the code that was sent to a mobile number",
    body: MobileCode,
    answer: modified,
  },
  deleteMe: {
    summary: "Delete one's own account, confirmed by its e-mail address",
    query: byEmail,
    answer: deleted,
  },
  changeRole: {
    summary: "Make a user staff, or a customer",
    params: byId,
    body: RoleChange,
    answer: modified,
  },
  listSessions: { summary: "Where the signed-in person is signed in", answer: z.array(Session) },
  endSession: { summary: "Sign out one of one's own devices", params: byId, answer: deleted },
  endSessions: {
    summary: "Sign out everywhere, or everywhere else",
    query: z.strictObject({ keep: z.literal("current").optional() }),
    answer: deleted,
  },
};
