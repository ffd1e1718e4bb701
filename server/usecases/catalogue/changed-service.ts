import type { ServiceChange } from "#contract/services.ts";
import { toDollars } from "#domain/money.ts";
import type { Handle } from "#server/database/handle.ts";
import { listAllServices, type ServiceRow } from "#server/database/services.ts";
import { toWireAsk } from "#server/usecases/catalogue/asks.ts";
import { hasChanged } from "#server/usecases/catalogue/changed-meanwhile.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

/** Refuses a change of what somebody else has changed since it was seen; null where nothing is in the way. */
export async function refuseChanged(
  db: Handle,
  id: string,
  { seen, ...change }: ServiceChange,
): Promise<Refusal | null> {
  const now = seen && (await listAllServices(db)).find((one) => one.id === id);
  return now && hasChanged(asListed(now), seen, change) ? serviceChanged : null;
}

const serviceChanged = refuse(
  "settings_changed",
  "Somebody else has changed this service meanwhile. Cancel to see theirs, or save again to keep yours.",
);

/** What a change may contain, as the list for admins answers it. */
function asListed(row: ServiceRow) {
  return {
    service_name: row.name,
    nameBn: row.name_bn,
    price: toDollars(row.price_cents),
    details: row.details,
    detailsBn: row.details_bn,
    img: row.image,
    tagline: row.tagline,
    taglineBn: row.tagline_bn,
    minutes: row.minutes,
    masterIds: row.masterIds,
    prepMinutes: row.prep_minutes,
    processingStartMinutes: row.processing_start,
    processingMinutes: row.processing_minutes,
    cleanupMinutes: row.cleanup_minutes,
    roomId: row.room_id,
    category: row.category,
    deposit: row.deposit && toWireAsk(row.deposit),
    variantName: row.variant_name,
    variantNameBn: row.variant_name_bn,
    variantHint: row.variant_hint,
    variantHintBn: row.variant_hint_bn,
    hidden: row.hidden === 1,
    addOnTo: row.addOnTo,
  } satisfies Record<keyof Omit<ServiceChange, "seen">, unknown>;
}
