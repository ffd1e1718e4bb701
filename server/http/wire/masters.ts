import type { Master } from "#contract/masters.ts";
import type { ManagedMaster } from "#contract/schedules.ts";
import type { listMasters, MasterRow } from "#server/database/masters.ts";

/** A master as admins see them. @param waitedFor the masters that entries of the waiting list name */
export function toManagedMaster(row: MasterRow, waitedFor: readonly string[]): ManagedMaster {
  const waiting = waitedFor.filter((id) => id === row.id).length;
  return { ...toMaster(row), worksHere: row.active === 1, ...(waiting > 0 && { waiting }) };
}

export function toMaster(row: Awaited<ReturnType<typeof listMasters>>[number]): Master {
  return {
    _id: row.id,
    name: row.name,
    role: row.role,
    ...(row.name_bn && { nameBn: row.name_bn }),
    ...(row.role_bn && { roleBn: row.role_bn }),
    photo: row.photo,
    bio: row.bio,
  };
}
