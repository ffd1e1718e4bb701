import type { Expression, QueryExecutorProvider, SqlBool } from "kysely";
import type { Language } from "#domain/language.ts";

/** What an identity provider says about the caller. `subject` is stable and unique within `provider`. */
export interface Proof {
  provider: string;
  subject: string;
  sessionId: string;
  /** Lower case. */
  email: string;
  emailVerified: boolean;
  /**
   * Whether somebody else's sign-in has proved the address, as Google's does where Firebase then gives it the account of who had
   * typed that address beside a password.
   */
  isProvedElsewhere?: boolean;
  name: string;
  photoURL: string | null;
}

export interface NewAccount {
  email: string;
  password: string;
  name: string;
  emailVerified: boolean;
  photoURL?: string;
}

/** What a mail with a link needs. */
export interface LinkToken {
  email: string;
  /** Opens what the link is for; it goes into the mail alone. */
  token: string;
}

/** What a provider tells the salon. Each call queues or notes something and returns at once. */
export interface IdentityEvents {
  /**
   * Somebody asked for a new password.
   * @param request its id, for readResetRequest, the account that it is about, and the language of the page it came from
   */
  resetRequested(request: { id: string; subject: string; language: Language }): Promise<void>;
  /** An account's address is to be proved by a link. @param language of the page that it was asked for from */
  verificationRequested(subject: string, language: Language): Promise<void>;
  /** Somebody signed up with the address of an account. @param language of the page that it came from */
  signUpRepeated(subject: string, language: Language): Promise<void>;
  /** An account's address is proved: by its own link, or by a new password that was set by one. */
  emailVerified(subject: string, by: "link" | "new_password"): Promise<void>;
  /**
   * A provider has verified the address of an account that never proved it: its maker may be somebody else. The person
   * behind the account is let go, in one transaction with what identity keeps.
   * @param empty empties the account; answers false where the address is proved by now
   * @returns whether the provider may have the account; false for one of somebody who works at the salon
   */
  addressClaimed(subject: string, empty: (tx: QueryExecutorProvider) => Promise<boolean>): Promise<boolean>;
}

/** Bounds how often one account's password is tried. */
export interface GuessLimit {
  /** Counts a try before it is made. @returns milliseconds until the next one is allowed; 0 when this one is */
  count(key: string): Promise<number>;
  /** The password was right: earlier tries no longer count. */
  forget(key: string): Promise<void>;
}

export type SocialProvider = "google" | "facebook" | "openid";

/** An OpenID Connect provider that people sign in with, in place of passwords of the salon's own. */
export interface OpenIdClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What its button calls it. */
  name: string;
}

export interface FirebaseProject {
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** Where Firebase's emulator listens; its unsigned tokens are taken then, and no others. */
  emulatorUrl: string | null;
}

/** What the pages need, to speak to the provider. It is public. */
export type IdentityForPages =
  | { kind: "embedded" }
  /** A provider with pages of its own for accounts and passwords, behind one button. */
  | { kind: "openid"; name: string }
  | ({ kind: "firebase" } & FirebaseProject);

/** The origins that the salon's pages may reach, beside their own. */
export interface PageOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

export const noOrigins: PageOrigins = { scripts: [], frames: [], connections: [] };

/** One sign-in of an account. Instants are milliseconds since the epoch. */
export interface LiveSession {
  id: string;
  userAgent: string | null;
  createdAt: number;
  seenAt: number;
}

/** An account of a provider; of another one, too, that the salon had before. */
export type Account = Pick<Proof, "provider" | "subject">;

/** Identifies people, and knows whether they are still signed in. It does not decide what they may do. */
export interface IdentityProvider {
  /** The name under which its accounts are known to the salon. */
  readonly name: string;
  readonly forPages: IdentityForPages;
  readonly origins: PageOrigins;
  /** Sign-in buttons to show, beside e-mail and password. */
  readonly socialProviders: readonly SocialProvider[];
  /**
   * Answers everything below /api/auth. The request carries the client's address in the header that
   * client-address.ts names, set by the HTTP layer and never taken from outside.
   */
  handle(request: Request): Promise<Response>;
  /** The signed-in account that sent these headers; null without one. Writes at most when the sign-in was last seen. */
  prove(headers: Headers): Promise<Proof | null>;
  /**
   * Whether the session that a token was made for still lives, as a condition for a statement on the salon's database: every
   * secured call reads it together with the user.
   */
  liveSession(sessionId: string): Expression<SqlBool>;
  /** The live sign-ins of an account, the latest seen first. */
  listSessions(account: Account): Promise<LiveSession[]>;
  /** Ends one sign-in of an account and its bearer tokens. @returns whether it was a live one of that account */
  endSession(account: Account, sessionId: string): Promise<boolean>;
  /** Signs a person out everywhere. */
  endSessions(account: Account): Promise<void>;
  /** Removes an account and ends its sign-ins. The same person signing up again is somebody new. */
  removeAccount(account: Account): Promise<void>;
  /** Removes what is over: sessions, sign-ins that were never finished, counted attempts. */
  forgetExpired(): Promise<void>;
  /**
   * Creates an e-mail and password account, or finds the one that has this address and leaves it as it is.
   * @returns its subject, with the provider's name
   */
  createAccount(account: NewAccount): Promise<Pick<Proof, "provider" | "subject">>;
  /** The token of a request for a new password; null once it is used or over, or the account has gone. */
  readResetRequest(id: string): Promise<LinkToken | null>;
  /** The address of an account; null once it has gone, and where accounts are kept elsewhere. */
  readEmail(subject: string): Promise<string | null>;
  /** A token, good for a day, that proves an account's address; null when it is proved or the account has gone. */
  createVerification(subject: string): Promise<LinkToken | null>;
  /** Notes that an account's person has proved to read mail at an address, if that is the account's; nothing elsewhere. */
  noteProvedEmail(subject: string, email: string): Promise<void>;
}
