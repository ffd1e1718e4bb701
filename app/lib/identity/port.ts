/** The signed-in person, as every identity provider knows her. */
export interface IdentityUser {
  email: string;
  displayName: string | null;
  photoURL: string | null;
}

export type SocialProvider = "google" | "facebook";

/** What the browser asks of an identity provider. Every call but the last two throws IdentityError. */
export interface IdentityClient {
  createUser(email: string, password: string): Promise<IdentityUser>;
  signIn(email: string, password: string): Promise<IdentityUser>;
  /** Call it from a click: it opens a window. */
  signInWithPopup(provider: SocialProvider): Promise<IdentityUser>;
  signOut(): Promise<void>;
  updateProfile(profile: { displayName: string; photoURL: string }): Promise<IdentityUser>;
  /** Tells who is signed in, first as soon as it is known and then whenever it changes, in this tab or another. */
  onAuthStateChanged(callback: (user: IdentityUser | null) => void): () => void;
  /** Headers that prove to POST /jwt who is asking; empty where a cookie does. */
  proof(): Promise<Record<string, string>>;
}
