import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";

/** What people may add to their password: an authenticator's codes, and passkeys. */
export function strongerSignIn(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl);
  return [
    twoFactor({
      issuer: hostname,
      twoFactorTable: "auth_two_factor",
      backupCodeOptions: { amount: 10 },
      accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 15 * 60 },
    }),
    passkey({
      rpID: hostname,
      rpName: hostname,
      origin,
      schema: { passkey: { modelName: "auth_passkey" } },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      authentication: {
        async afterVerification({ verification }) {
          // A passkey replaces both password and second factor, so its owner must have unlocked it.
          if (verification.authenticationInfo.userVerified) return;
          throw new APIError("UNAUTHORIZED", { code: "PASSKEY_NOT_UNLOCKED", message: "Unlock the passkey" });
        },
      },
    }),
  ];
}
