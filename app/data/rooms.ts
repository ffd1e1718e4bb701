import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { RoomDraft } from "#contract/rooms.ts";

/** Rooms and equipment, with how many there are. */
export function useRooms() {
  return useQuery({
    queryKey: keys.rooms,
    queryFn: ({ signal }) => securedApi("listRooms", undefined, { signal }),
  });
}

const stale = [keys.rooms, keys.availability];

/** Adds a room, or changes the one of that id. */
export const useSaveRoom = (id?: string) =>
  useChange(
    (body: RoomDraft): Promise<unknown> =>
      id ? securedApi("updateRoom", { params: { id }, body }) : securedApi("createRoom", { body }),
    stale,
  );

export const useDeleteRoom = () =>
  useChange((id: string) => securedApi("deleteRoom", { params: { id } }), stale);
