import { askIdentity } from "#app/lib/identity/embedded-requests.ts";

/** What an authenticator app is set up with. */
export interface Setup {
  /** otpauth://… for a QR code. */
  uri: string;
  backupCodes: string[];
}

/** Whether logging in asks the signed-in person for a code. */
export async function hasSecondFactor(): Promise<boolean> {
  const session = await askIdentity<{ user: { twoFactorEnabled?: boolean | null } } | null>("/get-session");
  return session?.user.twoFactorEnabled === true;
}

/** Begins the setup. Logging in asks for no code until `confirmSetup` has accepted one. */
export async function beginSetup(password: string): Promise<Setup> {
  const { totpURI, backupCodes } = await askIdentity<{ totpURI: string; backupCodes: string[] }>(
    "/two-factor/enable",
    { password },
  );
  return { uri: totpURI, backupCodes };
}

/** Turns it on. This changes the session, so the bearer token must be renewed. */
export async function confirmSetup(code: string): Promise<void> {
  await askIdentity("/two-factor/verify-totp", { code });
}

/** Turns it off. This changes the session, so the bearer token must be renewed. */
export async function turnOff(password: string): Promise<void> {
  await askIdentity("/two-factor/disable", { password });
}

/** Makes new backup codes. The old ones stop working. */
export async function makeBackupCodes(password: string): Promise<string[]> {
  return (await askIdentity<{ backupCodes: string[] }>("/two-factor/generate-backup-codes", { password }))
    .backupCodes;
}

/** The second step of logging in. @param kind where the code comes from */
export async function sendCode(code: string, kind: "app" | "backup"): Promise<void> {
  if (kind === "app") await askIdentity("/two-factor/verify-totp", { code });
  else await askIdentity("/two-factor/verify-backup-code", { code: code.trim() });
}
