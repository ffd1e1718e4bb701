import { z } from "zod";
import { byEmail, byId, deleted, inserted, modified } from "#contract/fields.ts";
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
  UserRemoval,
  UsersQuery,
} from "#contract/users.ts";

/** The calls for people and their sign-ins. */
export const userCalls = {
  createToken: {
    summary: "Create a token",
    description:
      "Exchanges the identity provider's proof of your e-mail address for a bearer token that is valid for 15 minutes.",
    body: TokenRequest,
    answer: Token,
  },
  readAdminStatus: { summary: "Check whether a user is an admin", params: byEmail, answer: AdminStatus },
  createUser: {
    summary: "Save your name",
    description: "Returns the id of your user record.",
    body: NewUser,
    answer: inserted,
  },
  listUsers: {
    summary: "List users",
    description: "Oldest first, up to 200 per page; follow the `Link` header to the next page.",
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
    description:
      "Deletes the account with its sessions and saved cards. Bookings and payments stay on record, and upcoming bookings stand. You can't delete your own account or the last admin.",
    params: byId,
    query: UserRemoval,
    answer: deleted,
  },
  readMe: { summary: "Retrieve your account", answer: Me },
  updateMe: {
    summary: "Update your account",
    description: "Fields that you leave out keep their values; null clears a photo or number.",
    body: MeChange,
    answer: modified,
  },
  sendMobileCode: {
    summary: "Send a code to a mobile number",
    description: "Confirm the number with `POST /me/mobile`.",
    body: MobileToProve,
    answer: SentMobileCode,
  },
  proveMobile: {
    summary: "Confirm a mobile number",
    description: "Takes the code that `POST /me/mobile-codes` sent.",
    body: MobileCode,
    answer: modified,
  },
  deleteMe: {
    summary: "Delete your account",
    description: "To confirm, pass the account's own e-mail address. The last admin can't be deleted.",
    query: byEmail,
    answer: deleted,
  },
  changeRole: {
    summary: "Update a user's role",
    description: "Makes a user staff or a customer. To make an admin, use `PATCH /users/admin/{id}`.",
    params: byId,
    body: RoleChange,
    answer: modified,
  },
  listSessions: {
    summary: "List your sessions",
    description: "One for each device on which you are signed in.",
    answer: z.array(Session),
  },
  endSession: {
    summary: "End one of your sessions",
    description: "Signs out that device.",
    params: byId,
    answer: deleted,
  },
  endSessions: {
    summary: "End all your sessions",
    description: "Signs out every device. Pass `keep=current` to stay signed in on this one.",
    query: z.strictObject({ keep: z.literal("current").optional() }),
    answer: deleted,
  },
};
