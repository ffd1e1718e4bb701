import { isStaff } from "#domain/access.ts";
import { memberDiscount } from "#domain/membership.ts";
import { toDollars } from "#domain/money.ts";
import { findMemberUntil, listMembershipsOfUser } from "#server/database/memberships.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toReceipt } from "#server/http/wire/receipts.ts";
import { prepareMembership } from "#server/usecases/checkout/prepare-membership.ts";
import { settleOwn } from "#server/usecases/checkout/settle-own.ts";
import { refundMembership } from "#server/usecases/members/refund-membership.ts";
import { soldYearCents } from "#server/usecases/members/sold-year.ts";
import { readMembershipReceipt } from "#server/usecases/receipts/read-receipt.ts";
import { ok } from "#server/usecases/result.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

type MembershipCalls =
  | "readMembership"
  | "createMembershipPayment"
  | "createMembership"
  | "readMembershipReceipt"
  | "refundMembership";

/** A customer's paid years. */
export const membershipHandlers: Pick<Handlers, MembershipCalls> = {
  async readMembership(app, incoming) {
    const { userId } = signedIn(incoming);
    const db = app.engine.read;
    const salon = await readSalon(db);
    const cents = soldYearCents(salon, app.site);
    const until = await findMemberUntil(db, userId, app.now());
    const years = await listMembershipsOfUser(db, userId);
    return ok({
      until: zonedInstant(until, salon.zone),
      percent: memberDiscount.percent,
      price: cents === null ? null : toDollars(cents),
      years: years.map((year) => ({
        _id: year.id,
        startsAt: zonedInstant(year.starts_at, salon.zone),
        endsAt: zonedInstant(year.ends_at, salon.zone),
        price: toDollars(year.price_cents),
        refunded: year.refunded_at !== null,
      })),
    });
  },

  async createMembershipPayment(app, incoming) {
    const caller = signedIn(incoming);
    const { userId, email, name, phone } = caller;
    const buyer = { userId, email, name, phone: phone ?? "", worksHere: isStaff(caller) };
    const { price, until } = incoming.body;
    const shown = { price, until: typeof until === "string" ? Date.parse(until) : until };
    const prepared = await prepareMembership(app, buyer, shown);
    if (!prepared.ok) return prepared;
    const { clientSecret, purchaseId, totalCents } = prepared.value;
    return ok({ clientSecret, purchaseId, total: toDollars(totalCents) });
  },

  async createMembership(app, incoming) {
    const { userId } = signedIn(incoming);
    const made = await settleOwn(app, { userId, ...incoming.body, kind: "membership" });
    return made.ok ? ok({ insertedId: made.value.id }) : made;
  },

  async readMembershipReceipt(app, incoming) {
    const receipt = await readMembershipReceipt(app, signedIn(incoming), incoming.params.id);
    if (!receipt.ok) return receipt;
    const { zone } = await readSalon(app.engine.read);
    return ok(toReceipt(receipt.value, zone));
  },

  async refundMembership(app, incoming) {
    const { params, body } = incoming;
    const until = body?.until === undefined ? undefined : Date.parse(body.until);
    const refunded = await refundMembership(app, signedIn(incoming).userId, params.id, until);
    return refunded.ok ? ok({ refund: toDollars(refunded.value) }) : refunded;
  },
};
