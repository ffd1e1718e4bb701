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

/** Which users are asked for: those with each word of `search` in their name or address; without it, all. */
export const UsersQuery = page.extend({ search: z.string().trim().max(100).optional() });

/** Which notices a person wants. Mails about the account and changes of visits always come. */
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
  /** Whether the number is proved to be the person's own; `unavailable` where the salon sends no texts to prove it by. */
  mobileProof: z.enum(["proved", "open", "unavailable"]),
  /** The language of the person's mails. */
  language: z.enum(languages),
  notices: Notices,
  /** How the person wants to be told of visits; by mail as long as the number is not proved. */
  toldBy: z.enum(channels),
  /** Whether the person has answered STOP to a text; until they send START, they are told by mail. */
  hasStoppedTexts: z.boolean(),
  /** What the salon tells people by. */
  tellsBy: z.array(z.enum(channels)),
});
export type Me = z.infer<typeof Me>;

/** Changes of a person's own profile: a field left out stays, null removes it. */
export const MeChange = z.strictObject({
  name: line("Name is required").optional(),
  photoURL: picture.nullable().optional(),
  phone: mobile.nullable().optional(),
  language: z.enum(languages).optional(),
  notices: Notices.partial().optional(),
  /** By text only once the number is proved. */
  toldBy: z.enum(channels).optional(),
});
export type MeChange = z.infer<typeof MeChange>;

/** A mobile number that a code is sent to. */
export const MobileToProve = z.strictObject({ mobile });
export const SentMobileCode = z.object({
  /** With its country, as E.164 writes it. */
  sentTo: z.string(),
  goodUntil: z.string(),
});
export type SentMobileCode = z.infer<typeof SentMobileCode>;
export const MobileCode = z.strictObject({ code: z.string().check(...mobileCodeRules) });

/** `from`: the role that the page showed; refused with `wrong_state` where somebody has given another one since. */
export const RoleChange = z.strictObject({
  role: z.enum(["staff", "customer"]),
  from: Role.optional(),
});

export const TokenRequest = z.strictObject({ email });
export const Token = z.object({ token: z.string() });

export const NewUser = z.strictObject({ name: line("Name is required"), email });
export const AdminStatus = z.object({ admin: z.boolean() });
