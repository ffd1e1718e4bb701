import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  Fragment,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { useNavigate } from "react-router";
import { lastingToken, removeToken, setTokenRenewal, storeToken } from "#app/lib/access-token.ts";
import { api } from "#app/lib/api.ts";
import { loadIdentity } from "#app/lib/identity/load-identity.ts";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { onRefused, securedApi } from "#app/lib/secured-api.ts";
import { createSessionStore, type SessionState, type SessionStore } from "#app/lib/session-store.ts";
import { useLoadedSalon } from "#app/lib/use-salon.ts";
import { withoutLanguage } from "#contract/language.ts";
import type { Salon } from "#contract/salon.ts";

export interface Session {
  /** True until it is known whether somebody is signed in. */
  loading: boolean;
  user: IdentityUser | null;
  /** Whether the last person was signed out because their token was no longer valid. */
  ended: boolean;
  /** `pending` until the server has answered, and while nobody is signed in. */
  adminStatus: "pending" | "admin" | "other" | "failed";
  isAdmin: boolean;
  createUser: SessionStore["createUser"];
  signIn: SessionStore["signIn"];
  signInWithPopup: SessionStore["signInWithPopup"];
  signInBySteps: SessionStore["signInBySteps"];
  renewToken: SessionStore["renewToken"];
  signOut: SessionStore["signOut"];
  updateProfile: SessionStore["updateProfile"];
  changePassword: SessionStore["changePassword"];
  requestPasswordReset: SessionStore["requestPasswordReset"];
  resetPassword: SessionStore["resetPassword"];
  requestVerification: SessionStore["requestVerification"];
  verifyEmail: SessionStore["verifyEmail"];
}

const onTheServer: SessionState = { loading: true, user: null };
const SessionContext = createContext<Session | null>(null);

/** Known before any request: the first page carries it. */
let identityOfSite: Salon["identity"] = { kind: "embedded" };

const store = createSessionStore({
  loadIdentity: () => loadIdentity(identityOfSite),
  whoseToken,
  requestToken: async (email, headers) => (await api("createToken", { body: { email } }, { headers })).token,
  tokens: { store: storeToken, remove: removeToken },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** The page's cache, once it exists. */
let queries: QueryClient | null = null;

/** Reads whose stored token it is, and their role, so that neither is requested again. */
async function whoseToken(): Promise<string | null> {
  const token = lastingToken();
  if (!token) return null;
  const me = await api("readMe", undefined, { headers: { authorization: `Bearer ${token}` } });
  queries?.setQueryData(["me", me.email], me);
  queries?.setQueryData(["adminStatus", me.email], { admin: me.role === "admin" });
  return me.email;
}

/** Follows who is signed in. It starts once the page is usable, so that the first HTML is the same for everyone. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const {
    loading,
    user,
    ended = false,
  } = useSyncExternalStore(store.subscribe, store.getState, () => onTheServer);
  // Set during rendering, since children may need it before an effect here would run.
  identityOfSite = useLoadedSalon()?.identity ?? identityOfSite;
  queries = useQueryClient();
  const adminStatus = useAdminStatus(loading ? null : user);
  const person = usePersonCount(user?.email);
  useEffect(() => {
    setTokenRenewal(store.renewToken);
    store.start();
  }, []);
  useSignOutWhenRefused();
  const session = useMemo<Session>(
    () => ({
      loading,
      user,
      ended,
      adminStatus,
      isAdmin: adminStatus === "admin",
      createUser: store.createUser,
      signIn: store.signIn,
      signInWithPopup: store.signInWithPopup,
      signInBySteps: store.signInBySteps,
      renewToken: store.renewToken,
      signOut: store.signOut,
      updateProfile: store.updateProfile,
      changePassword: store.changePassword,
      requestPasswordReset: store.requestPasswordReset,
      resetPassword: store.resetPassword,
      requestVerification: store.requestVerification,
      verifyEmail: store.verifyEmail,
    }),
    [loading, user, ended, adminStatus],
  );
  return (
    <SessionContext value={session}>
      <Fragment key={person}>{children}</Fragment>
    </SessionContext>
  );
}

/** Who is signed in, and how to change that. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it.");
  return session;
}

function useAdminStatus(user: IdentityUser | null): Session["adminStatus"] {
  const { data, isError } = useQuery({
    queryKey: ["adminStatus", user?.email],
    queryFn: ({ signal }) =>
      securedApi("readAdminStatus", { params: { email: user?.email ?? "" } }, { signal }),
    enabled: user !== null,
  });
  if (!user) return "pending";
  if (data) return data.admin ? "admin" : "other";
  return isError ? "failed" : "pending";
}

function useSignOutWhenRefused(): void {
  const navigate = useNavigate();
  useEffect(() => {
    onRefused(async () => {
      if (!store.getState().user) return;
      const { search, hash } = window.location;
      const pathname = withoutLanguage(window.location.pathname);
      await store.dismiss();
      await navigate("/login", { replace: true, state: { from: { pathname, search, hash }, ended: true } });
    });
  }, [navigate]);
}

/** Calls back when somebody signs out or another person takes their place, before any page is told. */
export function onPersonGone(react: () => void): void {
  let seen = store.getState().user?.email;
  store.subscribe(() => {
    const email = store.getState().user?.email;
    if (seen && seen !== email) react();
    seen = email;
  });
}

/** Counts how often one person replaced another without signing out. The page starts afresh each time. */
function usePersonCount(email: string | undefined): number {
  const [seen, setSeen] = useState({ email, count: 0 });
  if (seen.email === email) return seen.count;
  const next = { email, count: seen.count + (seen.email && email ? 1 : 0) };
  setSeen(next);
  return next.count;
}
