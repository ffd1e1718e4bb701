import type { Expression, QueryExecutorProvider, SqlBool } from "kysely";
import type { Language } from "#domain/language.ts";

/** What an identity provider says about the caller. `subject` is stable, and unique within `provider`. */
export interface Proof {
  provider: string;
  subject: string;
  sessionId: string;
  /** Lower case. */
  email: string;
  emailVerified: boolean;
  /**
   * Whether the address was proved by a sign-in with another provider. Firebase then links Google's sign-in to an
   * existing account, whose maker may only have typed that address and a password.
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
  /** Authorizes what the link is for. It is only put into the mail. */
  token: string;
}

/** What a provider reports to the salon. Each call queues or records something and returns at once. */
export interface IdentityEvents {
  /**
   * Somebody asked for a new password.
   * @param request its id for readResetRequest, the account, and the language of the page it came from
   */
  resetRequested(request: { id: string; subject: string; language: Language }): Promise<void>;
  /** An account's address is to be proved by a link. @param language of the page that the request came from */
  verificationRequested(subject: string, language: Language): Promise<void>;
  /** Somebody signed up with the address of an existing account. @param language of the page that it came from */
  signUpRepeated(subject: string, language: Language): Promise<void>;
  /** An account's address was proved: by its own link, or by a link to set a new password. */
  emailVerified(subject: string, by: "link" | "new_password"): Promise<void>;
  /**
   * A provider has verified the address of an account that never proved it, so its maker may be somebody else. Forgets
   * the person behind the account, in one transaction with identity's own data.
   * @param empty empties the account; returns false if its address has been proved in the meantime
   * @returns whether the provider may have the account; false if its person works at the salon
   */
  addressClaimed(subject: string, empty: (tx: QueryExecutorProvider) => Promise<boolean>): Promise<boolean>;
}

/** Limits how often one account's password is tried. */
export interface GuessLimit {
  /** Counts a try before it is made. @returns milliseconds until the next one is allowed; 0 if this one is allowed */
  count(key: string): Promise<number>;
  /** Call when the password was right: earlier tries no longer count. */
  forget(key: string): Promise<void>;
}

export type SocialProvider = "google" | "facebook" | "openid";

/** An OpenID Connect provider that people sign in with, instead of passwords stored by the salon. */
export interface OpenIdClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Its name on the sign-in button. */
  name: string;
}

export interface FirebaseProject {
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** The address of Firebase's emulator. If set, its unsigned tokens are accepted, and no others. */
  emulatorUrl: string | null;
}

/** What the pages need to talk to the provider. It is public. */
export type IdentityForPages =
  | { kind: "embedded" }
  /** A provider with its own pages for accounts and passwords, behind one button. */
  | { kind: "openid"; name: string }
  | ({ kind: "firebase" } & FirebaseProject);

/** The origins that the salon's pages may use, besides their own. */
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

/** An account of this provider, or of another that the salon used before. */
export type Account = Pick<Proof, "provider" | "subject">;

/** Identifies people, and knows whether they are still signed in. Does not decide what they may do. */
export interface IdentityProvider {
  /** The provider name of its accounts in the salon's database. */
  readonly name: string;
  readonly forPages: IdentityForPages;
  readonly origins: PageOrigins;
  /** Sign-in buttons to show in addition to e-mail and password. */
  readonly socialProviders: readonly SocialProvider[];
  /**
   * Answers everything below /api/auth. The request carries the client's address in the header that client-address.ts
   * names, which only the HTTP layer sets.
   */
  handle(request: Request): Promise<Response>;
  /**
   * The signed-in account that sent these headers; null without one. Writes nothing except when the sign-in was last
   * seen.
   */
  prove(headers: Headers): Promise<Proof | null>;
  /**
   * Whether a token's session is still live, as an SQL condition on the salon's database. Every authenticated call
   * reads it in one statement with the user.
   */
  liveSession(sessionId: string): Expression<SqlBool>;
  /** The live sign-ins of an account, the most recently seen first. */
  listSessions(account: Account): Promise<LiveSession[]>;
  /** Ends one sign-in of an account and its bearer tokens. @returns whether it was a live one of that account */
  endSession(account: Account, sessionId: string): Promise<boolean>;
  /** Signs a person out everywhere. */
  endSessions(account: Account): Promise<void>;
  /** Removes an account and ends its sign-ins. If the same person signs up again, they are somebody new. */
  removeAccount(account: Account): Promise<void>;
  /** Removes what has expired: sessions, unfinished sign-ins, counted attempts. */
  forgetExpired(): Promise<void>;
  /**
   * Creates an account with e-mail and password. Returns an existing account with this address unchanged.
   * @returns its subject, with the provider's name
   */
  createAccount(account: NewAccount): Promise<Account>;
  /** The token of a request for a new password; null if it was used or has expired, or the account is gone. */
  readResetRequest(id: string): Promise<LinkToken | null>;
  /** The address of an account; null if it is gone, or if accounts are stored elsewhere. */
  readEmail(subject: string): Promise<string | null>;
  /**
   * A token, valid for a day, that proves an account's address; null if it is already proved or the account is gone.
   */
  createVerification(subject: string): Promise<LinkToken | null>;
  /**
   * Records that the account's person reads mail at an address, if it is the account's address. Does nothing for
   * providers elsewhere.
   */
  noteProvedEmail(subject: string, email: string): Promise<void>;
}
