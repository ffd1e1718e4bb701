import type { Master } from "#contract/masters.ts";
import type { ManagedService, Service } from "#contract/services.ts";
import { memberDiscount } from "#domain/membership.ts";
import { toDollars } from "#domain/money.ts";
import { quote } from "#domain/pricing.ts";
import type { listMasters } from "#server/database/masters.ts";
import type { ServiceRow } from "#server/database/services.ts";

export function toService(row: ServiceRow): Service {
  return {
    _id: row.id,
    service_name: row.name,
    price: toDollars(row.price_cents),
    memberPrice: toDollars(memberPrice(row)),
    details: row.details,
    img: row.image,
    icon: row.image,
    tagline: row.tagline,
    ...(row.name_bn && { nameBn: row.name_bn }),
    ...(row.details_bn && { detailsBn: row.details_bn }),
    ...(row.tagline_bn && { taglineBn: row.tagline_bn }),
    minutes: row.minutes,
    masterIds: row.masterIds,
    position: row.position,
  };
}

/** A service as admins see it. */
export function toManagedService(row: ServiceRow): ManagedService {
  return {
    ...toService(row),
    hidden: row.hidden === 1,
    prepMinutes: row.prep_minutes,
    processingStartMinutes: row.processing_start,
    processingMinutes: row.processing_minutes,
    cleanupMinutes: row.cleanup_minutes,
    roomId: row.room_id,
  };
}

function memberPrice(row: ServiceRow): number {
  return quote([{ ...row, priceCents: row.price_cents }], [memberDiscount]).totalCents;
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
