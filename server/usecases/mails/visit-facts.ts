import type { BookingRow } from "#server/database/bookings.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { MailContent, Ticket } from "#server/usecases/mails/layout/content.ts";

/** The day and the hour of a visit on the salon's clock, as a ticket; nothing while none is arranged. */
export function visitTicket(booking: BookingRow, salon: SalonRow): { ticket?: Ticket } {
  const { starts_at: starts, ends_at: ends } = booking;
  if (starts === null) return {};
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone: salon.zone }).format(starts);
  const ticket = {
    weekday: part({ weekday: "short" }),
    day: part({ day: "numeric" }),
    month: part({ month: "short" }),
    time: [starts, ...(ends === null ? [] : [ends])].map((at) => clock(at, salon.zone)).join(" to "),
    place: salon.address.join(", "),
  };
  return { ticket };
}

/** What is booked, with whom. */
export function visitRows({ service_name, items }: BookingRow): [string, string][] {
  const masters = [...new Set(items.flatMap((item) => item.master_name ?? []))];
  return [["Service", service_name], ...(masters.length > 0 ? [master(masters)] : [])];
}

/** The buttons and the small print under every mail about a visit. */
export function visitFoot(
  salon: SalonRow,
  site: { publicUrl: string },
): Required<Pick<MailContent, "actions" | "notes" | "reason">> {
  return {
    actions: [{ label: "See my bookings", url: `${site.publicUrl}/dashboard/myBookings` }],
    notes: salon.phone === "" ? [] : [`Questions? Call ${salon.phone}.`],
    reason: "You get this e-mail because you booked a visit.",
  };
}

function master(names: string[]): [string, string] {
  return [names.length === 1 ? "Master" : "Masters", names.join(" and ")];
}

function clock(instant: number, zone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  }).format(instant);
}
