import { z } from "zod";
import { hoursOf, partsOfDay } from "#app/features/waiting/day-hours.ts";
import { typedMobile } from "#app/lib/typed-mobile.ts";
import { WaitingOfGuest } from "#contract/waiting.ts";
import { languages } from "#domain/language.ts";

const { name, serviceIds, dates, masterId } = WaitingOfGuest.shape;

/** The guest that the desk puts on the list, as typed. */
export const TypedWaiting = z
  .object({
    name,
    number: typedMobile,
    serviceIds,
    masterId: masterId.unwrap(),
    dates,
    language: z.enum(["", ...languages]).transform((chosen) => chosen || undefined),
    parts: z.array(z.enum(partsOfDay)),
  })
  .transform(({ parts, ...wish }) => ({ ...wish, ...hoursOf(parts) }));
