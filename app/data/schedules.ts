import { useQuery } from "@tanstack/react-query";
import { useAttempt } from "#app/data/use-attempt.ts";
import { securedApi } from "#app/lib/secured-api.ts";
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

const shownByRoster = [schedulesKey, ["masters"], ["services"], ["calendar"]];

/** Changes who works when: reads all that shows it again, and says so when it fails. */
export function useRoster(tells?: "here") {
  return useAttempt(shownByRoster, tells);
}
