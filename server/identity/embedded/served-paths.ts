const served = new Set([
  "GET /get-session",
  "POST /sign-up/email",
  "POST /sign-in/email",
  "POST /sign-in/social",
  "GET /callback/google",
  "GET /callback/facebook",
  "POST /update-user",
  "POST /change-password",
  "POST /sign-out",
  "POST /request-password-reset",
  "POST /reset-password",
  "POST /send-verification-email",
  "GET /verify-email",
]);

/**
 * Whether better-auth may answer this request. It brings many more endpoints than the product uses; what isn't
 * named here doesn't exist.
 */
export function isServed(method: string, pathname: string): boolean {
  return served.has(`${method} ${pathname.replace(/^\/api\/auth/, "")}`);
}
