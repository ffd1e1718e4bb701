const always = [
  "GET /get-session",
  "POST /sign-in/social",
  "POST /update-user",
  "POST /sign-out",
  "POST /send-verification-email",
  "GET /verify-email",
];

/** The paths if the salon stores accounts and passwords itself. */
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

/** The paths if another site has the pages for accounts and passwords. */
const elsewhere = new Set([...always, "GET /callback/openid"]);

/**
 * Whether better-auth may answer this request. It has many more endpoints than the product uses; those that are not
 * listed here don't exist.
 * @param passwords who stores them: the salon, or an OpenID provider
 */
export function isServed(method: string, pathname: string, passwords: "here" | "elsewhere"): boolean {
  const served = passwords === "here" ? here : elsewhere;
  return served.has(`${method} ${pathname.replace(/^\/api\/auth/, "")}`);
}
