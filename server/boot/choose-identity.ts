import type { Config } from "#server/config.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { createDemoProvider, type DemoProvider } from "#server/identity/demo-provider.ts";
import type { PasswordHashing } from "#server/identity/embedded/options.ts";
import { createEmbeddedIdentity } from "#server/identity/embedded.ts";
import { createFirebaseIdentity } from "#server/identity/firebase.ts";
import type { IdentityProvider } from "#server/identity/port.ts";
import { identityEvents } from "#server/usecases/people/identity-events.ts";
import { passwordGuesses } from "#server/usecases/people/password-guesses.ts";

interface Around {
  engine: Engine;
  demo: boolean;
  /** The secret for identity's signatures. */
  secret: string;
  now: () => number;
  /** Whether attempts to sign in are limited. */
  limits: boolean;
  /** How the salon's own accounts hash passwords, if not in better-auth's way. */
  passwords: PasswordHashing | undefined;
  /** Two salons on one machine share a browser's cookies, even on different ports. */
  cookiePrefix: string;
}

/** The configured identity provider, or the salon's own if none is configured. */
export function chooseIdentity(
  config: Config,
  { engine, demo, secret, now, limits, passwords, cookiePrefix }: Around,
): { identity: IdentityProvider; demoProvider: DemoProvider | null } {
  const { publicUrl, google, facebook, openId, firebase } = config;
  if (firebase) {
    return { identity: createFirebaseIdentity({ engine, project: firebase, now }), demoProvider: null };
  }
  const demoProvider = demo && !google && !openId ? createDemoProvider({ publicUrl, secret }) : null;
  const identity = createEmbeddedIdentity({
    database: engine,
    publicUrl,
    secret,
    events: identityEvents({ engine, now }, "embedded"),
    guesses: passwordGuesses({ engine, now }),
    limits,
    cookiePrefix,
    now,
    log: (_level, message) => console.warn(message),
    ...(passwords && { passwords }),
    ...(google && { google }),
    ...(facebook && { facebook }),
    ...(openId && { openId }),
    ...(demoProvider && { demoProvider }),
  });
  return { identity, demoProvider };
}
