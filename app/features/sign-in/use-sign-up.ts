import { useRef } from "react";
import { securedApi } from "#app/lib/secured-api.ts";
import { useSession } from "#app/lib/session.tsx";
import { uploadPicture } from "#app/lib/upload-picture.ts";
import type { SignUpForm } from "#contract/users.ts";

/** What stands in the photo's field while a file is chosen in place of an address. */
export const chosenFile = "/chosen-file";

/**
 * Creates the account, then uploads the photo if a file was chosen, then saves name and photo, then the salon's record of the person. Called again after a failure
 * it goes on from the account that it created.
 */
export function useSignUp() {
  const { createUser, updateProfile } = useSession();
  const created = useRef<string>(undefined);

  return async (form: SignUpForm, photo?: File): Promise<void> => {
    const { firstName, lastName, email, password } = form;
    const name = `${firstName} ${lastName}`;
    if (created.current !== email) {
      await createUser(email, password);
      created.current = email;
    }
    const photoURL = photo ? await uploadPicture(photo) : form.photoURL;
    await updateProfile({ displayName: name, photoURL });
    await securedApi("createUser", { body: { name, email } });
  };
}
