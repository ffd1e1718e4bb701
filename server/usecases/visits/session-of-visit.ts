import type { SessionOutcome } from "#domain/packages.ts";
import type { QuoteLine } from "#domain/pricing.ts";
import { compareServices, priceAfterChange } from "#domain/visit-change.ts";
import type { SessionPart } from "#domain/visit-session.ts";
import { type BookingRow, readDiscount } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { findBoughtPackage } from "#server/database/packages.ts";
import { type BeforeSession, readBeforeSession } from "#server/database/sessions-at-desk.ts";
import { readSessionOutcome, type UsedSession } from "#server/usecases/gifts/session-outcome.ts";

/** The service of a visit that a session of a package pays for. */
export interface VisitSession extends UsedSession {
  /** The position of that service among the visit's items. It costs what the session is worth. */
  position: number;
}

/** What a change does with the session: it keeps paying for its service, or the service is removed. */
export interface ChangedSession extends VisitSession {
  /** What happens to the session; null if it stays. */
  outcome: SessionOutcome | null;
}

/** @returns null if no session pays, or if its service was removed too late to return it */
export async function readVisitSession(
  db: Handle,
  { items }: BookingRow,
  used: UsedSession | null,
): Promise<VisitSession | null> {
  if (used === null || used.isUsedUp) return null;
  const bought = await findBoughtPackage(db, used.packageId);
  const position = items.findIndex(
    (item) => item.service_id === bought?.service_id && item.price_cents === used.cents,
  );
  if (position < 0) throw new Error("A session pays for a visit that does not have its service.");
  return { ...used, position };
}

/**
 * What a change does with the session of a visit. @param stays whether its service stays
 * @param isInTime whether the session is returned if its service does not stay
 */
export async function decideSession(
  db: Handle,
  session: VisitSession | null,
  { stays, ...at }: { stays: boolean; isInTime: boolean; at: number },
): Promise<ChangedSession | null> {
  if (session === null) return null;
  const comesBack = stays ? null : await readSessionOutcome(db, session, at);
  return { ...session, outcome: comesBack?.outcome ?? null };
}

/** The fields of a visit's service that its price depends on. */
export type Listed = Pick<BookingRow["items"][number], "service_id" | "service_name" | "price_cents">;

/** Services as lines of a price. No discount applies to the one that a session pays for. */
export function linesOf(items: readonly Listed[], session: VisitSession | null): QuoteLine[] {
  return items.map(({ service_id: serviceId, service_name: name, price_cents: priceCents }, index) => ({
    serviceId,
    name,
    priceCents,
    ...(session?.position === index && { packageId: session.packageId }),
  }));
}

/** The part of a visit's price that the session pays, before a change and after it, in cents. */
export function sessionCents(session: ChangedSession | null): SessionPart {
  const before = session?.cents ?? 0;
  return { before, after: session?.outcome === null ? before : 0 };
}

/** Whether the session of a removed service is returned; undefined without one. */
export function givesBack(session: ChangedSession | null): boolean | undefined {
  return session?.outcome ? session.outcome !== "lost" : undefined;
}

/** What returns to the session's package; nothing if the session stays or is lost. */
export function backInPackage(session: ChangedSession | null): { giftCardId: string; cents: number }[] {
  return session && givesBack(session) ? [{ giftCardId: session.packageId, cents: session.cents }] : [];
}

/** The visit's columns for its session after a change. */
export function sessionAfter(
  booking: BookingRow,
  session: ChangedSession | null,
  wanted: readonly Listed[],
): Pick<BookingRow, "package_id" | "kept_session_cents" | "before_session"> {
  const { package_id, kept_session_cents, before_session } = booking;
  if (session === null) return { package_id, kept_session_cents, before_session };
  if (session.outcome === "lost")
    return { package_id, kept_session_cents: session.cents, before_session: null };
  if (session.outcome !== null) return { package_id: null, kept_session_cents, before_session: null };
  const before = readBeforeSession(booking);
  const moved = before && beforeWith(before, booking, session, wanted);
  return { package_id, kept_session_cents, before_session: moved && JSON.stringify(moved) };
}

/**
 * What the changed visit would cost without the session that the desk used for it, and the new position of its service.
 */
function beforeWith(
  before: BeforeSession,
  { items }: BookingRow,
  session: VisitSession,
  wanted: readonly Listed[],
): BeforeSession {
  const ids = wanted.map(({ service_id }) => service_id);
  const { kept } = compareServices(linesOf(items, session), ids);
  const position = kept.findIndex((line) => line?.packageId !== undefined);
  const unpaid = (some: readonly Listed[], at: number) =>
    linesOf(some, null).map((line, index) =>
      index === at ? { ...line, priceCents: before.itemCents } : line,
    );
  const priceCents = priceAfterChange(before.priceCents, {
    before: unpaid(items, session.position),
    after: unpaid(wanted, position),
    discount: readDiscount(before),
  });
  return { ...before, priceCents, position };
}
