const always = [
  "GET /get-session",
  "POST /sign-in/social",
  "POST /update-user",
  "POST /sign-out",
  "POST /send-verification-email",
  "GET /verify-email",
];

/** Where accounts and passwords are the salon's own. */
const here = new Set([
  ...always,
  "POST /sign-up/email",
  "POST /sign-in/email",
  "GET /callback/google",
  "GET /callback/facebook",
  "POST /change-password",
  "POST /request-password-reset",
  "POST /reset-password",
  "POST /two-factor/enable",
  "POST /two-factor/disable",
  "POST /two-factor/verify-totp",
  "POST /two-factor/verify-backup-code",
  "POST /two-factor/generate-backup-codes",
  "GET /passkey/generate-register-options",
  "POST /passkey/verify-registration",
  "GET /passkey/generate-authenticate-options",
  "POST /passkey/verify-authentication",
  "GET /passkey/list-user-passkeys",
  "POST /passkey/delete-passkey",
]);

/** Where another site has the pages for them. */
const elsewhere = new Set([...always, "GET /callback/openid"]);

/**
 * Whether better-auth may answer this request. It brings many more endpoints than the product uses; what isn't
 * named here doesn't exist.
 * @param passwords who keeps them: the salon, or an OpenID provider
 */
export function isServed(method: string, pathname: string, passwords: "here" | "elsewhere"): boolean {
  const served = passwords === "here" ? here : elsewhere;
  return served.has(`${method} ${pathname.replace(/^\/api\/auth/, "")}`);
}
