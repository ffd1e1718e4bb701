import type { Category } from "#domain/categories.ts";
import type { ImportField } from "#domain/imports/lines.ts";
import type { WallSpan } from "#domain/time/wall-span.ts";

/** A visit's money in an exported file: what is paid, and what is still due at the salon. Imports ignore it. */
export const moneyFields = ["paid", "due"] as const;

/** An exported line: the fields that an import accepts, in the form it reads, and a visit's money. */
export type ExportedLine = Partial<Record<ImportField | (typeof moneyFields)[number], string>>;

/** Written for no value where an empty cell would mean the default. */
export const nothing = "none";

export function exportedService(service: {
  id: string;
  name: string;
  nameBn: string | null;
  category: Category | null;
  priceCents: number;
  minutes: number;
  details: string;
}): ExportedLine {
  return {
    externalId: service.id,
    name: service.name,
    nameBn: service.nameBn ?? "",
    category: service.category ?? "",
    price: amount(service.priceCents),
    minutes: `${service.minutes}`,
    details: service.details,
  };
}

/** @param master.services the names of what the master performs */
export function exportedMaster(master: {
  id: string;
  name: string;
  nameBn: string | null;
  role: string;
  bio: string;
  services: readonly string[];
  hours: readonly (WallSpan & { weekday: number })[];
}): ExportedLine {
  return {
    externalId: master.id,
    name: master.name,
    nameBn: master.nameBn ?? "",
    role: master.role,
    services: master.services.length === 0 ? nothing : master.services.join("; "),
    hours: writeWeek(master.hours),
    bio: master.bio,
  };
}

/** @param visit.startsAt epoch milliseconds @param visit.items each with its service's minutes in the catalogue */
export function exportedVisit(
  visit: {
    id: string;
    guestId: string | null;
    name: string;
    number: string;
    email: string;
    startsAt: number;
    priceCents: number;
    paidCents: number;
    note: string;
    items: readonly { service: string; master: string; minutes: number; usualMinutes: number }[];
  },
  zone: string,
): ExportedLine {
  const wall = Temporal.Instant.fromEpochMilliseconds(visit.startsAt).toZonedDateTimeISO(zone);
  const { items } = visit;
  const masters = new Set(items.map(({ master }) => master));
  const isUsual = items.every(({ minutes, usualMinutes }) => minutes === usualMinutes);
  return {
    externalId: visit.id,
    guestId: visit.guestId ?? "",
    name: visit.name,
    number: visit.number,
    email: visit.email,
    date: wall.toPlainDate().toString(),
    time: timeOf(wall),
    services: items.map(({ service }) => service).join("; "),
    master: (masters.size === 1 ? [...masters] : items.map(({ master }) => master)).join("; "),
    minutes: isUsual ? "" : items.map(({ minutes }) => minutes).join("; "),
    price: amount(visit.priceCents),
    paid: amount(visit.paidCents),
    due: amount(Math.max(0, visit.priceCents - visit.paidCents)),
    note: visit.note,
  };
}

/** With its offset when the clocks show that hour twice. */
function timeOf(wall: Temporal.ZonedDateTime): string {
  const time = wall.toPlainTime().toString({ smallestUnit: "minute" });
  const isOnce = (["earlier", "later"] as const).every(
    (disambiguation) =>
      wall.toPlainDateTime().toZonedDateTime(wall.timeZoneId, { disambiguation }).epochMilliseconds ===
      wall.epochMilliseconds,
  );
  return isOnce ? time : time + wall.offset;
}

const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** The hours of a week as `readWeek` reads them: 'Sun 10:00-19:00; Sat 10:00-13:00, 14:00-18:00'. */
function writeWeek(hours: readonly (WallSpan & { weekday: number })[]): string {
  const written = days.flatMap((day, weekday) => {
    const spans = hours.filter((span) => span.weekday === weekday);
    const said = spans.map(({ opens, closes }) => `${opens}-${closes}`).join(", ");
    return spans.length === 0 ? [] : [`${day} ${said}`];
  });
  return written.length === 0 ? nothing : written.join("; ");
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}
