import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { addPasskey, listPasskeys, removePasskey } from "#app/lib/identity/passkeys.ts";
import { hasSecondFactor } from "#app/lib/identity/second-factor.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** Where the signed-in person is signed in. */
export function useDevices(email: string) {
  return useQuery({
    queryKey: [...keys.devices, email],
    queryFn: ({ signal }) => securedApi("listSessions", undefined, { signal }),
  });
}

export const useEndDevice = () =>
  useChange((id: string) => securedApi("endSession", { params: { id } }), [keys.devices]);

export const useEndOtherDevices = () =>
  useChange(() => securedApi("endSessions", { query: { keep: "current" } }), [keys.devices]);

/** Signs out every device, including this one. */
export const useEndAllDevices = () => useChange(() => securedApi("endSessions", {}), []);

export function usePasskeys(email: string) {
  return useQuery({ queryKey: [...keys.passkeys, email], queryFn: listPasskeys });
}

/** Creates a passkey on this device, under a name. */
export const useAddPasskey = () =>
  useChange(
    async (name: string) => {
      await addPasskey(name);
      return true;
    },
    [keys.passkeys],
  );

export const useRemovePasskey = () =>
  useChange(
    async (id: string) => {
      await removePasskey(id);
      return true;
    },
    [keys.passkeys],
  );

/** Whether signing in also asks for a code. */
export function useSecondFactor(email: string) {
  return useQuery({ queryKey: [...keys.secondFactor, email], queryFn: hasSecondFactor });
}
