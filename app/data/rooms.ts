import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { useSentOnce } from "#app/data/use-sent-once.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { RoomChange, RoomDraft } from "#contract/rooms.ts";

/** Rooms and equipment, with how many there are. */
export function useRooms() {
  return useQuery({
    queryKey: keys.rooms,
    queryFn: ({ signal }) => securedApi("listRooms", undefined, { signal }),
  });
}

const stale = [keys.rooms, keys.availability];

/** Adds a room, or changes the one of that id. @param changed what of it is sent as a change */
export function useSaveRoom(id: string | undefined, changed: (room: RoomDraft) => RoomChange) {
  const once = useSentOnce();
  return useChange(
    (room: RoomDraft): Promise<unknown> =>
      id
        ? securedApi("updateRoom", { params: { id }, body: changed(room) })
        : once((key) => securedApi("createRoom", { body: { ...room, key } })),
    stale,
  );
}

export const useDeleteRoom = () =>
  useChange((id: string) => securedApi("deleteRoom", { params: { id } }), stale);
