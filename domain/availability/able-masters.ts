import { ANYONE, type Diary, type Master, type VisitService } from "#domain/availability/types.ts";

/** The masters who may perform one service of a visit: the chosen one or, for anyone, all who perform it. */
export function ableMasters(wanted: VisitService, diary: Diary): Master[] {
  return diary.masters.filter(
    ({ id, serviceIds }) =>
      (wanted.masterId === ANYONE || wanted.masterId === id) && serviceIds.includes(wanted.serviceId),
  );
}
