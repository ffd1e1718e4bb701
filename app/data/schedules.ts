import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { usePlainChange } from "#app/data/use-plain-change.ts";
import { useSentOnce } from "#app/data/use-sent-once.ts";
import { hasCode } from "#app/lib/api-error.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { ManagedMaster, MasterDetails, Schedule } from "#contract/schedules.ts";

/** The masters who have left; none while they load. @param enabled whether they are asked for */
export function useFormerMasters(enabled = true): ManagedMaster[] {
  const { data = [] } = useQuery({ ...allMastersQuery, enabled });
  return data.filter(({ worksHere }) => !worksHere);
}

/** Reads how many entries of the waiting list name a master; undefined if that fails. */
export function useReadWaitingFor(masterId: string): () => Promise<number | undefined> {
  const queries = useQueryClient();
  return async () => {
    try {
      const all = await queries.fetchQuery({ ...allMastersQuery, retry: false, networkMode: "always" });
      return all.find(({ _id }) => _id === masterId)?.waiting ?? 0;
    } catch {
      return undefined;
    }
  };
}

const allMastersQuery = queryOptions({
  queryKey: [...keys.masters, "all"],
  queryFn: ({ signal }) => securedApi("listAllMasters", undefined, { signal }),
});

export function useSchedule(masterId: string) {
  return useQuery({
    queryKey: [...keys.schedules, masterId],
    queryFn: ({ signal }) => readSchedule(masterId, signal),
  });
}

const stale = [keys.schedules, keys.masters, keys.services, keys.calendar];

/** Adds a master; hours and services are still to come. */
export function useAddMaster() {
  const once = useSentOnce();
  return useChange(
    (details: MasterDetails) =>
      once((key) => securedApi("createMaster", { body: { ...details, serviceIds: [], hours: [], key } })),
    stale,
  );
}

/** Changes a master's week and services. @param over makes the body to send from the schedule as saved now */
export const useSaveSchedule = (id: string) =>
  useChange(
    async (over: (now: Schedule) => BodyOf<"saveSchedule">) =>
      securedApi("saveSchedule", { params: { id }, body: over(await readSchedule(id)) }),
    stale,
  );

/** Changes what visitors read about a master. The week and the services stay as the server has them. */
export const useSaveDetails = (id: string, changed: (details: MasterDetails) => Partial<MasterDetails>) =>
  useChange(
    (details: MasterDetails) => securedApi("saveSchedule", { params: { id }, body: changed(details) }),
    stale,
  );

/** Another master's schedule, to copy from. It changes nothing. */
export const useCopySchedule = () => usePlainChange((id: string) => readSchedule(id), stale);

/** Marks a master as having left, or brings them back as before. */
export const useRetireMaster = () =>
  useChange(
    ({ id, worksHere }: { id: string; worksHere: boolean }) =>
      securedApi("retireMaster", { params: { id }, body: { worksHere } }),
    stale,
  );

export const useAddDaysOff = () =>
  useChange((body: BodyOf<"createHoursException">) => securedApi("createHoursException", { body }), stale);

/** Takes days back. One that is gone already, or fails, leaves the others to be taken back. */
export const useRemoveDaysOff = () =>
  useChange(async (ids: string[]) => {
    const sent = ids.map((id) => securedApi("deleteHoursException", { params: { id } }));
    for (const one of await Promise.allSettled(sent))
      if (one.status === "rejected" && !hasCode(one.reason, "not_found")) throw one.reason;
    return ids;
  }, stale);

function readSchedule(id: string, signal?: AbortSignal) {
  return securedApi("readSchedule", { params: { id } }, signal && { signal });
}
