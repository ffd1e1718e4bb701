import { useMutation, useQueryClient } from "@tanstack/react-query";
import { change } from "#app/data/services.ts";
import type { ServiceToAdd } from "#app/features/catalogue/service-form.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { serviceFormTexts } from "#app/texts/en/service-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { ManagedService } from "#contract/services.ts";

/** Adds a service, or changes the one that is edited, and says so. */
export function useSaveService(edited: ManagedService | undefined) {
  const texts = useTexts(serviceFormTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (service: ServiceToAdd): Promise<void> => {
      if (edited) await change(edited._id, service);
      else await securedApi("createService", { body: service });
    },
    async onSuccess(_answer, { service_name }) {
      if (edited) notifySuccess(texts.changed(service_name), { place: "center" });
      else notifySuccess(texts.added, { text: texts.addedText, place: "center" });
      await queries.invalidateQueries({ queryKey: ["services"] });
    },
  });
}
