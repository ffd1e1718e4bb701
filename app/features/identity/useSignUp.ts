import { useRef } from "react";
import { securedApi } from "#app/lib/secured-api.ts";
import { useSession } from "#app/lib/session.tsx";
import type { SignUpForm } from "#contract/users.ts";

/**
 * Creates the account, then its name and photo, then the salon's record of the person. Called again after a failure
 * it goes on from the account that it created.
 */
export function useSignUp() {
  const { createUser, updateProfile } = useSession();
  const created = useRef<string>(undefined);

  return async ({ firstName, lastName, email, password, photoURL }: SignUpForm): Promise<void> => {
    const name = `${firstName} ${lastName}`;
    if (created.current !== email) {
      await createUser(email, password);
      created.current = email;
    }
    await updateProfile({ displayName: name, photoURL });
    await securedApi("createUser", { body: { name, email } });
  };
}
