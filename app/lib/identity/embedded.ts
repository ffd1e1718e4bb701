import { askIdentity } from "#app/lib/identity/embedded-requests.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
import { channelName, openPopup, popupEnd } from "#app/lib/identity/popup.ts";
import type { IdentityClient, IdentityUser } from "#app/lib/identity/port.ts";

interface StoredUser {
  email: string;
  name: string;
  image?: string | null;
  emailVerified: boolean;
}

type Listener = (user: IdentityUser | null) => void;

const popupDone = "/api/auth/popup-done";

/** The product's own identity provider, seen from the browser. Tabs tell each other when the session changes. */
export function createEmbeddedIdentity(): IdentityClient {
  const listeners = new Set<Listener>();
  let asked = 0;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = () => void refresh().catch(() => {});
  window.addEventListener("online", () => void refresh().catch(() => {}));
  // A page in the browser's history gets no messages.
  window.addEventListener("pageshow", ({ persisted }) => persisted && void refresh().catch(() => {}));

  return {
    async createUser(email, password) {
      await askIdentity("/sign-up/email", { email, password, name: "" });
      try {
        return await signIn(email, password);
      } catch (error) {
        // The address already has an account. Only its owner learns that, by mail.
        if (error instanceof IdentityError && error.code === "wrong_credentials")
          throw new IdentityError("see_your_mail", { cause: error });
        throw error;
      }
    },
    signIn,
    async signInBySteps(steps) {
      await steps();
      return changed();
    },
    async signInWithPopup(provider, hint) {
      const popup = openPopup();
      try {
        const { url } = await askIdentity<{ url: string }>("/sign-in/social", {
          provider,
          callbackURL: popupDone,
          errorCallbackURL: popupDone,
          disableRedirect: true,
          ...(hint && { loginHint: hint }),
        });
        popup.location.href = url;
      } catch (error) {
        popup.close();
        throw error;
      }
      const end = await popupEnd(popup);
      return changed(end === "closed" ? "popup_closed" : "unavailable");
    },
    async signOut() {
      await askIdentity("/sign-out", {});
      asked += 1;
      tell(null);
      channel.postMessage({ session: "changed" });
    },
    async requestPasswordReset(email) {
      await askIdentity("/request-password-reset", { email });
    },
    async resetPassword(token, password) {
      await askIdentity("/reset-password", { token, newPassword: password });
      await changedForAnybody();
    },
    async requestVerification(email) {
      await askIdentity("/send-verification-email", { email });
    },
    async verifyEmail(token) {
      await askIdentity(`/verify-email?${new URLSearchParams({ token })}`);
      await changedForAnybody();
    },
    async updateProfile({ displayName, photoURL }) {
      await askIdentity("/update-user", { name: displayName, image: photoURL });
      return changed();
    },
    async changePassword({ current, next }) {
      await askIdentity("/change-password", {
        currentPassword: current,
        newPassword: next,
        revokeOtherSessions: true,
      });
    },
    onAuthStateChanged(callback) {
      listeners.add(callback);
      refresh().catch(() => callback(null));
      return () => listeners.delete(callback);
    },
    proof: async () => ({}),
  };

  async function signIn(email: string, password: string): Promise<IdentityUser> {
    const answer = await askIdentity<{ twoFactorRedirect?: boolean }>("/sign-in/email", { email, password });
    if (answer.twoFactorRedirect) throw new IdentityError("second_factor");
    return changed();
  }

  async function changed(whenNobody: IdentityError["code"] = "unavailable"): Promise<IdentityUser> {
    const user = await refresh();
    if (!user) throw new IdentityError(navigator.cookieEnabled ? whenNobody : "no_cookies");
    channel.postMessage({ session: "changed" });
    return user;
  }

  /** The change has been made, so a failed refresh is no error: the pages see the change later. */
  async function changedForAnybody(): Promise<void> {
    await refresh().catch(() => {});
    channel.postMessage({ session: "changed" });
  }

  async function refresh(): Promise<IdentityUser | null> {
    asked += 1;
    const question = asked;
    const session = await askIdentity<{ user: StoredUser } | null>("/get-session");
    const user = session && toIdentityUser(session.user);
    // A later question or a sign-out has made this answer outdated.
    if (question === asked) tell(user);
    return user;
  }

  function tell(user: IdentityUser | null): void {
    for (const listener of listeners) listener(user);
  }
}

function toIdentityUser({ email, name, image, emailVerified }: StoredUser): IdentityUser {
  return { email, displayName: name || null, photoURL: image || null, emailVerified };
}
