import { queryOptions, useQuery } from "@tanstack/react-query";
import { keys, ofVisits } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { useChangeAtOnce } from "#app/data/use-change-at-once.ts";
import { api } from "#app/lib/api.ts";
import type { RoleState } from "#app/lib/dashboard-home.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { useSession } from "#app/lib/session.tsx";
import type { Me, Notices } from "#contract/users.ts";

/** The signed-in person as the salon has them. */
export const meQuery = (email: string | undefined) =>
  queryOptions({
    queryKey: [...keys.me, email],
    queryFn: ({ signal }) => securedApi("readMe", undefined, { signal }),
    enabled: email !== undefined,
  });

export const useMe = (email: string) => useQuery(meQuery(email));

/** What the signed-in person may do in the salon, as the server says; `pending` until it has. */
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
  /** Empty without one, like the photo's address. */
  phone: string;
  photoURL: string;
}

/** Saves the profile, with the sign-in and with the salon. @param why says why it failed */
export function useSaveProfile(why: (error: unknown) => string) {
  const { updateProfile } = useSession();
  return useChange(
    async ({ firstName, lastName, phone, photoURL }: Profile) => {
      const name = `${firstName} ${lastName}`.trim();
      await updateProfile({ displayName: name, photoURL });
      return await securedApi("updateMe", {
        body: { name, phone: phone || null, photoURL: photoURL || null },
      });
    },
    [keys.me],
    { why },
  );
}

/** Changes which notices are wanted, how, and in which language: shown at once, and taken back where it was not saved. */
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
  useChange((mobile: string) => securedApi("sendMobileCode", { body: { mobile } }), []);

/** Takes the code that was sent. Visits that were booked by phone may be the person's from then on. */
export const useProveMobile = () =>
  useChange((body: { code: string }) => securedApi("proveMobile", { body }), [keys.me, ...ofVisits]);

/** Stops the mails of the person who got a link with this token. */
export const useUnsubscribe = (token: string) => useChange(() => api("unsubscribe", { body: { token } }), []);

/** Deletes the signed-in person's account. */
export const useDeleteMe = (email: string) =>
  useChange(() => securedApi("deleteMe", { query: { email } }), []);
