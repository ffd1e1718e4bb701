import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProfileForm } from "#app/features/account/profile-schemas.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { useSession } from "#app/lib/session.tsx";

/** Saves what a person says of herself, with her sign-in and with the salon. */
export function useSaveProfile() {
  const { updateProfile } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ firstName, lastName, phone, photoURL }: ProfileForm) => {
      const name = `${firstName} ${lastName}`.trim();
      await updateProfile({ displayName: name, photoURL });
      await securedApi("updateMe", { body: { name, phone: phone || null, photoURL: photoURL || null } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ["me"] }),
  });
}
