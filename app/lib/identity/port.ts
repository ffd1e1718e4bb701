/** The signed-in person, as every identity provider has them. */
export interface IdentityUser {
  email: string;
  displayName: string | null;
  photoURL: string | null;
  /** Whether a link, or an account at another site, has verified that the address is the person's. */
  emailVerified: boolean;
}

export type SocialProvider = "google" | "facebook" | "openid";

/** What the browser needs of an identity provider. Every method but the last two throws IdentityError. */
export interface IdentityClient {
  createUser(email: string, password: string): Promise<IdentityUser>;
  /** Throws `second_factor` when the account also asks for a code; finish with signInBySteps. */
  signIn(email: string, password: string): Promise<IdentityUser>;
  /**
   * Call it in a click handler: it opens a window.
   * @param hint the expected address; a provider may ignore it
   */
  signInWithPopup(provider: SocialProvider, hint?: string): Promise<IdentityUser>;
  /** Signs in by the provider's own steps, without a password: a second factor's code, or a passkey. */
  signInBySteps(steps: () => Promise<void>): Promise<IdentityUser>;
  signOut(): Promise<void>;
  /** Sends a link to set a new password, if the address has an account. The answer never says whether it has one. */
  requestPasswordReset(email: string): Promise<void>;
  /** Sets a new password with a link's token, and ends every session of the account. */
  resetPassword(token: string, password: string): Promise<void>;
  /** Sends the signed-in person a link that verifies the address. */
  requestVerification(email: string): Promise<void>;
  /** Verifies an address with a link's token. */
  verifyEmail(token: string): Promise<void>;
  updateProfile(profile: { displayName: string; photoURL: string }): Promise<IdentityUser>;
  /** Signs out every other device. */
  changePassword(passwords: { current: string; next: string }): Promise<void>;
  /** Tells who is signed in, as soon as it is known and whenever it changes, in this tab or another. */
  onAuthStateChanged(callback: (user: IdentityUser | null) => void): () => void;
  /** Headers that prove the caller's identity to POST /jwt; empty where a cookie does. */
  proof(): Promise<Record<string, string>>;
}
