import { z } from "zod";
import { saidCaller, typedCaller } from "#app/features/desk/desk-rules.ts";
import { hoursOf, partsOfDay } from "#app/features/waiting/day-hours.ts";
import { WaitingOfGuest } from "#contract/waiting.ts";
import { languages } from "#domain/language.ts";

const { serviceIds, dates, masterId } = WaitingOfGuest.shape;

/**
 * The guest to put on the waiting list, as typed.
 * @param keptNumber the number of a guest that the desk has found; it is accepted as it is
 */
export const typedWaiting = (keptNumber?: string) =>
  z
    .object({
      ...typedCaller(keptNumber),
      serviceIds,
      masterId: masterId.unwrap(),
      dates,
      language: z.enum(["", ...languages]).transform((chosen) => chosen || undefined),
      parts: z.array(z.enum(partsOfDay)),
    })
    .transform(({ parts, ...wish }) => ({ ...saidCaller(wish), ...hoursOf(parts) }));
