import { ANYONE, type Diary } from "#domain/availability/types.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

/** Refuses services and masters that the diary doesn't have; null when it has all of them. */
export function refuseUnknown(
  diary: Diary,
  serviceIds: readonly string[],
  masters: readonly string[],
): Refusal | null {
  const services = new Set(diary.services.map(({ id }) => id));
  if (serviceIds.some((id) => !services.has(id))) return refuse("not_found", "There is no such service.");
  const known = new Set([ANYONE, ...diary.masters.map(({ id }) => id)]);
  return masters.some((id) => !known.has(id)) ? refuse("not_found", "There is no such master.") : null;
}
