import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { askIdentity } from "#app/lib/identity/embedded-requests.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";

export interface Passkey {
  id: string;
  name: string | null;
  createdAt: string;
}

export async function listPasskeys(): Promise<Passkey[]> {
  return await askIdentity<Passkey[]>("/passkey/list-user-passkeys");
}

/** Creates a passkey on this device for the signed-in person. */
export async function addPasskey(name: string): Promise<void> {
  const optionsJSON = await askIdentity<PublicKeyCredentialCreationOptionsJSON>(
    "/passkey/generate-register-options",
  );
  const response = await fromDevice(() => startRegistration({ optionsJSON }));
  await askIdentity("/passkey/verify-registration", { response, name });
}

export async function removePasskey(id: string): Promise<void> {
  await askIdentity("/passkey/delete-passkey", { id });
}

/** Logs in with a passkey that the device offers. */
export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await askIdentity<PublicKeyCredentialRequestOptionsJSON>(
    "/passkey/generate-authenticate-options",
  );
  const response = await fromDevice(() => startAuthentication({ optionsJSON }));
  await askIdentity("/passkey/verify-authentication", { response });
}

async function fromDevice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    throw new IdentityError("passkey_refused", { cause });
  }
}
