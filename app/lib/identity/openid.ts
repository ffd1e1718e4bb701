import { createEmbeddedIdentity } from "#app/lib/identity/embedded.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
import type { IdentityClient } from "#app/lib/identity/port.ts";

/**
 * Accounts at an OpenID provider. The provider asks for the password, and creates users, on its own pages in a popup.
 * The session that follows is the salon's, as with its own accounts.
 */
export function createOpenIdIdentity(): IdentityClient {
  const own = createEmbeddedIdentity();
  const passwordsElsewhere = async () => {
    throw new IdentityError("passwords_elsewhere");
  };
  return {
    ...own,
    createUser: (email) => own.signInWithPopup("openid", email),
    signIn: (email) => own.signInWithPopup("openid", email),
    changePassword: passwordsElsewhere,
    requestPasswordReset: passwordsElsewhere,
    resetPassword: passwordsElsewhere,
  };
}
