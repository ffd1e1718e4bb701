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
import { findKeys, insertImportedRows } from "#server/database/imported-rows.ts";
import { listMasters } from "#server/database/masters.ts";
import { readSalon } from "#server/database/salon.ts";
import type { ServicesTable } from "#server/database/schema/catalogue.ts";
import {
  changeService,
  insertService,
  listAllServices,
  type StoredService,
} from "#server/database/services.ts";
import { newRow } from "#server/usecases/catalogue/new-row.ts";
import { type About, imprintOf, type Planner } from "#server/usecases/imports/planned.ts";

/** Plans lines with services. A new one is performed by every master, has its category's picture, and is on sale at once. */
export const planServiceLines: Planner = async (_app, db, lines) => {
  const { currency } = await readSalon(db);
  const ids = [...new Set(lines.map(({ externalId }) => externalId.trim()).filter((id) => id !== ""))];
  const outcomes = planServices(lines, await readKnown(db, ids), currency);
  return {
    outcomes,
    write: async (tx, about) => {
      const rows = [];
      const keys = [];
      const performers = (await listMasters(tx)).map(({ id }) => id);
      for (const outcome of outcomes) {
        if (outcome.becomes === "refused") continue;
        let subjectId = "";
        if (outcome.becomes === "new") {
          const service = rowOf(outcome.fields, about);
          subjectId = service.id;
          await insertService(tx, service, performers);
          rows.push(imported(about, service, { made: 1, filled: "[]" }));
        } else {
          subjectId = outcome.known.id;
          const stored = await tx
            .selectFrom("services")
            .selectAll()
            .where("id", "=", subjectId)
            .executeTakeFirstOrThrow();
          const change = columnsOf(outcome.adds);
          await changeService(tx, subjectId, change);
          if (outcome.becomes === "joined") {
            const filled = JSON.stringify(Object.keys(change));
            rows.push(imported(about, { ...stored, ...change }, { made: 0, filled }));
          }
        }
        const { externalId: value } = outcome;
        if (value !== "" && value !== subjectId)
          keys.push({ kind: "services" as const, value, subject_id: subjectId, import_id: about.importId });
      }
      await insertImportedRows(tx, rows, keys);
    },
  };
};

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

type Imprinted = Pick<StoredService, "id" | (typeof imprinted)[number]>;

/** What tells whether a service is as an import left it. */
export function imprintOfService(service: Imprinted): string {
  return imprintOf(imprinted.map((column) => service[column]));
}

function imported({ importId }: About, service: Imprinted, about: { made: number; filled: string }) {
  return { import_id: importId, subject_id: service.id, ...about, left_as: imprintOfService(service) };
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
    ...newRow({ price: toDollars(priceCents), minutes }, minutes, now),
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
