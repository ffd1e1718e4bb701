import { isRefusal } from "#app/lib/api-error.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
import type { IdentityClient, IdentityUser, SocialProvider } from "#app/lib/identity/port.ts";

export interface SessionState {
  /** True until it is known whether somebody is signed in and, if so, until the token is stored. */
  loading: boolean;
  user: IdentityUser | null;
  /** Set when the last person was signed out because their token was no longer valid. */
  ended?: boolean;
}

export interface SessionParts {
  /** Called once, when the identity provider is first needed. */
  loadIdentity(): Promise<IdentityClient>;
  /**
   * The email address of the person whose stored token is still valid; null if there is none. Asked once, along with
   * the session, so that a reloaded page need not wait for a new token.
   */
  whoseToken(): Promise<string | null>;
  /** Asks the server for a token. */
  requestToken(email: string, proof: Record<string, string>): Promise<string>;
  tokens: { store(token: string): void; remove(): void };
  wait(ms: number): Promise<void>;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

const tokenTries = 4;
const firstWaitMs = 1000;

/**
 * Who is signed in, as the whole page sees it. A person counts as signed in once the token is stored, so that
 * whatever is shown next can make its calls.
 */
export function createSessionStore({ loadIdentity, whoseToken, requestToken, tokens, wait }: SessionParts) {
  const listeners = new Set<() => void>();
  let state: SessionState = { loading: true, user: null };
  let identity: Promise<IdentityClient> | null = null;
  let dismissing = false;
  let stored: Promise<string | null> | null = null;
  let arriving: { email: string; arrival: Promise<void> } | null = null;

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Loads the identity provider and follows its session. Calling it again does nothing. */
    start(): void {
      if (!identity) stored = whoseToken().catch(() => null);
      void provider();
    },
    createUser: (email: string, password: string) => enter((client) => client.createUser(email, password)),
    signIn: (email: string, password: string) => enter((client) => client.signIn(email, password)),
    signInWithPopup: (social: SocialProvider) => enter((client) => client.signInWithPopup(social)),
    signInBySteps: (steps: () => Promise<void>) => enter((client) => client.signInBySteps(steps)),
    async updateProfile(profile: { displayName: string; photoURL: string }): Promise<IdentityUser> {
      return (await provider()).updateProfile(profile);
    },
    requestPasswordReset: async (email: string) => (await provider()).requestPasswordReset(email),
    resetPassword: async (token: string, password: string) =>
      (await provider()).resetPassword(token, password),
    requestVerification: async (email: string) => (await provider()).requestVerification(email),
    verifyEmail: async (token: string) => (await provider()).verifyEmail(token),
    /** Changes the password. This ends every session, so this session's token is renewed at once. */
    async changePassword(passwords: { current: string; next: string }): Promise<void> {
      await (await provider()).changePassword(passwords);
      if (state.user) tokens.store(await tokenFor(state.user.email));
    },
    /** Signs out. On failure it logs and throws, and the person stays signed in here too. */
    async signOut(): Promise<void> {
      await leave();
      follow(null);
    },
    /** Signs out a person whose token is no longer valid, even if the provider can't be reached. */
    async dismiss(): Promise<void> {
      dismissing = true;
      await leave().catch(() => {});
      follow(null);
      dismissing = false;
    },
    /** A new token for the signed-in person; null when nobody is. */
    async renewToken(): Promise<string | null> {
      if (!state.user) return null;
      const { email } = state.user;
      const token = await tokenFor(email);
      if (state.user?.email === email) tokens.store(token);
      return token;
    },
  };

  function provider(): Promise<IdentityClient> {
    identity ??= loadIdentity().then(
      (client) => {
        client.onAuthStateChanged(follow);
        return client;
      },
      (error: unknown) => {
        identity = null;
        throw error;
      },
    );
    return identity;
  }

  async function leave(): Promise<void> {
    try {
      await (await provider()).signOut();
    } catch (error) {
      console.error("Signing out failed", error);
      throw error;
    }
  }

  async function enter(sign: (client: IdentityClient) => Promise<IdentityUser>): Promise<IdentityUser> {
    const user = await sign(await provider());
    stored = null;
    follow(user);
    await arriving?.arrival;
    if (state.user?.email !== user.email) throw new IdentityError("unavailable");
    return user;
  }

  function follow(user: IdentityUser | null): void {
    if (!user) {
      arriving = null;
      tokens.remove();
      set({ loading: false, user: null, ...(dismissing && { ended: true }) });
    } else if (user.email === state.user?.email) {
      set({ loading: false, user });
    } else if (user.email !== arriving?.email) {
      arriving = { email: user.email, arrival: arrive(user) };
    }
  }

  async function arrive(user: IdentityUser): Promise<void> {
    try {
      const holder = await stored;
      stored = null;
      if (arriving?.email !== user.email) return;
      if (holder === user.email) {
        set({ loading: false, user });
        return void renew(user.email);
      }
      const token = await tokenFor(user.email);
      if (arriving?.email !== user.email) return;
      tokens.store(token);
      set({ loading: false, user });
    } catch (error) {
      console.error("No token for the signed-in person", error);
      if (arriving?.email === user.email) set({ loading: false, user: null });
      // The provider's session is of no use once the salon has ended the sign-in.
      if (isRefusal(error)) await (await provider()).signOut().catch(() => {});
    } finally {
      if (arriving?.email === user.email) arriving = null;
    }
  }

  /** Replaces a stored token that is still valid; keeps it if the server does not answer. */
  async function renew(email: string): Promise<void> {
    const token = await tokenFor(email).catch(() => null);
    if (token && state.user?.email === email) tokens.store(token);
  }

  async function tokenFor(email: string): Promise<string> {
    const proof = await (await provider()).proof();
    for (let attempt = 1; ; attempt++) {
      try {
        return await requestToken(email, proof);
      } catch (error) {
        if (isRefusal(error) || attempt === tokenTries) throw error;
        await wait(firstWaitMs * 2 ** (attempt - 1));
      }
    }
  }

  function set(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }
}
