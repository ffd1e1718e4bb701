import type { IdentityClient } from "#app/lib/identity/port.ts";
import type { Salon } from "#contract/salon.ts";

/** Loads only the client of the salon's identity provider. */
export async function loadIdentity(identity: Salon["identity"]): Promise<IdentityClient> {
  if (identity.kind === "firebase") {
    return (await import("#app/lib/identity/firebase.ts")).createFirebaseIdentity(identity);
  }
  if (identity.kind === "openid") return (await import("#app/lib/identity/openid.ts")).createOpenIdIdentity();
  return (await import("#app/lib/identity/embedded.ts")).createEmbeddedIdentity();
}
