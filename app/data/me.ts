import { queryOptions, useQuery } from "@tanstack/react-query";
import { keys, ofVisits } from "#app/data/keys.ts";
import { useChangeAtOnce } from "#app/data/use-change-at-once.ts";
import { usePlainChange } from "#app/data/use-plain-change.ts";
import { api } from "#app/lib/api.ts";
import type { RoleState } from "#app/lib/dashboard-home.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { useSession } from "#app/lib/session.tsx";
import type { Me, Notices } from "#contract/users.ts";

/** The signed-in person, as the salon knows them. */
export const meQuery = (email: string | undefined) =>
  queryOptions({
    queryKey: [...keys.me, email],
    queryFn: ({ signal }) => securedApi("readMe", undefined, { signal }),
    enabled: email !== undefined,
  });

export const useMe = (email: string) => useQuery(meQuery(email));

/** The signed-in person's role in the salon, from the server; `pending` until it answers. */
export function useRole(): RoleState {
  const { user, adminStatus } = useSession();
  const { data, isError } = useQuery(meQuery(user?.email));
  if (adminStatus !== "other") return adminStatus;
  if (data) return data.role;
  return isError ? "failed" : "pending";
}

interface Profile {
  firstName: string;
  lastName: string;
  /** Empty if there is none, like the photo's URL. */
  phone: string;
  photoURL: string;
}

/** Saves the profile, with the identity provider and with the salon. @param why explains a failure */
export function useSaveProfile(why: (error: unknown) => string) {
  const { updateProfile } = useSession();
  return usePlainChange(
    async ({ firstName, lastName, phone, photoURL }: Profile) => {
      const name = `${firstName} ${lastName}`.trim();
      await updateProfile({ displayName: name, photoURL });
      return await securedApi("updateMe", {
        body: { name, phone: phone || null, photoURL: photoURL || null },
      });
    },
    [keys.me],
    { told: (title, error) => ({ title, text: why(error) }) },
  );
}

/** Changes which notices the person wants, how, and in which language. Shown at once, and reverted if saving fails. */
export function useChangeNotices(email: string) {
  const { queryKey } = meQuery(email);
  return useChangeAtOnce(
    (body: { notices?: Partial<Notices>; language?: Me["language"]; toldBy?: Me["toldBy"] | undefined }) =>
      securedApi("updateMe", { body }),
    [queryKey],
    () => queryKey,
    (me: Me, { notices, language, toldBy }) => ({
      ...me,
      language: language ?? me.language,
      toldBy: toldBy ?? me.toldBy,
      notices: { ...me.notices, ...notices },
    }),
  );
}

/** Sends a code to a mobile number of the signed-in person. */
export const useSendMobileCode = () =>
  usePlainChange((mobile: string) => securedApi("sendMobileCode", { body: { mobile } }), []);

/** Verifies the code that was sent. Visits that were booked by phone may belong to the person from then on. */
export const useProveMobile = () =>
  usePlainChange((body: { code: string }) => securedApi("proveMobile", { body }), [keys.me, ...ofVisits]);

/** Stops the mails to the person who got a link with this token. */
export const useUnsubscribe = (token: string) =>
  usePlainChange(() => api("unsubscribe", { body: { token } }), []);

/** Deletes the signed-in person's account. */
export const useDeleteMe = (email: string) =>
  usePlainChange(() => securedApi("deleteMe", { query: { email } }), []);
