import { useQuery } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { usePlainChange } from "#app/data/use-plain-change.ts";
import { useSentOnce } from "#app/data/use-sent-once.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** The state of each setup step of a new salon. */
export const useSetup = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: keys.setup,
    queryFn: ({ signal }) => securedApi("readSetup", undefined, { signal }),
    // Most of it changes on other pages.
    staleTime: 0,
  });

/** Opens the practice salon. The URL in its answer admits somebody once. */
export const useBeginPractice = () => useChange(() => securedApi("beginPractice"), []);

/** Makes a test request to the card provider. */
export const useCheckCards = () => usePlainChange(() => securedApi("checkCards"), []);

export const useSendTestMail = () => useChange(() => securedApi("sendTestMail"), [keys.deliveries]);
export const useConfirmTestMail = () => useChange(() => securedApi("confirmTestMail"), [keys.setup]);

/** Invitations that are not accepted yet. */
export const useInvitations = () =>
  useQuery({
    queryKey: [...keys.setup, "invitations"],
    queryFn: ({ signal }) => securedApi("listInvitations", undefined, { signal }),
  });

export const useInvite = () =>
  useChange((body: BodyOf<"createInvitation">) => securedApi("createInvitation", { body }), [keys.setup]);

export const useWithdraw = () =>
  useChange((id: string) => securedApi("withdrawInvitation", { params: { id } }), [keys.setup]);

/** Opens the salon, and refetches the salon that the page was rendered with. */
export function useOpenSalon() {
  const { revalidate } = useRevalidator();
  return useChange(() => securedApi("openSalon"), [keys.setup], { onSuccess: () => revalidate() });
}

/** Sets the day on which the salon opens; null removes it. */
export function usePlanOpening() {
  const { revalidate } = useRevalidator();
  return useChange((date: string | null) => securedApi("planOpening", { body: { date } }), [keys.setup], {
    onSuccess: () => revalidate(),
  });
}

interface ServicesToAdd {
  services: BodyOf<"createService">[];
  /** Called with the name of each service as it is added. */
  onAdded: (name: string) => void;
}

/** Adds services one after another. If one is refused, those before it stay. */
export const useAddServices = () =>
  useChange(
    async ({ services, onAdded }: ServicesToAdd) => {
      for (const body of services) {
        await securedApi("createService", { body });
        onAdded(body.service_name);
      }
      return services.length;
    },
    [keys.services, keys.schedules, keys.setup],
  );

/** Adds a master with hours who performs services. */
export function useAddWorkingMaster() {
  const once = useSentOnce();
  return useChange(
    (master: BodyOf<"createMaster">) =>
      once((key) => securedApi("createMaster", { body: { ...master, key } })),
    [keys.masters, keys.schedules, keys.services, keys.calendar, keys.setup],
  );
}
