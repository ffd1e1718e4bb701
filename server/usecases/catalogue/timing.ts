import type { Handle } from "#server/database/handle.ts";
import { findRoom } from "#server/database/rooms.ts";
import { type Refusal, refuseField } from "#server/usecases/result.ts";

/** The times around a service's minutes, and its room. What is left out stays, or is nothing for a new service. */
export interface TimingDraft {
  prepMinutes?: number | undefined;
  processingStartMinutes?: number | undefined;
  processingMinutes?: number | undefined;
  cleanupMinutes?: number | undefined;
  roomId?: string | null | undefined;
}

interface Timed {
  minutes: number;
  processing_start: number;
  processing_minutes: number;
  room_id: string | null;
}

/** The columns that a draft sets. */
export function timingColumns(draft: TimingDraft) {
  const { prepMinutes, processingStartMinutes, processingMinutes, cleanupMinutes, roomId } = draft;
  return {
    ...(prepMinutes !== undefined && { prep_minutes: prepMinutes }),
    ...(processingStartMinutes !== undefined && { processing_start: processingStartMinutes }),
    ...(processingMinutes !== undefined && { processing_minutes: processingMinutes }),
    ...(cleanupMinutes !== undefined && { cleanup_minutes: cleanupMinutes }),
    ...(roomId !== undefined && { room_id: roomId }),
  };
}

/** Refuses processing that goes past the service's end, and an unknown room; null when the service can be booked. */
export async function refuseTiming(db: Handle, service: Timed): Promise<Refusal | null> {
  if (
    service.processing_minutes > 0 &&
    service.processing_start + service.processing_minutes > service.minutes
  ) {
    return refuseField("processingMinutes", "The processing ends by the end of the service");
  }
  if (service.room_id !== null && !(await findRoom(db, service.room_id))) {
    return refuseField("roomId", "There is no such room");
  }
  return null;
}
