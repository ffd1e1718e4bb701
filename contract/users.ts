import { z } from "zod";
import { email, id, line, mobile, page, picture } from "#contract/fields.ts";
import { mobileCodeRules } from "#contract/rules.ts";
import { roles } from "#domain/access.ts";
import { languages } from "#domain/language.ts";
import { channels } from "#domain/notices.ts";

export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const User = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  role: Role,
  /** When the membership ends; null without one. */
  memberUntil: z.string().nullable(),
});
export type User = z.infer<typeof User>;

/** Filters users: those with each word of `search` in their name or address. Without it, all. */
export const UsersQuery = page.extend({ search: z.string().trim().max(100).optional() });

/** Which notices a person wants. Mails about the account and about changes of visits are always sent. */
export const Notices = z.strictObject({
  reminderDay: z.boolean(),
  reminderHours: z.boolean(),
  reviewRequest: z.boolean(),
});
export type Notices = z.infer<typeof Notices>;

/** The signed-in person. */
export const Me = User.extend({
  photoURL: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whether the number is verified as the person's own. `unavailable` if the salon sends no texts to verify it with. */
  mobileProof: z.enum(["proved", "open", "unavailable"]),
  /** The language of the person's mails. */
  language: z.enum(languages),
  notices: Notices,
  /** How the person wants to be notified of visits. By mail as long as the number is not verified. */
  toldBy: z.enum(channels),
  /** Whether the person answered STOP to a text. Until they send START, they are notified by mail. */
  hasStoppedTexts: z.boolean(),
  /** The channels by which the salon notifies people. */
  tellsBy: z.array(z.enum(channels)),
});
export type Me = z.infer<typeof Me>;

/** Changes to a person's own profile. An absent field stays, null removes it. */
export const MeChange = z.strictObject({
  name: line("Name is required").optional(),
  photoURL: picture.nullable().optional(),
  phone: mobile.nullable().optional(),
  language: z.enum(languages).optional(),
  notices: Notices.partial().optional(),
  /** By text only once the number is verified. */
  toldBy: z.enum(channels).optional(),
});
export type MeChange = z.infer<typeof MeChange>;

/** A mobile number to send a code to. */
export const MobileToProve = z.strictObject({ mobile });
export const SentMobileCode = z.object({
  /** With its country code, as in E.164. */
  sentTo: z.string(),
  goodUntil: z.string(),
});
export type SentMobileCode = z.infer<typeof SentMobileCode>;
export const MobileCode = z.strictObject({ code: z.string().check(...mobileCodeRules) });

/** `from` is the role that the page showed. If somebody has changed it since, the call is refused with `wrong_state`. */
export const RoleChange = z.strictObject({
  role: z.enum(["staff", "customer"]),
  from: Role.optional(),
});

/** `from` is the role that the list showed. If somebody has changed it since, the call is refused with `wrong_state`. */
export const UserRemoval = z.strictObject({ from: Role.optional() });

export const TokenRequest = z.strictObject({ email });
export const Token = z.object({ token: z.string() });

export const NewUser = z.strictObject({ name: line("Name is required"), email });
export const AdminStatus = z.object({ admin: z.boolean() });
