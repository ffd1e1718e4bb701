import { useMutation, useQueryClient } from "@tanstack/react-query";
import { change } from "#app/features/service-form/queries.ts";
import type { ServiceToAdd } from "#app/features/service-form/service-form.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { ManagedService } from "#contract/services.ts";

/** Adds a service, or changes the one that is edited, and says so. */
export function useSaveService(edited: ManagedService | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (service: ServiceToAdd): Promise<void> => {
      if (edited) await change(edited._id, service);
      else await securedApi("createService", { body: service });
    },
    async onSuccess(_answer, { service_name }) {
      if (edited) notifySuccess(`${service_name} is changed`, { place: "center" });
      else
        notifySuccess("Services Added", { text: "You are added new service Successfully", place: "center" });
      await queries.invalidateQueries({ queryKey: ["services"] });
    },
  });
}
