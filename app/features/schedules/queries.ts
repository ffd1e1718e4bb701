import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { explain } from "#app/lib/explain.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { notifyError } from "#app/ui/toasts.ts";
import type { ManagedMaster } from "#contract/schedules.ts";

const schedulesKey = ["schedules"];

export function useSchedule(masterId: string) {
  return useQuery({
    queryKey: [...schedulesKey, masterId],
    queryFn: ({ signal }) => securedApi("readSchedule", { params: { id: masterId } }, { signal }),
  });
}

/** The masters who have left; none while they load. */
export function useFormerMasters(): ManagedMaster[] {
  const { data = [] } = useQuery({
    queryKey: ["masters", "all"],
    queryFn: ({ signal }) => securedApi("listAllMasters", undefined, { signal }),
  });
  return data.filter(({ worksHere }) => !worksHere);
}

/** Changes who works when: reads all that shows it again, and says so when it fails. */
export function useRoster() {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () =>
      Promise.all(
        [schedulesKey, ["masters"], ["services"], ["calendar"]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  /** @param failure what did not happen, when it fails @returns the answer; undefined when it failed */
  async function run<Value>(failure: string, work: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return (await mutateAsync(work)) as Value;
    } catch (error) {
      notifyError(failure, explain(error));
      return undefined;
    }
  }
  return { run, busy: isPending };
}
