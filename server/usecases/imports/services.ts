import type { Selectable } from "kysely";
import type { Category } from "#domain/categories.ts";
import {
  type AddedToService,
  type KnownService,
  type KnownServices,
  planServices,
  type ServiceFields,
} from "#domain/imports/service-rows.ts";
import { toDollars } from "#domain/money.ts";
import type { Handle } from "#server/database/handle.ts";
import { findKeys } from "#server/database/imported-rows.ts";
import { listMasters } from "#server/database/masters.ts";
import { newId } from "#server/database/new-id.ts";
import { readSalon } from "#server/database/salon.ts";
import type { ServicesTable } from "#server/database/schema/catalogue.ts";
import {
  changeService,
  findStoredService,
  insertService,
  listAllServices,
  type StoredService,
} from "#server/database/services.ts";
import { newRow } from "#server/usecases/catalogue/new-row.ts";
import { imprintOf, recordsOf } from "#server/usecases/imports/imported-records.ts";
import type { About, Planner } from "#server/usecases/imports/planned.ts";

/**
 * Plans lines with services. A new one is performed by every master, has its category's picture, and is on sale at
 * once.
 */
export const planServiceLines: Planner = async (_app, db, lines) => {
  const { currency } = await readSalon(db);
  const ids = [...new Set(lines.map(({ externalId }) => externalId.trim()).filter((id) => id !== ""))];
  const outcomes = planServices(lines, await readKnown(db, ids), currency);
  return {
    outcomes,
    write: async (tx, about) => {
      const records = recordsOf("services", about.importId);
      const performers = (await listMasters(tx)).map(({ id }) => id);
      for (const outcome of outcomes) {
        if (outcome.becomes === "refused") continue;
        if (outcome.becomes === "new") {
          const service = rowOf(outcome.fields, about);
          await insertService(tx, service, performers);
          records.made(service.id, imprintOfService(service));
          records.called(service.id, outcome.externalId);
        } else {
          const { id } = outcome.known;
          if (outcome.becomes === "joined") await fill(tx, id, columnsOf(outcome.adds), records);
          records.called(id, outcome.externalId);
        }
      }
      await records.write(tx);
    },
  };
};

async function fill(
  db: Handle,
  id: string,
  change: ReturnType<typeof columnsOf>,
  records: ReturnType<typeof recordsOf>,
): Promise<void> {
  await changeService(db, id, change);
  const service = await findStoredService(db, id);
  if (service) records.filled(id, Object.keys(change), imprintOfService(service));
}

const imprinted = [
  "name",
  "name_bn",
  "details",
  "details_bn",
  "tagline",
  "tagline_bn",
  "image",
  "price_cents",
  "minutes",
  "prep_minutes",
  "processing_start",
  "processing_minutes",
  "cleanup_minutes",
  "room_id",
  "hidden",
  "category",
  "variant_name",
] as const satisfies (keyof Selectable<ServicesTable>)[];

type Imprinted = Pick<StoredService, "id" | (typeof imprinted)[number]> &
  Partial<Pick<StoredService, "deposit">>;

/** A hash that tells whether a service is as an import left it, with no deposit rule of its own. */
export function imprintOfService(service: Imprinted): string {
  const { deposit = null } = service;
  return imprintOf([...imprinted.map((column) => service[column]), ...(deposit === null ? [] : [deposit])]);
}

const pictures: Record<Category, string> = {
  hair: "/art/hair.svg",
  skin: "/art/facial.svg",
  nails: "/art/nails-alta.svg",
  bath: "/art/thermal-bath.svg",
  mehendi: "/art/mehendi.svg",
};

function rowOf({ name, nameBn, category, priceCents, minutes, details }: ServiceFields, { now }: About) {
  return {
    ...newRow(newId(), { price: toDollars(priceCents), minutes }, minutes, now),
    name,
    name_bn: nameBn || null,
    details,
    details_bn: null,
    tagline_bn: null,
    image: category ? pictures[category] : "/art/treatments.svg",
    category,
    variant_name: null,
  };
}

function columnsOf({ nameBn, category, details }: AddedToService) {
  return {
    ...(nameBn !== undefined && { name_bn: nameBn }),
    ...(category !== undefined && { category }),
    ...(details !== undefined && { details }),
  };
}

async function readKnown(db: Handle, ids: readonly string[]): Promise<KnownServices> {
  const services = (await listAllServices(db)).map(
    (row): KnownService => ({
      id: row.id,
      name: row.name,
      nameBn: row.name_bn ?? "",
      category: row.category,
      priceCents: row.price_cents,
      minutes: row.minutes,
      details: row.details,
      isListed: row.variant_of === null && row.addOnTo.length === 0,
    }),
  );
  const byId = new Map(services.map((service) => [service.id, service]));
  const called = [...(await findKeys(db, "services", ids))].flatMap(([value, id]) => {
    const service = byId.get(id);
    return service ? [[value, service] as const] : [];
  });
  return {
    byExternalId: new Map([...byId, ...called]),
    byName: new Map(services.map((service) => [service.name.toLowerCase(), service])),
  };
}
