import { useMutation, useQueryClient } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";
import { useSession } from "#app/lib/session.tsx";

interface Profile {
  firstName: string;
  lastName: string;
  /** Empty without one, like the photo's address. */
  phone: string;
  photoURL: string;
}

/** Saves what a person says of herself, with her sign-in and with the salon. */
export function useSaveProfile() {
  const { updateProfile } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ firstName, lastName, phone, photoURL }: Profile) => {
      const name = `${firstName} ${lastName}`.trim();
      await updateProfile({ displayName: name, photoURL });
      await securedApi("updateMe", { body: { name, phone: phone || null, photoURL: photoURL || null } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ["me"] }),
  });
}
