import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#app/lib/api-error.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
import type { IdentityClient, IdentityUser } from "#app/lib/identity/port.ts";
import { createSessionStore } from "#app/lib/session-store.ts";

const anika: IdentityUser = {
  email: "anika@example.com",
  displayName: "Anika",
  photoURL: null,
  emailVerified: true,
};
const labonno: IdentityUser = {
  email: "labonno@example.com",
  displayName: null,
  photoURL: null,
  emailVerified: true,
};
const network = new ApiError(0, "network");
const refusedCall = new ApiError(401, "unauthenticated");

let kept: string | null;
let signedIn: IdentityUser | null;
let tell: (user: IdentityUser | null) => void;
const requestToken = vi.fn<(email: string) => Promise<string>>();
const whoseToken = vi.fn<() => Promise<string | null>>();
const signOut = vi.fn(async () => {});

beforeEach(() => {
  kept = null;
  signedIn = null;
  whoseToken.mockReset().mockResolvedValue(null);
  requestToken.mockReset().mockImplementation(async (email) => `token of ${email}`);
  signOut.mockReset().mockResolvedValue();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

test("loading ends once it is known that nobody is signed in", async () => {
  const store = newStore();
  expect(store.getState()).toEqual({ loading: true, user: null });
  store.start();
  await change(store);
  expect(store.getState()).toEqual({ loading: false, user: null });
});

test("an identity provider that failed to load is loaded for the next sign-in", async () => {
  const load = vi.fn(async () => client);
  load.mockRejectedValueOnce(network);
  const store = newStore(load);
  await expect(store.signIn(anika.email, "a password")).rejects.toBe(network);
  await store.signIn(anika.email, "a password");
  expect(store.getState().user).toEqual(anika);
});

test("a signed-in person appears once the token is stored", async () => {
  signedIn = anika;
  const store = newStore();
  store.start();
  await change(store);
  expect(store.getState()).toEqual({ loading: false, user: anika });
  expect(kept).toBe("token of anika@example.com");
});

test("a person with a valid stored token appears without waiting for a new one", async () => {
  signedIn = anika;
  kept = "token of the last visit";
  whoseToken.mockResolvedValue(anika.email);
  const { promise, resolve } = Promise.withResolvers<string>();
  requestToken.mockReturnValue(promise);
  const store = newStore();
  store.start();
  await change(store);
  expect(store.getState()).toEqual({ loading: false, user: anika });
  resolve("the next one");
  await vi.waitFor(() => expect(kept).toBe("the next one"));
});

test("a stored token of another person, or an expired one, is replaced first", async () => {
  signedIn = anika;
  for (const answer of [Promise.resolve(labonno.email), Promise.reject(refusedCall)]) {
    kept = "token of somebody else";
    whoseToken.mockReturnValue(answer);
    const store = newStore();
    store.start();
    await change(store);
    expect(store.getState().user).toEqual(anika);
    expect(kept).toBe("token of anika@example.com");
  }
});

test("signing in is complete only when the token is stored", async () => {
  const store = newStore();
  await store.signIn(anika.email, "secret");
  expect(store.getState().user).toEqual(anika);
  expect(kept).toBe("token of anika@example.com");
  expect(requestToken).toHaveBeenCalledOnce();
});

test("signing out removes the token", async () => {
  const store = newStore();
  await store.signIn(anika.email, "secret");
  await store.signOut();
  expect(store.getState()).toEqual({ loading: false, user: null });
  expect(kept).toBeNull();
});

test("a failed sign-out throws and keeps the person, but a person with a refused token is signed out anyway", async () => {
  const store = newStore();
  await store.signIn(anika.email, "secret");
  signOut.mockRejectedValue(new IdentityError("network"));
  await expect(store.signOut()).rejects.toMatchObject({ code: "network" });
  expect(store.getState().user).toEqual(anika);
  await store.dismiss();
  expect(store.getState()).toEqual({ loading: false, user: null, ended: true });
  await store.signIn(anika.email, "secret");
  expect(store.getState()).toEqual({ loading: false, user: anika });
});

test("a sign-out in another tab is followed", async () => {
  const store = newStore();
  await store.signIn(anika.email, "secret");
  tell(null);
  expect(store.getState().user).toBeNull();
  expect(kept).toBeNull();
});

test("a changed profile needs no new token", async () => {
  const store = newStore();
  await store.signIn(anika.email, "secret");
  tell({ ...anika, displayName: "Anika Rahman" });
  expect(store.getState().user?.displayName).toBe("Anika Rahman");
  expect(requestToken).toHaveBeenCalledOnce();
});

test("another person's sign-in replaces the token", async () => {
  const store = newStore();
  await store.signIn(anika.email, "secret");
  const arrived = change(store);
  tell(labonno);
  await arrived;
  expect(store.getState().user).toEqual(labonno);
  expect(kept).toBe("token of labonno@example.com");
});

test("a token is requested again after a missing answer, but not after a refusal", async () => {
  const store = newStore();
  requestToken.mockRejectedValueOnce(network).mockRejectedValueOnce(network);
  await store.signIn(anika.email, "secret");
  expect(store.getState().user).toEqual(anika);
  await store.signOut();
  requestToken.mockReset().mockRejectedValue(refusedCall);
  await expect(store.signIn(anika.email, "secret")).rejects.toMatchObject({ code: "unavailable" });
  expect(requestToken).toHaveBeenCalledOnce();
  expect(store.getState()).toEqual({ loading: false, user: null });
});

test("a token that arrives after its person has signed out is discarded", async () => {
  const store = newStore();
  store.start();
  await change(store);
  let answer: (token: string) => void = () => {};
  requestToken.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const entering = store.signIn(anika.email, "secret").catch((error: unknown) => error);
  await vi.waitFor(() => expect(requestToken).toHaveBeenCalled());
  tell(null);
  answer("late");
  expect(await entering).toMatchObject({ code: "unavailable" });
  expect(kept).toBeNull();
});

test("a renewed token replaces the old one", async () => {
  const store = newStore();
  expect(await store.renewToken()).toBeNull();
  await store.signIn(anika.email, "secret");
  requestToken.mockResolvedValueOnce("the next one");
  expect(await store.renewToken()).toBe("the next one");
  expect(kept).toBe("the next one");
});

function newStore(loadIdentity = async () => client) {
  return createSessionStore({
    loadIdentity,
    whoseToken,
    requestToken,
    tokens: {
      store: (token) => {
        kept = token;
      },
      remove: () => {
        kept = null;
      },
    },
    wait: async () => {},
  });
}

const client: IdentityClient = {
  createUser: async () => anika,
  signIn: async () => anika,
  signInWithPopup: async () => anika,
  signInBySteps: async () => anika,
  signOut: () => signOut(),
  updateProfile: async () => anika,
  changePassword: async () => {},
  requestPasswordReset: async () => {},
  resetPassword: async () => {},
  requestVerification: async () => {},
  verifyEmail: async () => {},
  onAuthStateChanged(callback) {
    tell = callback;
    if (signedIn) queueMicrotask(() => callback(signedIn));
    else queueMicrotask(() => callback(null));
    return () => {};
  },
  proof: async () => ({}),
};

function change(store: ReturnType<typeof newStore>): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      stop();
      resolve();
    });
  });
}
