/** The signed-in person, as every identity provider has them. */
export interface IdentityUser {
  email: string;
  displayName: string | null;
  photoURL: string | null;
  /** Whether it is proved, by a link or through another site's account, that the address is the person's. */
  emailVerified: boolean;
}

export type SocialProvider = "google" | "facebook" | "openid";

/** What the browser asks of an identity provider. Every call but the last two throws IdentityError. */
export interface IdentityClient {
  createUser(email: string, password: string): Promise<IdentityUser>;
  /** Throws `second_factor` where the account asks for a code besides; signInBySteps takes it. */
  signIn(email: string, password: string): Promise<IdentityUser>;
  /**
   * Call it from a click: it opens a window.
   * @param hint the address that is expected; a provider may have no use for it
   */
  signInWithPopup(provider: SocialProvider, hint?: string): Promise<IdentityUser>;
  /** Signs in by steps of the provider's own that need no password: the code of a second factor, a passkey. */
  signInBySteps(steps: () => Promise<void>): Promise<IdentityUser>;
  signOut(): Promise<void>;
  /** Has a link to a new password sent, if the address has an account. The answer never says whether it has. */
  requestPasswordReset(email: string): Promise<void>;
  /** Sets a new password with a link's token, and ends every session of the account. */
  resetPassword(token: string, password: string): Promise<void>;
  /** Sends the signed-in person a link that proves the address. */
  requestVerification(email: string): Promise<void>;
  /** Proves an address with a link's token. */
  verifyEmail(token: string): Promise<void>;
  updateProfile(profile: { displayName: string; photoURL: string }): Promise<IdentityUser>;
  /** Signs every other device out. */
  changePassword(passwords: { current: string; next: string }): Promise<void>;
  /** Tells who is signed in, first as soon as it is known and then whenever it changes, in this tab or another. */
  onAuthStateChanged(callback: (user: IdentityUser | null) => void): () => void;
  /** Headers that prove to POST /jwt who is asking; empty where a cookie does. */
  proof(): Promise<Record<string, string>>;
}
