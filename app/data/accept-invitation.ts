import { keys } from "#app/data/keys.ts";
import { usePlainChange } from "#app/data/use-plain-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

export const useAcceptInvitation = () =>
  usePlainChange(
    (token: string) => securedApi("acceptInvitation", { body: { token } }),
    [keys.me, ["adminStatus"]],
  );
