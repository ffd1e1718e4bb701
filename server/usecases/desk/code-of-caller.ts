import type { CodeDiscount, Quote } from "#domain/pricing.ts";
import { findDiscounts, findServices, priceServices } from "#server/usecases/checkout/price-services.ts";
import { readCodes } from "#server/usecases/checkout/read-codes.ts";
import type { UseCases } from "#server/usecases/context.ts";
import type { DeskRequest } from "#server/usecases/desk/desk-request.ts";
import { readDeskSession } from "#server/usecases/gifts/session-at-desk.ts";
import { knownUser } from "#server/usecases/guests/known-user.ts";
import { ok, type Result, refusable } from "#server/usecases/result.ts";

type Asked = Pick<DeskRequest, "serviceIds" | "code" | "guestId" | "email">;

/**
 * The discount of a caller's code. Refuses like an online order. If the guest is not known yet, their limits are
 * checked when the visit is booked.
 */
export async function readCallersCode(
  app: Pick<UseCases, "engine" | "now" | "seal">,
  { serviceIds, code, guestId, email }: Asked,
): Promise<Result<CodeDiscount[]>> {
  if (code === undefined) return ok([]);
  const caller = { guestId: guestId ?? null, userId: await knownUser(app.engine.read, email) };
  return await readCodes(app, { caller, codes: [code], serviceIds });
}

/** What a visit costs a caller who books it now, as `createDeskBooking` would price it. Holds nothing. */
export async function quoteForCaller(
  app: Pick<UseCases, "engine" | "now" | "seal">,
  asked: Asked & Pick<DeskRequest, "packageId">,
): Promise<Result<{ quote: Quote; creditCents: number }>> {
  const db = app.engine.read;
  const found = await findServices(db, asked.serviceIds);
  if (!found.ok) return found;
  const coded = await readCallersCode(app, asked);
  if (!coded.ok) return coded;
  const userId = await knownUser(db, asked.email);
  const { guestId = null, packageId, serviceIds } = asked;
  const sessions = await refusable(async () =>
    ok(
      packageId === undefined
        ? null
        : await readDeskSession(app, db, { guestId, userId: null }, { packageId, serviceIds }),
    ),
  );
  if (!sessions.ok) return sessions;
  const discounts = [...(await findDiscounts(db, userId, app.now())), ...coded.value];
  const quote = priceServices(found.value, discounts, sessions.value);
  return ok({ quote, creditCents: sessions.value?.worthCents ?? 0 });
}
