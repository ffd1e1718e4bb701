import { createEmbeddedIdentity } from "#app/lib/identity/embedded.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
import type { IdentityClient } from "#app/lib/identity/port.ts";

/**
 * An OpenID provider's accounts: it asks for passwords on pages of its own, in a window, and so does creating a user.
 * The session that follows is the salon's, as for accounts of its own.
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
