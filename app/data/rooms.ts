import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";
import type { RoomDraft } from "#contract/rooms.ts";

const everyRoom = ["rooms"];

/** Rooms and equipment, with how many there are. */
export function useRooms() {
  return useQuery({
    queryKey: everyRoom,
    queryFn: ({ signal }) => securedApi("listRooms", undefined, { signal }),
  });
}

/** Adds a room, or changes the one of that id. */
export function useSaveRoom() {
  const refresh = useRefresh();
  return useMutation({
    async mutationFn({ id, draft }: { id?: string; draft: RoomDraft }): Promise<void> {
      if (id) await securedApi("updateRoom", { params: { id }, body: draft });
      else await securedApi("createRoom", { body: draft });
    },
    onSuccess: refresh,
  });
}

export function useDeleteRoom() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => securedApi("deleteRoom", { params: { id } }),
    onSuccess: refresh,
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: everyRoom });
    await queries.invalidateQueries({ queryKey: ["availability"] });
  };
}
