import {
  type ExportedLine,
  exportedMaster,
  exportedService,
  exportedVisit,
} from "#domain/imports/exported.ts";
import { isAddOn } from "#domain/service-choice.ts";
import { minuteMs } from "#domain/time/durations.ts";
import { listComingAfter } from "#server/database/exported-visits.ts";
import type { Handle } from "#server/database/handle.ts";
import { listMasters, readWork } from "#server/database/masters.ts";
import { readSalon } from "#server/database/salon.ts";
import { sumPaidAtSalon } from "#server/database/salon-payments.ts";
import { listAllServices, listOffered } from "#server/database/services.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { moneyAtSalonOf } from "#server/usecases/visits/money-at-salon.ts";

const visitsAtOnce = 1000;

interface Page {
  lines: ExportedLine[];
  /** Where the next page begins; null after the last one. */
  next: string | null;
}

type Kind = "services" | "masters" | "visits";

/** The salon's records, as lines that an import accepts. @param after `next` of the page before, '' for the first */
export function exportLines(app: DatabaseAndClock, kind: Kind, after: string): Promise<Page> {
  return app.engine.snapshot((db) => ways[kind](db, app.now(), after));
}

const ways: Record<Kind, (db: Handle, now: number, after: string) => Promise<Page>> = {
  services: async (db) => ({ lines: (await listListed(db)).map(lineOfService), next: null }),
  masters: exportMasters,
  visits: exportVisits,
};

/** Services with a line of their own. Variants and add-ons have none. */
async function listListed(db: Handle) {
  return (await listOffered(db)).filter((one) => one.variant_of === null && !isAddOn(one));
}

function lineOfService({ name_bn: nameBn, price_cents: priceCents, ...others }: Service): ExportedLine {
  return exportedService({ ...others, nameBn, priceCents });
}

type Service = Awaited<ReturnType<typeof listListed>>[number];

async function exportMasters(db: Handle): Promise<Page> {
  const names = new Map((await listListed(db)).map(({ id, name }) => [id, name]));
  const lines: ExportedLine[] = [];
  for (const { name_bn: nameBn, ...master } of await listMasters(db)) {
    const { hours, serviceIds } = await readWork(db, master.id);
    const services = [...names].flatMap(([id, name]) => (serviceIds.includes(id) ? [name] : []));
    lines.push(exportedMaster({ ...master, nameBn, services, hours }));
  }
  return { lines, next: null };
}

async function exportVisits(db: Handle, now: number, after: string): Promise<Page> {
  const { zone } = await readSalon(db);
  const services = new Map((await listAllServices(db)).map((service) => [service.id, service]));
  const visits = await listComingAfter(db, { now, after: placeOf(after), most: visitsAtOnce });
  const ids = visits.map(({ id }) => id);
  const atSalon = await sumPaidAtSalon(db, ids);
  const lines = visits.map(({ guest_id: guestId, phone: number, price_cents: priceCents, ...visit }) => {
    const items = visit.items.map((item) => {
      const known = services.get(item.service_id);
      const minutes = ((item.ends_at ?? 0) - (item.starts_at ?? 0)) / minuteMs;
      return {
        service: known?.name ?? item.service_name,
        master: item.master_name ?? "",
        minutes,
        usualMinutes: known?.minutes ?? minutes,
      };
    });
    const { id, name, email, note, startsAt } = visit;
    const { paidCents: thereCents } = moneyAtSalonOf(
      { ...visit, price_cents: priceCents },
      atSalon.get(id) ?? 0,
    );
    const paidCents = visit.card_cents + visit.credit_cents + thereCents;
    const written = { id, guestId, name, number, email, startsAt, priceCents, paidCents, note, items };
    return exportedVisit(written, zone);
  });
  const last = visits.length === visitsAtOnce ? visits.at(-1) : undefined;
  return { lines, next: last ? `${last.startsAt} ${last.id}` : null };
}

function placeOf(after: string): { startsAt: number; id: string } | null {
  const [startsAt = "", id = ""] = after.split(" ");
  return /^\d{1,15}$/.test(startsAt) ? { startsAt: Number(startsAt), id } : null;
}
