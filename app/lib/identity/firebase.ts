import { initializeApp } from "@firebase/app";
import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  FacebookAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  updateProfile,
} from "@firebase/auth";
import { firebaseCall, isUnknownUser } from "#app/lib/identity/firebase-errors.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
import type { IdentityClient, IdentityUser, SocialProvider } from "#app/lib/identity/port.ts";
import type { Salon } from "#contract/salon.ts";

type Project = Extract<Salon["identity"], { kind: "firebase" }>;

const idTokenHeader = "x-id-token";

/** Firebase Auth, by its official SDK. Firebase keeps accounts and passwords, and mails its own links. */
export function createFirebaseIdentity(project: Project): IdentityClient {
  const auth = openAuth(project);
  const listeners = new Set<(user: IdentityUser | null) => void>();

  return {
    async createUser(email, password) {
      const { user } = await firebaseCall(createUserWithEmailAndPassword(auth, email, password));
      await sendEmailVerification(user).catch(() => {});
      return toIdentityUser(user);
    },
    async signIn(email, password) {
      return toIdentityUser((await firebaseCall(signInWithEmailAndPassword(auth, email, password))).user);
    },
    async signInWithPopup(provider) {
      // Passed here and not to the whole client, so that Google's frame loads only when somebody presses the button.
      const way = signInWithPopup(auth, socialProvider(provider), browserPopupRedirectResolver);
      return toIdentityUser((await firebaseCall(way)).user);
    },
    async signInBySteps() {
      throw new IdentityError("unavailable");
    },
    async signOut() {
      await tellSalon("/sign-out");
      await firebaseCall(signOut(auth));
    },
    async requestPasswordReset(email) {
      await firebaseCall(
        sendPasswordResetEmail(auth, email).catch((error) => {
          if (!isUnknownUser(error)) throw error;
        }),
      );
    },
    resetPassword: (token, password) => firebaseCall(confirmPasswordReset(auth, token, password)),
    requestVerification: () => firebaseCall(sendEmailVerification(present())),
    async verifyEmail(token) {
      await firebaseCall(applyActionCode(auth, token));
      if (!auth.currentUser) return;
      await firebaseCall(reload(auth.currentUser));
      tell();
    },
    async updateProfile({ displayName, photoURL }) {
      const user = present();
      await firebaseCall(updateProfile(user, { displayName, photoURL: absolute(photoURL) }));
      await firebaseCall(user.getIdToken(true));
      tell();
      return toIdentityUser(user);
    },
    async changePassword({ current, next }) {
      const user = present();
      if (!user.providerData.some(({ providerId }) => providerId === "password")) {
        throw new IdentityError("no_password");
      }
      const credential = EmailAuthProvider.credential(user.email ?? "", current);
      await firebaseCall(reauthenticateWithCredential(user, credential), {
        wrong_credentials: "wrong_password",
      });
      await firebaseCall(updatePassword(user, next));
      await tellSalon("/sign-out-others");
    },
    onAuthStateChanged(callback) {
      listeners.add(callback);
      const stop = onAuthStateChanged(auth, (user) => callback(user && toIdentityUser(user)));
      return () => {
        listeners.delete(callback);
        stop();
      };
    },
    async proof(): Promise<Record<string, string>> {
      const token = await firebaseCall(auth.currentUser?.getIdToken() ?? Promise.resolve(""));
      return token ? { [idTokenHeader]: token } : {};
    },
  };

  function present(): User {
    if (!auth.currentUser) throw new IdentityError("unavailable");
    return auth.currentUser;
  }

  function tell(): void {
    for (const listener of listeners) listener(auth.currentUser && toIdentityUser(auth.currentUser));
  }

  /** The salon keeps its own sign-in rows. They must end with Firebase's session. */
  async function tellSalon(path: string): Promise<void> {
    const token = await auth.currentUser?.getIdToken();
    if (!token) return;
    await fetch(`/api/auth${path}`, { method: "POST", headers: { [idTokenHeader]: token } }).catch(
      (cause) => {
        throw new IdentityError("network", { cause });
      },
    );
  }
}

function openAuth({ projectId, apiKey, authDomain, emulatorUrl }: Project): Auth {
  const app = initializeApp({ projectId, apiKey, authDomain });
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}

function socialProvider(provider: SocialProvider): GoogleAuthProvider | FacebookAuthProvider {
  if (provider === "facebook") return new FacebookAuthProvider();
  const google = new GoogleAuthProvider();
  google.setCustomParameters({ prompt: "select_account" });
  return google;
}

function toIdentityUser({ email, displayName, photoURL, emailVerified }: User): IdentityUser {
  const own = photoURL?.startsWith(window.location.origin) ? new URL(photoURL).pathname : photoURL;
  return { email: (email ?? "").toLowerCase(), displayName, photoURL: own || null, emailVerified };
}

/** Firebase accepts absolute URLs only. */
function absolute(photoURL: string): string {
  return photoURL && new URL(photoURL, window.location.origin).href;
}
