import { ANYONE } from "#domain/availability/types.ts";
import type { DiaryAndOffer } from "#server/database/diary.ts";
import { refuseTogether } from "#server/usecases/catalogue/refuse-together.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

/**
 * Refuses services and masters that the diary doesn't have, and services that can't be one visit; null when they can.
 * With `asBooked`, a booked visit keeps what it has.
 */
export function refuseAsked(
  diary: DiaryAndOffer,
  { serviceIds, masters }: { serviceIds: readonly string[]; masters: readonly string[] },
  { asBooked = false } = {},
): Refusal | null {
  if (serviceIds.some((asked) => !isAmong(diary.services, asked)))
    return refuse("not_found", "There is no such service.");
  if (masters.some((asked) => asked !== ANYONE && !isAmong(diary.masters, asked)))
    return refuse("not_found", "There is no such master.");
  if (asBooked) return null;
  return refuseTogether(
    serviceIds.flatMap((asked) => diary.offer.services.find(({ id }) => id === asked) ?? []),
  );
}

function isAmong(rows: readonly { id: string }[], asked: string): boolean {
  return rows.some(({ id }) => id === asked);
}
