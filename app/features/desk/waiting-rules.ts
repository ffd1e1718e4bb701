import { z } from "zod";
import { saidCaller, typedCaller } from "#app/features/desk/desk-rules.ts";
import { hoursOf, partsOfDay } from "#app/features/waiting/day-hours.ts";
import { WaitingOfGuest } from "#contract/waiting.ts";
import { languages } from "#domain/language.ts";

const { serviceIds, dates, masterId } = WaitingOfGuest.shape;

/** The guest that the desk puts on the list, as typed. @param keptNumber of a guest that the desk has found; it may stay as it is */
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
