import { hash } from "node:crypto";
import type { Engine } from "#server/database/engines/engine.ts";
import {
  endProviderSessions,
  forgetIdleSessions,
  listProviderSessions,
  liveProviderSession,
  saveProviderSession,
} from "#server/database/provider-sessions.ts";
import { endEmbeddedSessions, removeEmbeddedAccount } from "#server/identity/embedded/accounts.ts";
import { type ReadIdToken, signedTokens, unsignedTokens } from "#server/identity/firebase/id-token.ts";
import { notFound } from "#server/identity/not-found.ts";
import type {
  Account,
  FirebaseProject,
  IdentityProvider,
  PageOrigins,
  Proof,
} from "#server/identity/port.ts";

const name = "firebase";
const signOutPath = "/api/auth/sign-out";
const signOutOthersPath = "/api/auth/sign-out-others";
const idleMs = 30 * 24 * 60 * 60 * 1000;

interface FirebaseOptions {
  engine: Engine;
  project: FirebaseProject;
  /** Milliseconds since the epoch. */
  now: () => number;
  readIdToken?: ReadIdToken;
}

/**
 * Firebase Auth: in the browser, people sign in with Google's servers and send us their ID tokens. Firebase stores
 * accounts and passwords and sends the mails. We store a row for each sign-in, so that it can be listed and ended.
 */
export function createFirebaseIdentity({
  engine,
  project,
  now,
  ...given
}: FirebaseOptions): IdentityProvider {
  const about = { projectId: project.projectId, now };
  const readIdToken =
    given.readIdToken ?? (project.emulatorUrl ? unsignedTokens(about) : signedTokens(about));
  const seenSince = () => now() - idleMs;
  const isOurs = ({ provider }: Account) => provider === name;

  return {
    name,
    forPages: { kind: "firebase", ...project },
    origins: originsOf(project),
    socialProviders: ["google"],

    async handle(request) {
      const { pathname } = new URL(request.url);
      const others = pathname === signOutOthersPath;
      if (request.method !== "POST" || (pathname !== signOutPath && !others)) return notFound();
      const proof = await prove(request.headers);
      if (!proof) return Response.json({ success: false }, { status: 401 });
      if (others) await endOthers(proof);
      else await endProviderSessions(engine.write, proof, now(), proof.sessionId);
      return Response.json({ success: true });
    },

    prove,
    liveSession: (sessionId) => liveProviderSession(sessionId, seenSince()),

    async listSessions(account) {
      if (!isOurs(account)) return [];
      const rows = await listProviderSessions(engine.read, account, seenSince());
      return rows.map(({ id, user_agent, created_at, seen_at }) => ({
        id,
        userAgent: user_agent,
        createdAt: created_at,
        seenAt: seen_at,
      }));
    },

    async endSession(account, sessionId) {
      return isOurs(account) && (await endProviderSessions(engine.write, account, now(), sessionId)) > 0;
    },

    async endSessions(account) {
      await endProviderSessions(engine.write, account, now());
      await endEmbeddedSessions(engine, account);
    },

    async removeAccount(account) {
      await endProviderSessions(engine.write, account, now());
      await removeEmbeddedAccount(engine, account);
    },

    // Ended sign-ins stay on record, because Firebase's own sign-in outlives them.
    forgetExpired: () => forgetIdleSessions(engine.write, seenSince()),

    // Accounts are created at Firebase. The demo's people get accounts that nobody can sign in to.
    createAccount: async ({ email }) => ({ provider: name, subject: `demo:${email.toLowerCase()}` }),
    readResetRequest: async () => null,
    readEmail: async () => null,
    createVerification: async () => null,
    // Firebase requires its own proof.
    noteProvedEmail: async () => {},
  };

  async function endOthers({ sessionId, ...account }: Proof): Promise<void> {
    const rows = await listProviderSessions(engine.read, account, 0);
    for (const { id } of rows.filter((row) => row.id !== sessionId)) {
      await endProviderSessions(engine.write, account, now(), id);
    }
  }

  async function prove(headers: Headers): Promise<Proof | null> {
    const token = headers.get(idTokenHeader);
    const claims = token ? await readIdToken(token) : null;
    if (!claims) return null;
    const { subject, email, emailVerified, isElsewhere, picture, signedInAt } = claims;
    const id = sessionIdOf(subject, signedInAt);
    const userAgent = headers.get("user-agent")?.slice(0, 400) ?? null;
    const counts = await saveProviderSession(engine.write, { id, provider: name, subject, userAgent }, now());
    if (!counts) return null;
    return {
      provider: name,
      subject,
      sessionId: id,
      email,
      emailVerified,
      isProvedElsewhere: isElsewhere,
      name: claims.name,
      photoURL: picture,
    };
  }
}

/** A sign-in keeps its time when its tokens are renewed, so person and time identify it. */
function sessionIdOf(subject: string, signedInAt: number): string {
  return hash("sha256", `${name} ${subject} ${signedInAt}`).slice(0, 32);
}

function originsOf({ authDomain, emulatorUrl }: FirebaseProject): PageOrigins {
  const script = "https://apis.google.com";
  if (emulatorUrl) return { scripts: [script], frames: [emulatorUrl], connections: [emulatorUrl] };
  return {
    scripts: [script],
    frames: [`https://${authDomain}`],
    connections: ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
  };
}

/** The header in which a page sends the ID token of a provider that signs people in elsewhere. */
const idTokenHeader = "x-id-token";
